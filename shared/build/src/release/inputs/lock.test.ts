import { lockedEntries, lockOf, packageFolder } from './lock';

const react = { version: '19.3.1', integrity: 'sha512-a' };
const PACKAGES = {
  '': { workspaces: ['mfe-*'] },
  'mfe-help': { version: '0.1.0' },
  'node_modules/@poku/mfe-help': { resolved: 'mfe-help', link: true },
  'node_modules/react': react,
};
const lock = (more: object = {}) => lockOf(JSON.stringify({ packages: { ...PACKAGES, ...more } }));

test('a new workspace is no other package', () => {
  const more = {
    'mfe-rewards': { version: '0.1.0' },
    'node_modules/@poku/mfe-rewards': { resolved: 'mfe-rewards', link: true },
  };
  expect(lock(more).digest).toBe(lock().digest);
});

test('another package, or another version of one, is told, also inside a workspace', () => {
  expect(lock({ 'node_modules/react': { ...react, version: '19.3.2' } }).digest).not.toBe(lock().digest);
  expect(lock({ 'mfe-help/node_modules/uqr': { version: '0.1.3' } }).digest).not.toBe(lock().digest);
});

test('a package is its version and integrity', () => {
  expect(lockedEntries(lock(), ['node_modules/react'])).toEqual({ 'node_modules/react': '19.3.1 sha512-a' });
  expect(() => lockedEntries(lock(), ['node_modules/@poku/mfe-help'])).toThrow(
    'node_modules/@poku/mfe-help is built in and not in package-lock.json',
  );
});

test.each([
  ['node_modules/react/index.js', 'node_modules/react'],
  ['mfe-help/node_modules/@noble/ed25519/index.js', 'mfe-help/node_modules/@noble/ed25519'],
  ['node_modules/a/node_modules/b/c.js', 'node_modules/a/node_modules/b'],
  ['mfe-help/src/page.ts', undefined],
])('%s is of the package %s', (file, folder) => {
  expect(packageFolder(file)).toBe(folder);
});
