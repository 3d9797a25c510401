import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../webpack/common';
import { SHARED_MODULES } from '../webpack/share-map';
import { installedPackages, remoteInputs } from './inputs';

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

/** Names of `@poku/shared/…` that the remotes import values of, outside of tests. The embed is a root of its own. */
const carriedModules = (): Set<string> => {
  const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
  const files = remotes.flatMap((remote) =>
    readdirSync(join(ROOT, remote, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(?:^|[\\/])(?:testing|embed)[\\/]/.test(file))
      .map((file) => join(ROOT, remote, 'src', file)),
  );
  const imports = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/import (?!type)[^;]*?from '(@poku\/shared\/[\w/-]+)'/g),
  ]);
  return new Set(imports.map(([, name = '']) => name).filter((name) => !(name in SHARED_MODULES)));
};

test('every module of shared that remotes carry counts for their version', () => {
  const inputs = remoteInputs('mfe-a');
  const missing = [...carriedModules()]
    .map((name) => name.replace('@poku/shared/', 'shared/src/'))
    .filter((path) => !inputs.some((input) => input === path || input.startsWith(`${path}/`)));
  expect(missing).toEqual([]);
});
