import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack, { type Compiler } from 'webpack';
import { createPatches, type DevPatch } from './patches';

interface Followed {
  readonly version: string;
  readonly patch: DevPatch | undefined;
}

let folder: string;
let compiler: Compiler;
let followed: Followed;

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const close = () => new Promise<void>((resolve) => compiler.close(() => resolve()));
const build = (): Promise<Followed> =>
  new Promise((resolve, reject) =>
    compiler.run((failure, stats) => {
      if (failure) reject(failure);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve(followed);
    }),
  );

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poku-patches-'));
  await write('entry.js', `import { label } from './label'; import './other'; globalThis.shown = label;`);
  await write('label.js', `import { word } from './word'; export const label = word + '!';`);
  await write('word.js', `export const word = 'satu';`);
  await write('other.js', `globalThis.other = 1;`);
  const made = webpack({
    mode: 'development',
    context: folder,
    entry: './entry.js',
    devtool: 'source-map',
    output: { path: join(folder, 'out') },
    optimization: { concatenateModules: false, moduleIds: 'named' },
  });
  if (!made) throw new Error('webpack was given no configuration.');
  compiler = made;
  const follow = createPatches();
  compiler.hooks.thisCompilation.tap('Test', (compilation) => {
    compilation.hooks.beforeHash.tap('Test', () => (followed = follow(compilation)));
  });
});
afterEach(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

/** What a patch puts into a page that runs it. */
const run = (patch: DevPatch | undefined) => {
  const page: { pokuPatches?: Record<string, { importers: unknown; modules: Record<string, unknown> }> } = {};
  runInNewContext(patch?.text ?? '', { self: page });
  return page.pokuPatches?.[patch?.version ?? ''];
};

test('a patch has the modules that changed, and who imports them', async () => {
  const first = await build();
  expect(first.patch).toBeUndefined();
  await write('word.js', `export const word = 'dua';`);
  const second = await build();
  expect(second.patch?.from).toBe(first.version);
  expect(second.patch?.version).toBe(second.version);
  const patch = run(second.patch);
  expect(Object.keys(patch?.modules ?? {})).toEqual(['./word.js']);
  expect(patch?.importers).toEqual({
    './word.js': ['./label.js'],
    './label.js': ['./entry.js'],
    './entry.js': [],
  });
});

test('its map names sources by their whole path', async () => {
  await build();
  await write('word.js', `export const word = 'dua';`);
  const { patch } = await build();
  const [, encoded = ''] = /base64,(.*)\n$/.exec(patch?.text ?? '') ?? [];
  const map = JSON.parse(Buffer.from(encoded, 'base64').toString()) as { sources: string[] };
  expect(map.sources).toEqual([`webpack://poku/${join(folder, 'word.js')}`]);
});

test('sources that are as they were need no patch; those of before have another version', async () => {
  const first = await build();
  expect(await build()).toEqual({ version: first.version, patch: undefined });
  await write('word.js', `export const word = 'dua';`);
  await build();
  await write('word.js', `export const word = 'satu';`);
  const back = await build();
  expect(back.version).not.toBe(first.version);
  expect(Object.keys(run(back.patch)?.modules ?? {})).toEqual(['./word.js']);
});

test('what needs another runtime comes as a whole build', async () => {
  const first = await build();
  await write('other.js', `void import('./late');`);
  await write('late.js', `export const late = 1;`);
  const second = await build();
  expect(second.version).not.toBe(first.version);
  expect(second.patch).toBeUndefined();
});
