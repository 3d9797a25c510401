import type { ObjectStore } from '../objects/object-store';
import { promoteIn } from '../testing/a-live-store';
import { aBuild, aStore } from '../testing/a-store';
import { STORES } from '../testing/stores';
import { promoteSet } from '../promote-set';
import { ReleaseStore } from '../store';
import { aRemoteBuild } from '../testing/a-remote-build';
import { findLosses } from './losses';
import { inTurn } from './storm';
import { setOf, VERSIONS } from './world';

const TEAMS = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'];
/** Remotes that go live together, beside them. */
const SETS = [
  ['mfe-x', 'mfe-y'],
  ['mfe-v', 'mfe-w'],
];
const TIMES = 6;

describe.each(Object.entries(STORES))('teams that promote at once, two of them sets, in %s', (_, make) => {
  let objects: ObjectStore;
  let end: () => Promise<void>;
  beforeEach(async () => {
    ({ objects, end } = await make());
  });
  afterEach(() => end());

  it('lose no change, and the history has all of them in their order', async () => {
    const { store, rootKey, team, welcome, signer } = await aStore(objects);
    const work = TEAMS.map(async (name) => {
      const own = team({ id: `key-${name}`, names: [name] });
      await welcome(own);
      for (const version of VERSIONS) {
        const { release, folder } = await aBuild(name, version, `${name}(${version})`);
        await store.releases.publish(name, release, folder, own);
      }
      // As a command of its own: nothing but the objects is shared.
      const theirs = new ReleaseStore({ objects, rootKey });
      for (const version of inTurn(TIMES - 1)) await promoteIn(theirs, own, name, version);
    });
    const sets = SETS.map(async (names, index) => {
      const own = team({ id: `set-${index}`, names });
      await welcome(own);
      for (const name of names)
        for (const version of VERSIONS) {
          const { release, folder } = await aRemoteBuild(name, version);
          await store.releases.publish(name, release, folder, own);
        }
      const theirs = new ReleaseStore({ objects, rootKey });
      for (const version of inTurn(TIMES - 1))
        await promoteSet(theirs, 'production', own, setOf(names, version));
    });
    await Promise.all([...work, ...sets]);
    const done = Object.fromEntries([...TEAMS, ...SETS.flat()].map((name) => [name, inTurn(TIMES - 1)]));
    await expect(findLosses(store, 'production', done, SETS)).resolves.toEqual([]);
    const revision = (TEAMS.length + SETS.length) * TIMES;
    await expect(store.registry('production')).resolves.toMatchObject({ revision });
    await promoteIn(store, signer, 'mfe-a', VERSIONS[0]);
    await promoteIn(store, signer, 'mfe-x', VERSIONS[0]);
    await expect(findLosses(store, 'production', done, SETS)).resolves.toEqual([
      `revision ${revision + 2} has a part of a set: mfe-x 1.0.0, mfe-y 2.0.0`,
      'mfe-a was promoted 6 times; the history tells of 7',
      'mfe-a 2.0.0 was promoted last; live is 1.0.0',
      'mfe-x was promoted 6 times; the history tells of 7',
      'mfe-x 2.0.0 was promoted last; live is 1.0.0',
    ]);
  });
});
