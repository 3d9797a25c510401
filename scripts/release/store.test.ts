import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@poku/shared/contract';
import { describeFiles } from './files';
import {
  type EmbedRelease,
  promoted,
  type ShellRelease,
  unitPromoted,
  unitRolledBack,
} from './registry-document';
import { ReleaseStore } from './store';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'poku-store-'));
});
afterEach(() => rm(root, { recursive: true }));

const built = async (
  name: string,
  version: string,
  code: string,
): Promise<{ release: Release; folder: string }> => {
  const folder = await mkdtemp(join(root, 'build-'));
  await writeFile(join(folder, 'entry.js'), code);
  const release: Release = {
    name,
    version,
    contractVersion: '1.0.0',
    container: `${name}_${version}`,
    entry: 'entry.js',
    files: await describeFiles(folder),
    pages: {},
    widgets: {},
    routes: [],
    slots: [],
    shared: {},
    commit: 'unknown',
    budgetBytes: 1,
  };
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  return { release, folder };
};

describe('the release store', () => {
  it('takes the same bytes of a version twice and refuses other bytes', async () => {
    const store = new ReleaseStore(join(root, 'store'));
    const first = await built('mfe-a', '1', 'one()');
    const other = await built('mfe-a', '1', 'two()');
    await expect(store.publish('mfe-a', first.release, first.folder)).resolves.toBe(true);
    await expect(store.publish('mfe-a', first.release, first.folder)).resolves.toBe(false);
    await expect(store.publish('mfe-a', other.release, other.folder)).rejects.toThrow(
      'published with other bytes',
    );
    await expect(readFile(join(root, 'store/remotes/mfe-a/1/entry.js'), 'utf8')).resolves.toBe('one()');
  });

  it('refuses a build whose files are not those that it describes', async () => {
    const store = new ReleaseStore(join(root, 'store'));
    const { release, folder } = await built('mfe-a', '1', 'one()');
    await writeFile(join(folder, 'entry.js'), 'changed()');
    await expect(store.publish('mfe-a', release, folder)).rejects.toThrow('entry.js is not the file');
    await expect(store.release('mfe-a', '1')).rejects.toThrow('not published');
  });

  it.each(['../1', '', 'a/b', '.hidden', 'a b'])(
    'refuses the version or channel %j, which could lead out of its folder',
    async (value) => {
      const store = new ReleaseStore(join(root, 'store'));
      await expect(store.release('mfe-a', value)).rejects.toThrow('version');
      await expect(store.registry(value)).rejects.toThrow('channel');
    },
  );

  it('changes no live release by publishing', async () => {
    const store = new ReleaseStore(join(root, 'store'));
    const { release, folder } = await built('mfe-a', '1', 'one()');
    await store.publish('mfe-a', release, folder);
    await expect(store.registry('production')).resolves.toMatchObject({ revision: 0, remotes: {} });
  });

  it('counts every one of many changes at once', async () => {
    const store = new ReleaseStore(join(root, 'store'));
    const releases = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((letter) => built(`mfe-${letter}`, '1', letter)),
    );
    await Promise.all(
      releases.map(({ release }) => store.change('production', (registry) => promoted(registry, release))),
    );
    const { revision, remotes } = await store.registry('production');
    expect(revision).toBe(5);
    expect(Object.keys(remotes).sort()).toEqual(['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d', 'mfe-e']);
    await expect(readdir(join(root, 'store/channels/production'))).resolves.toEqual(['registry.json']);
  });

  it('shows the live release of the embed under the addresses that stay, and the one before after a rollback', async () => {
    const store = new ReleaseStore(join(root, 'store'));
    for (const version of ['1', '2']) {
      const folder = await mkdtemp(join(root, 'build-'));
      await writeFile(join(folder, 'loader.js'), `load(${version})`);
      await writeFile(join(folder, 'remoteEntry.js'), `remote(${version})`);
      await writeFile(join(folder, 'frame.html'), `frame ${version}`);
      const files = await describeFiles(folder);
      const release: EmbedRelease = { version, entry: 'loader.js', files, commit: 'unknown' };
      await writeFile(join(folder, 'release.json'), JSON.stringify(release));
      await store.publish('embed', release, folder);
    }
    const shown = (name: string) => readFile(join(root, 'store/channels/production/embed', name), 'utf8');
    await store.change('production', (registry) => unitPromoted(registry, 'embed', '1'));
    await expect(shown('loader.js')).resolves.toBe('load(1)');
    await store.change('production', (registry) => unitPromoted(registry, 'embed', '2'));
    await expect(shown('loader.js')).resolves.toBe('load(2)');
    await expect(shown('frame.html')).resolves.toBe('frame 2');
    await store.change('production', (registry) => unitRolledBack(registry, 'embed'));
    await expect(shown('remoteEntry.js')).resolves.toBe('remote(1)');
    await expect(readFile(join(root, 'store/embed/2/loader.js'), 'utf8')).resolves.toBe('load(2)');
  });

  it('shows worker and manifest of the live shell at the root; a shell from before them leaves what is there', async () => {
    const store = new ReleaseStore(join(root, 'store'));
    for (const version of ['1', '2', '3']) {
      const folder = await mkdtemp(join(root, 'build-'));
      await writeFile(join(folder, 'shell.js'), `shell(${version})`);
      if (version !== '1') {
        await writeFile(join(folder, 'sw.js'), `work(${version})`);
        await writeFile(join(folder, 'manifest.webmanifest'), `{"version":${version}}`);
      }
      const files = await describeFiles(folder);
      const release: ShellRelease = { version, entry: 'shell.js', files, earlyScript: '', template: version };
      await writeFile(join(folder, 'release.json'), JSON.stringify(release));
      await store.publish('shell', release, folder);
    }
    const shown = (name: string) => readFile(join(root, 'store/channels/production', name), 'utf8');
    const promote = (version: string) =>
      store.change('production', (registry) => unitPromoted(registry, 'shell', version));
    await promote('1');
    await expect(shown('index.html')).resolves.toBe('1');
    await expect(shown('sw.js')).rejects.toThrow('ENOENT');
    await promote('2');
    await promote('3');
    await expect(shown('sw.js')).resolves.toBe('work(3)');
    await expect(shown('manifest.webmanifest')).resolves.toBe('{"version":3}');
    await store.change('production', (registry) => unitRolledBack(registry, 'shell'));
    await expect(shown('sw.js')).resolves.toBe('work(2)');
    await promote('1');
    await expect(shown('index.html')).resolves.toBe('1');
    await expect(shown('sw.js')).resolves.toBe('work(2)');
  });

  it('changes nothing when the change is refused', async () => {
    const store = new ReleaseStore(join(root, 'store'));
    const refusal = store.change('production', () => {
      throw new Error('no');
    });
    await expect(refusal).rejects.toThrow('no');
    await expect(store.registry('production')).resolves.toMatchObject({ revision: 0 });
  });
});
