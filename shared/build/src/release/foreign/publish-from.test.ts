import { readdir, readFile, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@poku/contract';
import { containerName } from '../../webpack/container-name';
import { buildRemote } from '../build-remote';
import { openStore } from '../channel';
import { judgeOwn } from '../check/own-release';
import { integrityOf } from '../files';
import { type AnyManifest, aBuildWithCopies, aRspackBuild, changed } from '../testing/a-foreign-build';
import { aFolder } from '../testing/a-folder';
import { aHomePerTest, run } from '../testing/a-release-home';
import { buildFrom } from './build-from';
import { MANIFEST } from './manifest';

jest.setTimeout(240_000);

aHomePerTest();
let build: string;
beforeAll(async () => {
  build = await aRspackBuild();
});

/** What is said of a build that cannot become a release. */
const findingsOf = async (folder: string) => {
  const built = await buildFrom('mfe-help', folder);
  if (!('findings' in built)) throw new Error(`It was taken as ${built.release.version}.`);
  return built.findings;
};

const topic = ({ exposes }: AnyManifest): AnyManifest['exposes'][number] => {
  const found = exposes.find(({ name }) => name === 'pages/topic');
  if (!found) throw new Error('The build exposes no topic.');
  return found;
};

test('a build of Rspack is published and promoted; its release says what that of webpack says', async () => {
  const told = await run('publish', 'mfe-help', '--from', build);
  const [, version = ''] = /^mfe-help (\S+) is published/.exec(told.text) ?? [];
  expect(told).toMatchObject({ code: 0, text: expect.stringContaining(`--version ${version}`) as unknown });
  expect((await run('promote', 'mfe-help', '--version', version)).code).toBe(0);
  const store = await openStore();
  const { remotes } = await store.registry('production');
  expect(remotes['mfe-help']?.live?.version).toBe(version);

  const release = await store.releases.read<Release>('mfe-help', version);
  const { release: own } = await buildRemote('mfe-help');
  const sorted = (uses: Release['uses'] = {}) => Object.entries(uses).sort();
  expect(sorted(release.uses)).toEqual(sorted(own.uses));
  expect(release.types).toEqual(own.types);
  expect(release.routes).toEqual(own.routes);
  expect(release.server?.name).toBe(own.server?.name);
  expect(Object.keys(release.pages).sort()).toEqual(Object.keys(own.pages).sort());
  expect(release.parts).toMatchObject({ 'mfe-help/src/wording': expect.any(Number) as unknown });
  expect(release.container).toBe(containerName('mfe-help', version));

  const keys = await store.objects.list(store.releases.key('mfe-help', version, ''));
  expect(keys.filter((key) => /\.map|manifest|stats/.test(key))).toEqual([]);
  const entry = await store.objects.read(store.releases.key('mfe-help', version, release.entry));
  for (const { name, integrity } of release.files) {
    const file = await store.objects.read(store.releases.key('mfe-help', version, name));
    expect(integrityOf(file?.bytes ?? '')).toBe(integrity);
    expect(file?.bytes.toString()).not.toContain('0000000000');
    if (name !== release.entry) expect(entry?.bytes.toString()).toContain(integrity);
  }

  const maps = Object.values(await store.releases.maps('mfe-help', version)).join('\n');
  expect(maps).toContain('"webpack://poku/mfe-help/src/pages/topic/topic.page.tsx"');
  expect(maps).not.toContain('sourcesContent');

  const again = await buildFrom('mfe-help', build);
  expect(again).toMatchObject({ release: { version } });
  const other = await changed(build, async (folder) => {
    const name = (await readdir(folder)).find((file) => /^entry\..+\.js$/.test(file)) ?? '';
    await writeFile(join(folder, name), `${await readFile(join(folder, name), 'utf8')}\n`);
  });
  const next = await buildFrom('mfe-help', other);
  expect(next).not.toMatchObject({ release: { version } });
});

test.each<[string, string, string, (folder: string, manifest: AnyManifest) => Promise<void> | void]>([
  [
    'a manifest that lacks a page',
    'not-exposed',
    './pages/topic',
    (_, manifest) => void (manifest.exposes = manifest.exposes.filter((one) => one !== topic(manifest))),
  ],
  [
    'a page that nobody claims',
    'exposed-unclaimed',
    './pages/extra',
    (_, { exposes }) =>
      void exposes.push({ name: 'pages/extra', assets: { js: { sync: [] }, css: { sync: [] } } }),
  ],
  [
    'a file that is not there',
    'missing-file',
    'page-topic',
    (folder, manifest) => unlink(join(folder, topic(manifest).assets.js.sync[0] ?? '')),
  ],
  [
    'a path out of the folder',
    'foreign-path',
    '../secret.js',
    (_, manifest) => void topic(manifest).assets.js.sync.push('../secret.js'),
  ],
  [
    'an absolute path',
    'foreign-path',
    '/etc/secret.js',
    (_, manifest) => void topic(manifest).assets.js.sync.push('/etc/secret.js'),
  ],
  [
    'a link',
    'foreign-path',
    'link.js',
    async (folder, manifest) => {
      await symlink('/etc/hostname', join(folder, 'link.js'));
      topic(manifest).assets.js.sync.push('link.js');
    },
  ],
  [
    'an entry that is a module',
    'entry-no-script',
    'module',
    (_, { metaData }) => void (metaData.remoteEntry.type = 'module'),
  ],
  [
    'an entry that is a module, and says that it is a script',
    'entry-no-script',
    'entry.',
    (folder, { metaData }) => writeFile(join(folder, metaData.remoteEntry.name), 'export const get = 1;'),
  ],
  [
    'the global of another remote',
    'malformed-manifest',
    'mfe_other',
    (_, { metaData }) => void (metaData.globalName = 'mfe_other'),
  ],
  [
    'a build of other sources, by its maps,',
    'built-of-others',
    'mfe-help/src/pages/topic/topic.page.tsx',
    async (folder, manifest) => {
      const map = join(folder, `${topic(manifest).assets.js.sync[0] ?? ''}.map`);
      const text = await readFile(map, 'utf8');
      const { sources, sourcesContent, ...rest } = JSON.parse(text) as Record<
        'sources' | 'sourcesContent',
        string[]
      >;
      const at = sources.findIndex((source) => source.endsWith('topic.page.tsx'));
      sourcesContent[at] += '\n';
      await writeFile(map, JSON.stringify({ ...rest, sources, sourcesContent }));
    },
  ],
  [
    'a style sheet',
    'malformed-manifest',
    'a.css',
    (_, manifest) => void topic(manifest).assets.css.sync.push('a.css'),
  ],
])('%s is refused: %s, %s', async (_, code, words, change) => {
  const findings = await findingsOf(await changed(build, change));
  expect(findings).toMatchObject([
    { code, severity: 'error', what: expect.stringContaining(words) as unknown },
  ]);
});

test('a folder without a manifest, and none at all, are refused', async () => {
  expect(await findingsOf(await aFolder())).toMatchObject([{ code: 'malformed-manifest' }]);
  const gone = await aFolder();
  await rm(gone, { recursive: true });
  expect(await findingsOf(gone)).toMatchObject([{ code: 'missing-folder', where: '--from' }]);
  const broken = await aFolder();
  await writeFile(join(broken, MANIFEST), '{');
  expect(await findingsOf(broken)).toMatchObject([{ what: `${MANIFEST} is no JSON.` }]);
  await expect(run('publish', 'shell', '--from', build)).rejects.toThrow('--from is for remotes');
});

/** What the gate says of a build. */
const judged = async (folder: string) =>
  (await judgeOwn(await openStore(), 'mfe-help', 'production', { from: folder })).findings;

test('the container is judged, whatever the manifest says that it exposes', async () => {
  const folder = await changed(build, async (copy, { metaData }) => {
    const entry = join(copy, metaData.remoteEntry.name);
    await writeFile(entry, (await readFile(entry, 'utf8')).replace('"./pages/topic":', '"./pages/other":'));
  });
  expect(await judged(folder)).toMatchObject([
    { code: 'missing-page', what: expect.stringContaining('topic') as unknown },
  ]);
});

test('an entry that throws when it begins is refused with what it says', async () => {
  const folder = await changed(build, async (copy, { metaData }) => {
    const entry = join(copy, metaData.remoteEntry.name);
    await writeFile(entry, `noSuchName();${await readFile(entry, 'utf8')}`);
  });
  expect(await judged(folder)).toMatchObject([
    { code: 'entry-throws', what: expect.stringContaining('noSuchName is not defined') as unknown },
  ]);
});

test('a chunk with other bytes than those that the entry has the hash of is refused', async () => {
  const folder = await changed(build, async (copy, manifest) => {
    const chunk = join(copy, topic(manifest).assets.js.sync[0] ?? '');
    await writeFile(chunk, `${await readFile(chunk, 'utf8')}\n`);
  });
  expect(await judged(folder)).toMatchObject([
    { code: 'chunk-without-hash', what: expect.stringContaining('page-topic') as unknown },
  ]);
});

test('a second React is refused with the line that pulls it in, whatever the manifest shares', async () => {
  const folder = await aBuildWithCopies('react', 'react/jsx-runtime');
  const findings = await judged(folder);
  expect(findings.filter(({ code }) => code !== 'over-budget')).toMatchObject([
    {
      code: 'second-copy',
      what: expect.stringMatching(/^page-.+\.js carries react, which a page has once/) as unknown,
      where: expect.stringMatching(/^mfe-help\/src\/\S+\.tsx?:\d+ imports react$/) as unknown,
    },
  ]);
});

test('libraries that a package brings are refused with the way to them', async () => {
  const findings = await judged(await aBuildWithCopies('@poku/kit'));
  expect(findings).toContainEqual(
    expect.objectContaining({
      code: 'second-copy',
      where: expect.stringMatching(
        /^mfe-help\/src\/\S+:\d+ imports @poku\/kit \(@poku\/kit → styled-components\)$/,
      ) as unknown,
    }),
  );
});
