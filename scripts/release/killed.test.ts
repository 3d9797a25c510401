import { readPointer, readRevision } from './chain';
import { examine } from './doctor';
import { examinePage } from './doctor/page';
import type { ObjectStore } from './objects/object-store';
import { ReleaseStore } from './store';
import { aLiveStore, promoteIn } from './testing/a-live-store';
import { type Death, dyingObjects } from './testing/dying-objects';
import { STORES } from './testing/stores';

/** What of pointer, state and page does not belong together: nothing, after any kill. */
const torn = async (store: ReleaseStore) => {
  const { pointer } = await readPointer(store.objects, 'production');
  if (!pointer) throw new Error('There is no pointer.');
  return examinePage(store, pointer, await readRevision(store.objects, pointer.registry));
};

// On a slow machine each of some fifty promotions takes a while.
jest.setTimeout(60_000);

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
    /** Promotes mfe-a as a command that dies. @returns whether it came so far */
    const isKilledAt = async (death: Death): Promise<boolean> => {
      const before = (await live('mfe-a')) ?? '';
      const wanted = other[before] ?? '';
      const dying = dyingObjects(objects, death);
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
      await expect(torn(store)).resolves.toEqual([]);
      const next = other[(await live('mfe-b')) ?? ''] ?? '';
      await promoteIn(store, signer, 'mfe-b', next);
      await expect(live('mfe-b')).resolves.toBe(next);
      await expect(live('mfe-a')).resolves.toBe(after);
      return dying.isDead();
    };
    let nth = 0;
    let isKilled = true;
    while (isKilled) {
      nth += 1;
      isKilled = await isKilledAt({ nth, when: 'before' });
      if (isKilled) await isKilledAt({ nth, when: 'after' });
    }
    // Release, its signature, its file, the list of keys, pointer, state, page, and the swap at the end.
    expect(nth).toBeGreaterThan(10);
    expect(seen.new).toBe(1);
    expect(seen.old).toBe(2 * (nth - 1) - 1);
    const { findings } = await examine(store, 'production');
    expect(findings.filter(({ kind }) => kind === 'damage')).toEqual([]);
  });
});
