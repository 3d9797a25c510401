import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { buildRemote } from './build-remote';
import { ownSigner } from './keys/key-home';
import { sourceMapsFile } from './home';
import { takeSourceMaps } from './source-maps';
import { aFolder } from './testing/a-folder';
import { aHomePerTest, aReleaseHome, run } from './testing/a-release-home';
import { aBuild } from './testing/a-store';

const home = aHomePerTest();
const FILE = 'page-a.0123456789ab.js';

/** A published release with the maps of a build, and the key under which they lie. */
const publishWithMaps = async () => {
  const store = await aReleaseHome();
  const folder = await aFolder();
  await writeFile(join(folder, `${FILE}.map`), '{"version":3}');
  await writeFile(join(folder, FILE), 'run()');
  const maps = await takeSourceMaps(folder);
  const built = await aBuild('mfe-help', '3.0.0', 'run(3)', { maps });
  await store.releases.publish('mfe-help', built.release, built.folder, await ownSigner());
  return { store, folder, maps, key: (await store.objects.list('maps/'))[0] ?? '' };
};

test('source maps lie apart from what is served of a release, and are found by the release', async () => {
  const { store, folder, key } = await publishWithMaps();
  expect(await readdir(folder)).toEqual([FILE]);
  expect(key).toMatch(/^maps\/mfe-help\/3\.0\.0\/[0-9a-f]{64}\.json$/);
  const served = (await store.objects.list('')).filter((one) => !one.startsWith('maps/'));
  expect(served.filter((one) => one.includes('.map'))).toEqual([]);
  expect(await store.releases.maps('mfe-help', '3.0.0')).toEqual({ [FILE]: '{"version":3}' });
});

test('source maps of another build are not taken, and the doctor tells of them', async () => {
  const { store, key } = await publishWithMaps();
  await run('promote', 'mfe-help', '--version', '3.0.0');
  expect((await run('doctor')).text).not.toContain('source maps');
  await store.objects.write(key, JSON.stringify({ [FILE]: '{"version":3,"sources":["other.ts"]}' }));
  await expect(store.releases.maps('mfe-help', '3.0.0')).rejects.toThrow(
    'The source maps of mfe-help 3.0.0 are not those that were made with it.',
  );
  const { code, text } = await run('doctor');
  expect(text).toContain('The source maps of mfe-help 3.0.0 are not those');
  // Members miss nothing.
  expect(code).toBe(0);
});

test('a release without source maps says so, and one whose maps are gone is not published', async () => {
  const store = await aReleaseHome();
  await expect(store.releases.maps('mfe-help', '1.0.0')).rejects.toThrow(
    'mfe-help 1.0.0 was published without source maps.',
  );
  const { release, folder } = await aBuild('mfe-help', '3.0.0', 'run(3)', { maps: 'sha384-gone' });
  const publishing = store.releases.publish('mfe-help', release, folder, await ownSigner());
  await expect(publishing).rejects.toThrow('Delete the folder of builds and build again.');
  expect(await store.releases.versions('mfe-help')).toEqual(['1.0.0', '2.0.0']);
});

test('a build has maps of its scripts beside it, which lead to its sources and hold none; no script leads to them', async () => {
  expect(home()).not.toBe('');
  const { folder, release } = await buildRemote('mfe-help', '0.1.0-0123456789');
  expect((await readdir(folder)).filter((name) => name.includes('map'))).toEqual([]);
  const maps = JSON.parse(await readFile(sourceMapsFile(release.maps ?? ''), 'utf8')) as Record<
    string,
    string
  >;
  expect(Object.keys(maps).sort()).toEqual(release.files.map(({ name }) => name).sort());
  const [file = ''] = release.pages['send-report'] ?? [];
  const script = await readFile(join(folder, file), 'utf8');
  expect(script).not.toContain('sourceMappingURL');
  const map = JSON.parse(maps[file] ?? '') as { readonly sourcesContent?: unknown };
  expect(map.sourcesContent).toBeUndefined();
  // A text of the page, in the minified script and in its source.
  const lines = script.slice(0, script.indexOf('alert.raised')).split('\n');
  const place = { line: lines.length, column: lines.at(-1)?.length ?? 0 };
  const found = originalPositionFor(new TraceMap(maps[file] ?? ''), place);
  const source = 'mfe-help/src/pages/send-report/send-report.page.tsx';
  const text = await readFile(new URL(`../../../../${source}`, import.meta.url), 'utf8');
  expect(found).toMatchObject({
    source: `webpack://poku/${source}`,
    line: text.slice(0, text.indexOf('alert.raised')).split('\n').length,
  });
}, 120_000);
