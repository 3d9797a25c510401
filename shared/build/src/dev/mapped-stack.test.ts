import { mappedStack } from './mapped-stack';

/** Line 1 of the script is line 7 of the source, from its 5th column on; line 2 is of a library. */
const map = JSON.stringify({
  version: 3,
  names: [],
  sources: ['webpack://poku/mfe-x/src/a.tsx', 'webpack://poku/node_modules/lib/index.js'],
  mappings: 'AAMI;ACNJ',
});
const mapOf = (version: string, file: string) =>
  version === 'dev-ab12' && file === 'page.js' ? map : undefined;

const BASE = 'http://localhost:3100/remotes/mfe-x/dev-ab12';

test('places in scripts of builds become places in their sources, and the first own one is told', () => {
  const stack = [
    `    at run (${BASE}/page.js:2:1)`,
    `    at Form (${BASE}/page.js?again=1:1:1)`,
    `    at other (${BASE}/unknown.js:1:1)`,
    `    at shell (http://localhost:3100/shell/0.1.0/main.js:1:9)`,
  ].join('\n');
  expect(mappedStack(stack, mapOf)).toEqual({
    stack: [
      '    at run (node_modules/lib/index.js:1:1)',
      '    at Form (mfe-x/src/a.tsx:7:5)',
      `    at other (${BASE}/unknown.js:1:1)`,
      `    at shell (http://localhost:3100/shell/0.1.0/main.js:1:9)`,
    ].join('\n'),
    file: 'mfe-x/src/a.tsx',
    line: 7,
    column: 5,
  });
});

test('a stack of a browser that writes places otherwise is told, too', () => {
  expect(mappedStack(`Form@${BASE}/page.js:1:1`, mapOf).stack).toBe('Form@mfe-x/src/a.tsx:7:5');
});

test('what replaces modules in a page is not told as the place of an error', () => {
  const ours = JSON.stringify({
    version: 3,
    names: [],
    sources: ['webpack://poku/shared/build/src/dev/refresh/family.ts', 'webpack://poku/mfe-x/src/a.tsx'],
    mappings: 'AAAA;ACMI',
  });
  const stack = `    at render (${BASE}/page.js:1:1)\n    at Form (${BASE}/page.js:2:1)`;
  expect(mappedStack(stack, () => ours)).toMatchObject({ file: 'mfe-x/src/a.tsx', line: 7, column: 5 });
});
