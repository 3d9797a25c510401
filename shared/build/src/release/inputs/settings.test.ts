import { readFileSync } from 'node:fs';
import { ROOT } from '@poku/tooling';
import { LOCK_FILE, lockOf } from './lock';
import { readSettings, withImports } from './settings';
import { presentDigests, sha256 } from './sources';

interface Lock {
  readonly packages: Readonly<Record<string, object>>;
}
const { packages } = JSON.parse(readFileSync(ROOT + LOCK_FILE, 'utf8')) as Lock;
const FILES = ['shared/build/src/webpack/remote-config.ts', 'shell/src/index.html'];
const present = presentDigests();

const digest = async ({
  locked = {},
  changed = '',
  facts = {},
}: { readonly locked?: object; readonly changed?: string; readonly facts?: object } = {}): Promise<string> =>
  (
    await readSettings(
      { files: FILES, facts },
      (path) => (path === changed ? Promise.resolve(sha256('changed')) : present(path)),
      lockOf(JSON.stringify({ packages: { ...packages, ...locked } })),
    )
  ).digest;

test('a module of the configuration counts with what it imports', async () => {
  expect(await withImports(FILES)).toEqual([
    'shared/build/src/own-file.ts',
    'shared/build/src/webpack/common.ts',
    'shared/build/src/webpack/container-name.ts',
    'shared/build/src/webpack/federation-options.ts',
    'shared/build/src/webpack/federation/lean-runtime.ts',
    'shared/build/src/webpack/folder-free-ids.ts',
    'shared/build/src/webpack/packages.ts',
    'shared/build/src/webpack/remote-config.ts',
    'shared/build/src/webpack/share-map.ts',
    'shell/src/index.html',
  ]);
});

test.each(['tsconfig.base.json', 'shared/build/src/webpack/common.ts', 'shell/src/index.html'])(
  'another %s is another way to build',
  async (changed) => {
    expect(await digest({ changed })).not.toBe(await digest());
  },
);

test('so are another tool and other facts', async () => {
  const before = await digest();
  expect(await digest({ facts: { budgetBytes: 1 } })).not.toBe(before);
  for (const tool of ['node_modules/webpack', 'node_modules/terser', 'node_modules/typescript'])
    expect(await digest({ locked: { [tool]: { version: '99.0.0', integrity: 'sha512-x' } } })).not.toBe(
      before,
    );
});

test('packages of others are not', async () => {
  const locked = {
    'mfe-help/node_modules/left-pad': { version: '1.3.0', integrity: 'sha512-x' },
    'node_modules/jest': { version: '99.0.0', integrity: 'sha512-y' },
  };
  expect(await digest({ locked, changed: 'shared/build/src/webpack/embed-config.ts' })).toBe(await digest());
});

test('a tool that is not installed is named', async () => {
  const locked = { 'node_modules/webpack': { link: true } };
  await expect(digest({ locked })).rejects.toThrow('webpack is built in and not in package-lock.json');
});
