import { readdirSync, readFileSync } from 'node:fs';
import { ROOT } from '@poku/tooling';
import leanRouter from './lean-router.mjs';

const LIBRARY = `${ROOT}node_modules/react-router/dist/production/`;
const sources = readdirSync(LIBRARY)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => readFileSync(LIBRARY + name, 'utf8'));
const [router = ''] = sources.filter((source) => source.includes('function createRouter('));

test('links of the installed router know no prefetching, and its components can fall away', () => {
  const lean = leanRouter(router);
  expect(lean).toMatch(/var NavLink = \/\*#__PURE__\*\/ React\d*\.forwardRef\(/);
  expect(lean).not.toMatch(/^var \w+ = React\d*\.(?:forwardRef|createContext|memo)\(/m);
  expect(lean).not.toMatch(/^\w+\.displayName = /m);
  expect(lean).not.toContain('return shouldPrefetch &&');
  expect(lean).toContain('let prefetchRef, prefetchHandlers;');
});

test('a router that has changed is refused, and what is no router stays as it is', () => {
  expect(() => leanRouter(router.replace('return shouldPrefetch &&', 'return prefetches &&'))).toThrow(
    'see decision 037',
  );
  const others = sources.filter((source) => source !== router);
  expect(others.map(leanRouter)).toEqual(others);
});
