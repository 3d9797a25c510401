import { readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@poku/contract';
import { type BadRelease, described, type Live, route, withFacts } from './a-live-channel';
import { describeFiles } from '../files';
import { aRemoteBuild, MODULES, redescribed, rewritten } from './a-remote-build';

const firstChunk = ({ pages }: Release): string => pages['home']?.[0] ?? '';
const withFile = (name: string) => async (live: Live) => {
  const build = await live.next();
  await writeFile(join(build.folder, name), 'text');
  return { build };
};

/** A release in whose first chunk something more stands. */
const withCode = (code: string) => async (live: Live) => ({
  build: await live.next({}, undefined, { ...MODULES, page: `${MODULES.page};${code}` }),
});

/** A release in whose entry something more stands, and its hash is that of it. */
const withEntryCode = (code: string) => async (live: Live) => {
  const build = await live.next();
  await rewritten(build, build.release.entry, (text) => `${text}${code}`);
  const files = await describeFiles(build.folder);
  return {
    build: await redescribed({ ...build, release: { ...build.release, files } }, (release) => release),
  };
};

/** Releases whose files, names or description are not what they should be. */
export const BAD_FILES: readonly BadRelease[] = [
  [
    'a file that is not there',
    'missing-file',
    async ({ next }) => {
      const build = await next();
      await unlink(join(build.folder, firstChunk(build.release)));
      return { build };
    },
  ],
  [
    'a file that is lost in the store',
    'missing-file',
    async ({ next }) => {
      const build = await next();
      return { build, between: (folder) => unlink(join(folder, firstChunk(build.release))) };
    },
  ],
  [
    'a byte that is changed before it is published',
    'altered-file',
    async ({ next }) => {
      const build = await next();
      return {
        build: await rewritten(build, firstChunk(build.release), (text) => text.replace('chunk', 'Chunk')),
      };
    },
  ],
  [
    'a byte that is changed in the store',
    'altered-file',
    async ({ next }) => {
      const build = await next();
      const chunk = firstChunk(build.release);
      const between = async (folder: string) => {
        await writeFile(join(folder, chunk), 'other();');
        for (const packed of ['.br', '.gz']) await unlink(join(folder, chunk + packed));
      };
      return { build, between };
    },
  ],
  [
    'a compressed file with other bytes',
    'altered-file',
    async ({ next }) => {
      const build = await next();
      return { build, between: (folder) => writeFile(join(folder, `${build.release.entry}.gz`), 'other') };
    },
  ],
  [
    'a size that is not true',
    'wrong-size',
    described((release) => ({
      ...release,
      files: release.files.map((file) => ({ ...file, brotliBytes: 1 })),
    })),
  ],
  ['a script without a hash', 'unlisted-file', withFile('extra.js')],
  [
    'a listed file that is no script',
    'not-a-script',
    async ({ next }) => {
      const build = await next();
      await writeFile(join(build.folder, 'logo.svg'), '<svg/>');
      return {
        build: await redescribed(build, (release) => ({
          ...release,
          files: [...release.files, { ...release.files[0], name: 'logo.svg' }],
        })),
      };
    },
  ],
  ['a source map', 'source-map', withFile('entry.js.map')],
  ['a file that is no part of a release', 'foreign-file', withFile('notes.txt')],
  [
    'a chunk that the entry loads and nobody has',
    'missing-chunk',
    async ({ next }) => {
      const build = await next();
      const { entry } = build.release;
      return {
        build: await rewritten(build, entry, (text) =>
          text.replace('"page-home"', '"page-lost":"0123456789ab","page-home"'),
        ),
      };
    },
  ],
  [
    'a page whose chunk is not listed',
    'missing-chunk',
    described((release) => ({ ...release, pages: { home: ['page-home.js'] } })),
  ],
  [
    'an entry that is not listed',
    'missing-chunk',
    described((release) => ({ ...release, entry: 'start.js' })),
  ],
  [
    'an entry without the hashes of its chunks',
    'chunk-without-hash',
    async ({ next }) => {
      const build = await next();
      return {
        build: await rewritten(build, build.release.entry, (text) => text.replaceAll('sha384-', 'sha000-')),
      };
    },
  ],
  ['a second React', 'second-copy', withCode('function C(){}C.prototype.isReactComponent={};')],
  ['a second renderer', 'second-copy', withCode('const k="__reactFiber$";')],
  ['styles of its own library', 'second-copy', withCode('const s="/*!sc*/";')],
  [
    'a module of its own for when the shell gives none',
    'second-copy',
    withEntryCode('var c={5:{shareKey:"react",fallback:()=>r.e("x").then(()=>()=>r(6))}};'),
  ],
  [
    'a module that it gives to everybody',
    'second-copy',
    withEntryCode('var p=[{name:"react",version:()=>"19.0.0",factory:()=>r.e("x")}];'),
  ],
  [
    'a module from a share that nobody fills',
    'shared-unknown',
    withEntryCode('var c={5:{shareKey:"lodash",fallback:void 0}};'),
  ],
  ['an entry that is a module', 'entry-no-script', withEntryCode('export const get=1;')],
  ['a script that imports a module', 'entry-no-script', withEntryCode('const m=()=>import("./a.js");')],
  ['the name of another remote', 'wrong-name', async ({ next }) => ({ build: await next(), name: 'mfe-b' })],
  ['a version that is none', 'malformed-version', async ({ next }) => ({ build: await next({}, 'newest') })],
  [
    'an old release in the folder of a new one',
    'wrong-version',
    async ({ next }) => ({
      build: await next(),
      between: async (folder) => {
        const old = join(folder, '../1.0.0');
        for (const name of await readdir(folder)) await unlink(join(folder, name));
        for (const name of await readdir(old))
          await writeFile(join(folder, name), await readFile(join(old, name)));
      },
    }),
  ],
  ['the global of another version', 'wrong-container', withFacts({ container: 'mfe_a_1_0_0' })],
  [
    'the global of another remote',
    'container-taken',
    async () => ({ build: await aRemoteBuild('mfe_b', '1.0.0') }),
  ],
  [
    'a version that was published with other bytes',
    'republished-version',
    async (live) => {
      const build = await live.next({ routes: [...(live.own.routes ?? []), route('/c', 'other')] }, '1.0.0');
      return { build };
    },
  ],
  [
    'a description without a field',
    'malformed-release',
    described((release) => ({ ...release, commit: undefined })),
  ],
  [
    'a description that is no JSON',
    'malformed-release',
    async ({ next }) => {
      const build = await next();
      return { build, between: (folder) => writeFile(join(folder, 'release.json'), '{') };
    },
  ],
];
