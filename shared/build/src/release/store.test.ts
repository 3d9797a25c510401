import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedText } from '@poku/contract';
import { verifyText } from '@poku/platform/release';
import { describeFiles } from './files';
import { folderObjects } from './objects/folder-objects';
import { type EmbedRelease, promoted, type ShellRelease, unitPromoted } from './registry-document';
import { channelKeys, digestOf, type Pointer } from './revision';
import { aFolder } from './testing/a-folder';
import { rollBackIn } from './testing/a-live-store';
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

describe('a channel of a store', () => {
  it('is not changed by publishing', async () => {
    const { store, signer } = await emptyStore();
    const { release, folder } = await aBuild('mfe-a', '1');
    await store.releases.publish('mfe-a', release, folder, signer);
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
      const folder = await aFolder();
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
      await store.releases.publish('shell', shell, folder, signer);
      const embed: EmbedRelease = { version, entry: 'shell.js', files, commit: 'unknown' };
      await writeFile(join(folder, 'release.json'), JSON.stringify(embed));
      await store.releases.publish('embed', embed, folder, signer);
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
    await rollBackIn(store, signer, 'mfe-a');
    await expect(store.registry('production')).resolves.toMatchObject({
      revision: 3,
      remotes: { 'mfe-a': { live: { version: '1' } } },
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
