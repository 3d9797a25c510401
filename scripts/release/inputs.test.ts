import { installedPackages } from './inputs';

const lockOf = (packages: object): string => JSON.stringify({ name: 'poku', packages });
const react = { version: '19.3.1', integrity: 'sha512-a' };
const lock = {
  '': { workspaces: ['mfe-*'] },
  'mfe-help': { version: '0.1.0' },
  'node_modules/@poku/mfe-help': { resolved: 'mfe-help', link: true },
  'node_modules/react': react,
};

test('a new workspace makes no other build another one', () => {
  const more = {
    ...lock,
    'mfe-rewards': { version: '0.1.0' },
    'node_modules/@poku/mfe-rewards': { resolved: 'mfe-rewards', link: true },
  };
  expect(installedPackages(lockOf(more))).toBe(installedPackages(lockOf(lock)));
});

test('another package, or another version of one, does, also inside a workspace', () => {
  const before = installedPackages(lockOf(lock));
  const newer = { ...lock, 'node_modules/react': { ...react, version: '19.3.2' } };
  const nested = { ...lock, 'mfe-help/node_modules/uqr': { version: '0.1.3' } };
  expect(installedPackages(lockOf(newer))).not.toBe(before);
  expect(installedPackages(lockOf(nested))).not.toBe(before);
});
