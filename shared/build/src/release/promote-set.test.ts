import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@poku/contract';
import { folderObjects } from './objects/folder-objects';
import type { ObjectStore } from './objects/object-store';
import { promoteSet } from './promote-set';
import { canaried } from './registry-document';
import { ReleaseStore } from './store';
import { aChannel } from './testing/a-channel';
import { route } from './testing/a-live-channel';
import { aRemoteBuild, aShellBuild, type Build } from './testing/a-remote-build';
import { damageIn, headOf, liveOf, refusalOf, setOfBuilds } from './testing/look-at';
import { overtaken } from './testing/overtaken';

let root: string;
let objects: ObjectStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'poku-set-'));
  objects = folderObjects(root);
});
afterEach(() => rm(root, { recursive: true }));

describe('a set of releases', () => {
  it('goes live as one state, with one page, and an entry of each that is signed for itself', async () => {
    const channel = await aChannel(objects);
    for (const name of ['mfe-a', 'mfe-b'])
      await channel.release({ build: await aRemoteBuild(name, '1.0.0') });
    const before = await headOf(channel);
    const team = channel.team({ id: 'both', names: ['mfe-a', 'mfe-b', 'shell'] });
    await channel.welcome(team);
    await channel.publish(
      await aRemoteBuild('mfe-a', '2.0.0'),
      await aRemoteBuild('mfe-b', '2.0.0'),
      await aShellBuild('2.0.0'),
    );
    const set = { 'mfe-a': '2.0.0', 'mfe-b': '2.0.0', shell: '2.0.0' };
    const pages = async () => (await objects.list('channels/')).filter((key) => key.endsWith('.html')).length;
    const count = await pages();
    await channel.promoteSet(set, {}, team);
    const after = await headOf(channel);
    expect(after.revision).toBe(before.revision + 1);
    expect(await pages()).toBe(count + 1);
    expect(after.change).toEqual({
      action: 'promote',
      name: '*',
      version: '*',
      set: Object.entries(set).map(([name, version]) => ({ action: 'promote', name, version })),
    });
    expect(await liveOf(channel)).toEqual(set);
    expect(after.remotes['mfe-a']).toMatchObject({ previous: { version: '1.0.0' }, since: after.revision });
    expect(await damageIn(channel)).toEqual([]);
  });

  it('needs a key for every name of it; those that it may not release are named', async () => {
    const channel = await aChannel(objects);
    const team = channel.team({ id: 'a-team', names: ['mfe-a'] });
    await channel.welcome(team);
    const builds = [
      await aRemoteBuild('mfe-a', '2.0.0'),
      await aRemoteBuild('mfe-b', '2.0.0'),
      await aShellBuild('2.0.0'),
    ];
    await channel.publish(...builds);
    expect(await refusalOf(channel.promoteSet(setOfBuilds(builds), {}, team))).toEqual([
      'mfe-b 2.0.0, key a-team of team: key-not-for-name',
      'shell 2.0.0, key a-team of team: key-not-for-name',
    ]);
    const change = { action: 'promote', name: '*', version: '*' } as const;
    const set = [
      { action: 'promote', name: 'mfe-a', version: '2.0.0' },
      { action: 'promote', name: 'mfe-b', version: '2.0.0' },
    ] as const;
    // Past the gate the store itself asks for each name.
    await expect(
      channel.store.change('production', team, { ...change, set }, (registry) => ({ ...registry })),
    ).rejects.toThrow('may not release mfe-b');
    expect(await liveOf(channel)).toEqual({ shell: '1.0.0' });
  });

  it('needs a key for the paths and slots of every remote of it', async () => {
    const channel = await aChannel(objects);
    const team = channel.team({ id: 'a-team', names: ['mfe-a', 'mfe-b'], routes: ['/a'], slots: [] });
    await channel.welcome(team);
    const builds = [
      await aRemoteBuild('mfe-a', '2.0.0', { routes: [route('/a')] }),
      await aRemoteBuild('mfe-b', '2.0.0', { routes: [route('/b')] }),
    ];
    await channel.publish(...builds);
    await expect(channel.promoteSet(setOfBuilds(builds), {}, team)).rejects.toThrow('may not give mfe-b /b');
    expect(await liveOf(channel)).toEqual({ shell: '1.0.0' });
  });

  it('ends a canary of a remote of it, as a promotion of that one does', async () => {
    const channel = await aChannel(objects);
    await channel.release({ build: await aRemoteBuild('mfe-a', '1.0.0') });
    const builds = [await aRemoteBuild('mfe-a', '2.0.0'), await aRemoteBuild('mfe-b', '2.0.0')];
    await channel.publish(...builds);
    const [{ release } = { release: undefined }] = builds;
    if (!release) throw new Error('There is no release.');
    const change = { action: 'canary', name: 'mfe-a', version: '2.0.0', share: 0.1 } as const;
    await channel.store.change('production', channel.signer, change, (registry) =>
      canaried(registry, release, 0.1),
    );
    await channel.promoteSet(setOfBuilds(builds));
    const { remotes } = await headOf(channel);
    expect(remotes['mfe-a']?.canary).toBeUndefined();
    expect(await liveOf(channel)).toMatchObject(setOfBuilds(builds));
    expect(await damageIn(channel)).toEqual([]);
  });

  it('changes nothing of what is live already, and is a change as any other when one of it is new', async () => {
    const channel = await aChannel(objects);
    await channel.release({ build: await aRemoteBuild('mfe-a', '1.0.0') });
    const { since } = (await headOf(channel)).remotes['mfe-a'] ?? {};
    await channel.publish(await aRemoteBuild('mfe-b', '1.0.0'));
    const set = { 'mfe-a': '1.0.0', 'mfe-b': '1.0.0' };
    await channel.promoteSet(set);
    const { change, remotes, revision } = await headOf(channel);
    expect(change).toEqual({ action: 'promote', name: 'mfe-b', version: '1.0.0' });
    expect(remotes['mfe-a']?.since).toBe(since);
    // A code that cannot be allowed is told as soon as anything is judged.
    await channel.promoteSet(set, { allow: ['stolen-route'] });
    expect((await headOf(channel)).revision).toBe(revision);
    expect(await damageIn(channel)).toEqual([]);
  });

  it('begins again on what another promotion left, and is judged by that', async () => {
    const channel = await aChannel(objects);
    const builds = [
      await aRemoteBuild('mfe-a', '2.0.0', { routes: [route('/a')] }),
      await aRemoteBuild('mfe-b', '2.0.0'),
    ];
    await channel.publish(...builds);
    /** Promotes the set while another team is faster. */
    const overtakenBy = async (other: Build<Release>) => {
      const faster = overtaken(objects, () => channel.release({ build: other }));
      const store = new ReleaseStore({ objects: faster, rootKey: channel.rootKey });
      return promoteSet(store, 'production', channel.signer, setOfBuilds(builds));
    };
    const thief = await aRemoteBuild('mfe-c', '1.0.0', { routes: [route('/a')] });
    expect(await refusalOf(overtakenBy(thief))).toEqual([
      'mfe-a 2.0.0, mfe-a/remote.config.ts, routes: stolen-route',
    ]);
    expect(await liveOf(channel)).toEqual({ shell: '1.0.0', 'mfe-c': '1.0.0' });
    const { revision } = await headOf(channel);
    await channel.release({ build: await aRemoteBuild('mfe-c', '1.1.0'), allow: ['removed-route'] });
    await overtakenBy(await aRemoteBuild('mfe-c', '1.2.0'));
    expect(await liveOf(channel)).toMatchObject({ ...setOfBuilds(builds), 'mfe-c': '1.2.0' });
    expect((await headOf(channel)).revision).toBe(revision + 3);
    expect(await damageIn(channel)).toEqual([]);
  });

  it('has in its change what it changed of what another promotion left', async () => {
    const channel = await aChannel(objects);
    const builds = [await aRemoteBuild('mfe-a', '2.0.0'), await aRemoteBuild('mfe-b', '2.0.0')];
    await channel.publish(...builds);
    const faster = overtaken(objects, () => channel.promoteSet({ 'mfe-a': '2.0.0' }));
    const store = new ReleaseStore({ objects: faster, rootKey: channel.rootKey });
    await promoteSet(store, 'production', channel.signer, setOfBuilds(builds));
    expect((await headOf(channel)).change).toEqual({ action: 'promote', name: 'mfe-b', version: '2.0.0' });
    expect(await damageIn(channel)).toEqual([]);
  });
});
