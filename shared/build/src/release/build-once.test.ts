import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT } from '@poku/tooling';
import { commonConfig } from '../webpack/common';
import { buildOnce, type BuildPlan, recordFinder } from './build-once';
import { compile } from '../webpack/compile';
import { describeFiles } from './files';
import type { EmbedRelease } from './registry-document';

const SOURCES = {
  'package.json': '{"name": "fixture", "sideEffects": false}',
  'main.js':
    "import {hello} from './words'; import {LOUD} from './loud'; import {openDB} from 'idb'; console.log(hello, LOUD, openDB, NAME);",
  'words/index.js': "export {hello} from './hello'; export {bye} from './bye';",
  'words/hello.js': "export const hello = 'hello';",
  'words/bye.js': "export const bye = 'bye';",
  'loud.js': 'export const LOUD = true;',
  'unused.js': "export const unused = 'unused';",
};
const NAME = 'fixture';

let folder: string;
let made = 0;
const { POKU_BUILDS } = process.env;
beforeEach(async () => {
  await mkdir(`${ROOT}.poku`, { recursive: true });
  folder = await mkdtemp(`${ROOT}.poku/build-once-`);
  process.env.POKU_BUILDS = join(folder, 'builds');
  await write(SOURCES);
});
afterEach(async () => {
  if (POKU_BUILDS === undefined) delete process.env.POKU_BUILDS;
  else process.env.POKU_BUILDS = POKU_BUILDS;
  await rm(folder, { recursive: true });
});

/** Writes sources as of a moment ago: what changes while a build runs is another matter. */
const write = async (files: Readonly<Record<string, string>>): Promise<void> => {
  const past = new Date(Date.now() - 60_000);
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    await utimes(file, past, past);
  }
};

const planOf = async (facts: object): Promise<BuildPlan<EmbedRelease>> => {
  const { default: webpack } = await import('webpack');
  return {
    name: NAME,
    workspace: 'shell',
    settings: { files: ['shared/build/src/webpack/common.ts'], facts },
    make: async ({ folder: output, noVersion, trace, version }) => {
      made += 1;
      const common = commonConfig();
      const config = {
        ...common,
        context: folder,
        entry: './main.js',
        output: { ...common.output, path: output },
        plugins: [new webpack.DefinePlugin({ NAME: JSON.stringify(noVersion) })],
      };
      await compile(trace.of(config, async () => [[noVersion, await version()]]));
      return { version: await version(), entry: 'main.js', files: await describeFiles(output) };
    },
  };
};
const build = async (facts: object = {}) => buildOnce(await planOf(facts));
const versionOf = async (facts: object = {}) => (await build(facts)).release.version;
const own = () => folder.slice(ROOT.length);

test('a build has its version in its scripts, and the same sources are not built again', async () => {
  const first = await build();
  expect(first.wasCached).toBe(false);
  const [script = ''] = first.release.files.map(({ name }) => name);
  expect(await readFile(join(first.folder, script), 'utf8')).toContain(first.release.version);
  const before = made;
  expect(await build()).toEqual({ ...first, wasCached: true });
  await write({ 'unused.js': 'export const unused = 2;', 'main.test.js': '' });
  expect(await build()).toEqual({ ...first, wasCached: true });
  expect(made).toBe(before);
  expect(await readdir(dirname(first.folder))).toHaveLength(2);
});

test('its record says what stands in its scripts, and what it only looked at', async () => {
  await build();
  const record = await (await recordFinder(await planOf({})))();
  expect(record?.bundled).toEqual(['loud.js', 'main.js', 'words/hello.js'].map((file) => `${own()}/${file}`));
  expect(Object.keys(record?.packages ?? {})).toEqual(['node_modules/idb']);
  const read = Object.keys(record?.read ?? {});
  for (const file of ['main.js', 'words/index.js', 'package.json'])
    expect(read).toContain(`${own()}/${file}`);
  expect(read).not.toContain(`${own()}/unused.js`);
  // A file of this name would be taken in the place of the folder.
  expect(record?.absent).toContain(`${own()}/words.js`);
});

test('one byte of a file that is bundled makes another version, and of any other file none', async () => {
  const before = await build();
  const changed: string[] = [];
  for (const [name, text] of Object.entries(SOURCES)) {
    await write({ [name]: `${text}\n` });
    const { release, wasCached } = await build();
    if (release.version !== before.release.version) changed.push(name);
    else expect(wasCached).toBe(true);
    await write({ [name]: text });
  }
  expect(changed.sort()).toEqual(['loud.js', 'main.js', 'words/hello.js']);
  expect(await versionOf()).toBe(before.release.version);
});

test('a file that only passes names on counts by what it does', async () => {
  const before = await versionOf();
  await write({
    'words/index.js': "export {bye as hello} from './bye'; export {hello as bye} from './hello';",
  });
  expect(await versionOf()).not.toBe(before);
  await write({ 'words/index.js': "export {bye} from './bye';\nexport {hello} from './hello';\n" });
  expect(await versionOf()).toBe(before);
});

test('the value of a constant counts, wherever it was put', async () => {
  const before = await versionOf();
  await write({ 'loud.js': 'export const LOUD = !1;' });
  expect(await versionOf()).not.toBe(before);
});

test('a new file that takes the place of one counts, and another fact', async () => {
  const before = await versionOf();
  expect(await versionOf({ budgetBytes: 1 })).not.toBe(before);
  await write({ 'words.js': "export const hello = 'other';" });
  expect(await versionOf()).not.toBe(before);
});

test('a build that fails leaves no record, and what was built before stays', async () => {
  const { folder: built } = await build();
  await write({ 'main.js': "import './nowhere';" });
  await expect(build()).rejects.toThrow('nowhere');
  expect(existsSync(built)).toBe(true);
  await write(SOURCES);
  expect((await build()).wasCached).toBe(true);
});
