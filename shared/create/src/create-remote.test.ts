import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@poku/tooling';
import { createRemote } from './create-remote';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'poku-create-'));
});
afterEach(() => rm(root, { recursive: true }));

const textOf = (path: string) => readFile(join(root, path), 'utf8');
const filesIn = async (folder = root): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();

test('an empty folder becomes a repository with a remote, its tests, a journey and recipes for CI', async () => {
  const said = await createRemote(root, ['mfe-gift-cards', '--path', '/poin/kartu']);
  const files = await filesIn();
  expect(files).toEqual(
    expect.arrayContaining([
      '.github/workflows/mfe-gift-cards.yml',
      '.gitignore',
      '.gitlab-ci.yml',
      'e2e/journeys/mfe-gift-cards.spec.ts',
      'jest.config.mjs',
      'mfe-gift-cards/remote.config.ts',
      'mfe-gift-cards/src/pages/gift-cards/gift-cards.page.test.tsx',
      'mfe-gift-cards/src/widgets/gift-cards/gift-cards.widget.tsx',
      'package.json',
      'tsconfig.json',
    ]),
  );
  for (const file of files) {
    expect(said).toContain(`  ${file}\n`);
    // What GitHub puts in has spaces around it.
    expect(await textOf(file)).not.toMatch(/\{\{\w+\}\}/);
  }
  expect(await textOf('mfe-gift-cards/remote.config.ts')).toContain(`path: '/poin/kartu'`);
  expect(JSON.parse(await textOf('package.json'))).toMatchObject({
    workspaces: ['mfe-*'],
    scripts: { dev: 'poku dev mfe-gift-cards' },
  });
});

test("another remote joins a team's repository, whose files stay", async () => {
  await createRemote(root, ['mfe-rewards']);
  const before = await filesIn();
  await writeFile(join(root, 'README.md'), 'ours');
  await createRemote(root, ['mfe-gifts']);
  expect(await textOf('README.md')).toBe('ours');
  const added = (await filesIn()).filter((file) => !before.includes(file));
  expect(added).toContain('mfe-gifts/remote.config.ts');
  expect(added.every((file) => file.includes('mfe-gifts'))).toBe(true);
});

test.each([
  [[], 'One name is needed.'],
  [['mfe-a', 'mfe-b'], 'One name is needed.'],
  [['rewards'], 'it begins with mfe-'],
  [['mfe-a', '--path', 'a'], 'cannot be the path of a page'],
  [['mfe-a', '--route', '/a'], `Unknown option '--route'`],
])('%j is refused, and nothing is written', async (args, reason) => {
  await expect(createRemote(root, args)).rejects.toThrow(reason);
  expect(await filesIn()).toEqual([]);
});

test('nothing is written over what is there', async () => {
  await mkdir(join(root, 'mfe-rewards'));
  await expect(createRemote(root, ['mfe-rewards'])).rejects.toThrow('mfe-rewards is there already');
  await writeFile(join(root, '.gitignore'), 'ours');
  await expect(createRemote(root, ['mfe-gifts'])).rejects.toThrow('.gitignore is there already');
  expect(await filesIn()).toEqual(['.gitignore']);
});

test("a folder that is no team's repository is left alone", async () => {
  await writeFile(join(root, 'package.json'), '{ "name": "shop" }');
  await expect(createRemote(root, ['mfe-rewards'])).rejects.toThrow('no @poku/build');
  expect(await filesIn()).toEqual(['package.json']);
});

test.each([
  ['https://registry.npmjs.org/', ''],
  ['http://npm.poku.example/', '@poku:registry=http://npm.poku.example/\n'],
])('with the registry %s, .npmrc names it when it is no common one', async (registry, line) => {
  const before = process.env.npm_config_registry;
  process.env.npm_config_registry = registry;
  try {
    await createRemote(root, ['mfe-rewards']);
    expect(await textOf('.npmrc')).toBe(`${line}save-exact=true\n`);
  } finally {
    if (before === undefined) delete process.env.npm_config_registry;
    else process.env.npm_config_registry = before;
  }
});

test('a repository asks for the versions that the platform itself is built with', async () => {
  await createRemote(root, ['mfe-rewards']);
  const { devDependencies } = JSON.parse(await textOf('package.json')) as {
    devDependencies: Record<string, string>;
  };
  for (const [name, version] of Object.entries(devDependencies).filter(
    ([one]) => one !== '@axe-core/playwright',
  )) {
    const { version: own } = JSON.parse(
      await readFile(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'),
    ) as { version: string };
    expect([name, version]).toEqual([name, own]);
  }
});
