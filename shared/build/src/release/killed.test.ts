import { examine } from './doctor';
import { tornState } from './doctor/state';
import type { ObjectStore } from './objects/object-store';
import { promoteSet } from './promote-set';
import { ReleaseStore } from './store';
import { aChannel } from './testing/a-channel';
import { aLiveStore, promoteIn } from './testing/a-live-store';
import { aRemoteBuild, aShellBuild } from './testing/a-remote-build';
import { dyingObjects } from './testing/dying-objects';
import { STORES } from './testing/stores';

// On a slow machine each of some fifty promotions takes a while.

describe.each(Object.entries(STORES))('a promotion that is killed, in %s', (_, make) => {
  let objects: ObjectStore;
  let end: () => Promise<void>;
  beforeEach(async () => {
    ({ objects, end } = await make());
  });
  afterEach(() => end());

  it('leaves the old or the new state, wherever it is killed, and hinders nobody', async () => {
    const { store, signer, rootKey } = await aLiveStore(objects);
    const live = async (name: string) => (await store.registry('production')).remotes[name]?.live?.version;
    const other = { '1': '2', '2': '1' } as Readonly<Record<string, string>>;
    const seen = { old: 0, new: 0 };
    /** Promotes mfe-a as a command that is killed. @returns whether it came so far */
    const isKilledAfter = async (operations: number): Promise<boolean> => {
      const before = (await live('mfe-a')) ?? '';
      const wanted = other[before] ?? '';
      const dying = dyingObjects(objects, operations);
      const attempt = promoteIn(
        new ReleaseStore({ objects: dying.objects, rootKey }),
        signer,
        'mfe-a',
        wanted,
      );
      const isDone = await attempt.then(
        () => true,
        (error: unknown) => (expect(error).toMatchObject({ message: 'killed' }), false),
      );
      const after = await live('mfe-a');
      expect([before, wanted]).toContain(after);
      if (isDone) expect(after).toBe(wanted);
      else seen[after === before ? 'old' : 'new'] += 1;
      await expect(tornState(store, 'production')).resolves.toEqual([]);
      const next = other[(await live('mfe-b')) ?? ''] ?? '';
      await promoteIn(store, signer, 'mfe-b', next);
      await expect(live('mfe-b')).resolves.toBe(next);
      await expect(live('mfe-a')).resolves.toBe(after);
      return dying.isDead();
    };
    let operations = 0;
    while (await isKilledAfter(operations)) operations += 1;
    // Release, its signature, its file, the list of keys, pointer, state, page, entry, and the swap at the end.
    expect(operations).toBeGreaterThan(10);
    expect(seen).toEqual({ old: operations - 1, new: 1 });
    const { findings } = await examine(store, 'production');
    expect(findings.filter(({ kind }) => kind === 'damage')).toEqual([]);
  });

  it('leaves all of a set or nothing of it', async () => {
    const channel = await aChannel(objects);
    const { store, signer, rootKey } = channel;
    const names = ['mfe-a', 'mfe-b', 'shell'];
    const versions = ['1.0.0', '2.0.0'];
    for (const version of versions)
      for (const name of ['mfe-a', 'mfe-b']) await channel.publish(await aRemoteBuild(name, version));
    await channel.publish(await aShellBuild('2.0.0'));
    await channel.promoteSet({ 'mfe-a': '1.0.0', 'mfe-b': '1.0.0' });
    const live = async (): Promise<string[]> => {
      const { shell, remotes } = await store.registry('production');
      return [remotes['mfe-a']?.live?.version, remotes['mfe-b']?.live?.version, shell?.live].map(String);
    };
    const seen = { old: 0, new: 0 };
    /** Promotes the other set as a command that is killed after so many writes. @returns whether it came so far */
    const isKilledAfter = async (operations: number): Promise<boolean> => {
      const [before = ''] = await live();
      const wanted = versions.find((version) => version !== before) ?? '';
      const dying = dyingObjects(objects, operations, 'writes');
      const set = Object.fromEntries(names.map((name) => [name, wanted]));
      const isDone = await promoteSet(
        new ReleaseStore({ objects: dying.objects, rootKey }),
        'production',
        signer,
        set,
      ).then(
        () => true,
        (error: unknown) => (expect(error).toMatchObject({ message: 'killed' }), false),
      );
      const after = await live();
      expect(after).toEqual(names.map(() => after[0]));
      if (isDone) expect(after[0]).toBe(wanted);
      else seen[after[0] === before ? 'old' : 'new'] += 1;
      await expect(tornState(store, 'production')).resolves.toEqual([]);
      return dying.isDead();
    };
    let operations = 0;
    while (await isKilledAfter(operations)) operations += 1;
    // Deltas, state, page, entries, and the swap at the end.
    expect(operations).toBeGreaterThan(5);
    expect(seen).toEqual({ old: operations - 1, new: 1 });
    const { findings } = await examine(store, 'production');
    expect(findings.filter(({ kind }) => kind === 'damage')).toEqual([]);
  });
});
