import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedText } from '@poku/shared/contract';
import { verifyText } from '@poku/shared/release';
import { describeFiles } from './files';
import { folderObjects } from './objects/folder-objects';
import {
  type EmbedRelease,
  promoted,
  rolledBack,
  type ShellRelease,
  unitPromoted,
} from './registry-document';
import { channelKeys, digestOf, type Pointer } from './revision';
import { aBuild, aRoot, aStore } from './testing/a-store';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'poku-store-'));
});
afterEach(() => rm(root, { recursive: true }));

const emptyStore = () => aStore(folderObjects(root));
const pointer = async () =>
  JSON.parse(await readFile(join(root, 'channels/production/live.json'), 'utf8')) as Pointer;
const promotion = (name: string, version: string) => ({ action: 'promote', name, version }) as const;

describe('the releases of a store', () => {
  it('takes the same bytes of a version twice and refuses other bytes', async () => {
    const { store, signer } = await emptyStore();
    const first = await aBuild('mfe-a', '1', 'one()');
    const other = await aBuild('mfe-a', '1', 'two()');
    await expect(store.publish('mfe-a', first.release, first.folder, signer)).resolves.toBe(true);
    await expect(store.publish('mfe-a', first.release, first.folder, signer)).resolves.toBe(false);
    await expect(store.publish('mfe-a', other.release, other.folder, signer)).rejects.toThrow(
      'published with other bytes',
    );
    await expect(readFile(join(root, 'remotes/mfe-a/1/entry.js'), 'utf8')).resolves.toBe('one()');
    await expect(store.versions('mfe-a')).resolves.toEqual(['1']);
  });

  it('refuses a build whose files are not those that it describes', async () => {
    const { store, signer } = await emptyStore();
    const { release, folder } = await aBuild('mfe-a', '1', 'one()');
    await writeFile(join(folder, 'entry.js'), 'changed()');
    await expect(store.publish('mfe-a', release, folder, signer)).rejects.toThrow('entry.js is not the file');
    await expect(store.release('mfe-a', '1')).rejects.toThrow('not published');
  });

  it('finds a release whose bytes were changed, that lost a file, or that nobody signed', async () => {
    const { store, signer } = await emptyStore();
    for (const version of ['1', '2', '3']) {
      const { release, folder } = await aBuild('mfe-a', version);
      await store.publish('mfe-a', release, folder, signer);
      await expect(store.verifyRelease('mfe-a', version)).resolves.toBeUndefined();
    }
    await writeFile(join(root, 'remotes/mfe-a/1/entry.js'), 'run();');
    await expect(store.verifyRelease('mfe-a', '1')).rejects.toThrow('entry.js is not the file');
    await rm(join(root, 'remotes/mfe-a/2/entry.js'));
    await expect(store.verifyRelease('mfe-a', '2')).rejects.toThrow('has no file entry.js');
    const text = await readFile(join(root, 'remotes/mfe-a/3/release.json'), 'utf8');
    await writeFile(
      join(root, 'remotes/mfe-a/3/release.json'),
      text.replace('"budgetBytes":1', '"budgetBytes":9'),
    );
    await expect(store.verifyRelease('mfe-a', '3')).rejects.toThrow('mfe-a 3 is not signed');
  });

  it('takes a release of a team that may release it, and of no other', async () => {
    const { store, team, welcome } = await emptyStore();
    const theirs = team({ id: 'a-key', names: ['mfe-a'] });
    await welcome(theirs);
    const own = await aBuild('mfe-a', '1');
    await store.publish('mfe-a', own.release, own.folder, theirs);
    await expect(store.verifyRelease('mfe-a', '1')).resolves.toBeUndefined();
    const foreign = await aBuild('mfe-b', '1');
    await store.publish('mfe-b', foreign.release, foreign.folder, theirs);
    await expect(store.verifyRelease('mfe-b', '1')).rejects.toThrow('"a-key" of team may not release mfe-b');
  });

  it.each(['../1', '', 'a/b', '.hidden', 'a b'])(
    'refuses the version or channel %j, which could lead out of its folder',
    async (value) => {
      const { store } = await emptyStore();
      await expect(store.release('mfe-a', value)).rejects.toThrow('version');
      await expect(store.registry(value)).rejects.toThrow('channel');
    },
  );
});

describe('a channel of a store', () => {
  it('is not changed by publishing', async () => {
    const { store, signer } = await emptyStore();
    const { release, folder } = await aBuild('mfe-a', '1');
    await store.publish('mfe-a', release, folder, signer);
    await expect(store.registry('production')).resolves.toMatchObject({ revision: 0, remotes: {} });
  });

  it('counts every one of many changes at once, and remembers each', async () => {
    const { store, signer } = await emptyStore();
    const names = ['a', 'b', 'c', 'd', 'e'].map((letter) => `mfe-${letter}`);
    const builds = await Promise.all(names.map((name) => aBuild(name, '1', name)));
    await Promise.all(
      builds.map(({ release }) =>
        store.change('production', signer, promotion(release.name, '1'), (registry) =>
          promoted(registry, release),
        ),
      ),
    );
    const { revision, remotes } = await store.registry('production');
    expect(revision).toBe(5);
    expect(Object.keys(remotes).sort()).toEqual(names);
    const told: (readonly [number, string])[] = [];
    for await (const { revision: state } of store.history('production'))
      told.push([state.revision, state.change.name]);
    expect(told.map(([number]) => number)).toEqual([5, 4, 3, 2, 1]);
    expect(told.map(([, name]) => name).sort()).toEqual(names);
  });

  it('is signed, and each of its states names the one before it', async () => {
    const { store, signer, rootKey } = await emptyStore();
    const { release } = await aBuild('mfe-a', '1');
    const next = await aBuild('mfe-a', '2');
    for (const one of [release, next.release])
      await store.change('production', signer, promotion('mfe-a', one.version), (registry) =>
        promoted(registry, one),
      );
    const states = [];
    for await (const state of store.history('production')) states.push(state);
    for (const { signed } of states) {
      const asked = { rootKey, kind: 'registry', channel: 'production', now: Date.now() } as const;
      await expect(verifyText(signed, asked)).resolves.toMatchObject({ team: 'team' });
      await expect(verifyText({ ...signed, text: `${signed.text} ` }, asked)).rejects.toThrow(
        'is not what the key',
      );
    }
    expect(states[0]?.revision.parent).toBe(digestOf(states[1]?.signed.text ?? ''));
    expect(states[1]?.revision.parent).toBeNull();
  });

  it('points at an entry of each remote, signed for itself by who changed it', async () => {
    const { store, signer, rootKey, team, welcome } = await emptyStore();
    const other = team({ id: 'b-key', names: ['mfe-b'] });
    await welcome(other);
    const signers = { 'mfe-a': signer, 'mfe-b': other };
    for (const [name, by] of Object.entries(signers)) {
      const { release } = await aBuild(name, '1');
      await store.change('production', by, promotion(name, '1'), (registry) => promoted(registry, release));
    }
    const { entries } = await pointer();
    for (const [name, by] of Object.entries(signers)) {
      const signed = JSON.parse(await readFile(join(root, entries[name] ?? ''), 'utf8')) as SignedText;
      const asked = {
        rootKey,
        kind: 'entry',
        subject: name,
        channel: 'production',
        now: Date.now(),
      } as const;
      await expect(verifyText(signed, asked)).resolves.toMatchObject({ id: by.certificate.id });
      expect(JSON.parse(signed.text)).toMatchObject({ remote: name, entry: { live: { version: '1' } } });
    }
  });

  it('is changed by nobody whose key may not, is over, or is not good any more', async () => {
    const { store, team, welcome } = await emptyStore();
    const { release } = await aBuild('mfe-a', '1');
    const attempt = async (facts: Parameters<typeof team>[0], isWelcome = true) => {
      const signer = team({ id: 'other', ...facts });
      if (isWelcome) await welcome(signer);
      return store.change('production', signer, promotion('mfe-a', '1'), (registry) =>
        promoted(registry, release),
      );
    };
    await expect(attempt({ names: ['mfe-b'] })).rejects.toThrow('may not release mfe-a');
    await expect(attempt({ channels: ['staging'] })).rejects.toThrow('may not change the channel production');
    await expect(attempt({ until: new Date(Date.now() - 1).toISOString() })).rejects.toThrow(
      'was valid until',
    );
    await expect(attempt({}, false)).rejects.toThrow('not among the good keys');
    const stranger = aRoot().team({ id: 'other' });
    await expect(
      store.change('production', stranger, promotion('mfe-a', '1'), (registry) =>
        promoted(registry, release),
      ),
    ).rejects.toThrow('not one that the root key vouches for');
    await expect(store.registry('production')).resolves.toMatchObject({ revision: 0 });
  });

  it('points at the releases of shell and embed and at a page, and back after a rollback', async () => {
    const { store, signer } = await emptyStore();
    for (const version of ['1', '2']) {
      const folder = await mkdtemp(join(tmpdir(), 'poku-build-'));
      await writeFile(join(folder, 'shell.js'), `shell(${version})`);
      const files = await describeFiles(folder);
      const shell: ShellRelease = {
        version,
        entry: 'shell.js',
        files,
        earlyScript: '',
        template: `page of ${version}`,
        contractVersion: '1.0.0',
        shared: {},
      };
      await writeFile(join(folder, 'release.json'), JSON.stringify(shell));
      await store.publish('shell', shell, folder, signer);
      const embed: EmbedRelease = { version, entry: 'shell.js', files, commit: 'unknown' };
      await writeFile(join(folder, 'release.json'), JSON.stringify(embed));
      await store.publish('embed', embed, folder, signer);
    }
    await store.change('production', signer, promotion('embed', '1'), (registry) =>
      unitPromoted(registry, 'embed', '1'),
    );
    expect(await pointer()).toMatchObject({ revision: 1, embed: '1' });
    for (const version of ['1', '2'])
      await store.change('production', signer, promotion('shell', version), (registry) =>
        unitPromoted(registry, 'shell', version),
      );
    const { page, shell, embed } = await pointer();
    expect({ shell, embed }).toEqual({ shell: '2', embed: '1' });
    await expect(readFile(join(root, page ?? ''), 'utf8')).resolves.toBe('page of 2');
  });

  it('stays as it is when a command is killed before it has swapped the pointer', async () => {
    const objects = folderObjects(root);
    const { store, signer } = await aStore(objects);
    const one = await aBuild('mfe-a', '1');
    const two = await aBuild('mfe-a', '2');
    await store.change('production', signer, promotion('mfe-a', '1'), (registry) =>
      promoted(registry, one.release),
    );
    await objects.write(channelKeys('production').revision(2, 'f'.repeat(16), 'json'), 'left behind');
    await expect(store.registry('production')).resolves.toMatchObject({ revision: 1 });
    await store.change('production', signer, promotion('mfe-a', '2'), (registry) =>
      promoted(registry, two.release),
    );
    await store.change(
      'production',
      signer,
      { action: 'rollback', name: 'mfe-a', version: '2' },
      (registry) => rolledBack(registry, 'mfe-a'),
    );
    await expect(store.registry('production')).resolves.toMatchObject({
      revision: 3,
      remotes: { 'mfe-a': { live: { version: '1' }, previous: { version: '2' } } },
    });
  });

  it('is as it was when the change is refused', async () => {
    const { store, signer } = await emptyStore();
    const refusal = store.change('production', signer, promotion('mfe-a', '1'), () => {
      throw new Error('no');
    });
    await expect(refusal).rejects.toThrow('no');
    await expect(store.registry('production')).resolves.toMatchObject({ revision: 0 });
    await expect(readdir(root)).resolves.toEqual(['policy.json']);
  });
});
