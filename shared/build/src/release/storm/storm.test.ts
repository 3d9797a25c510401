import { promoteIn } from '../testing/a-live-store';
import { aBuild, aStore } from '../testing/a-store';
import { STORES } from '../testing/stores';
import { ReleaseStore } from '../store';
import { findLosses } from './losses';
import { inTurn } from './storm';
import { VERSIONS } from './world';

const TEAMS = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'];
const TIMES = 6;

describe.each(Object.entries(STORES))('four teams that promote at once, in %s', (_, make) => {
  it('lose no change, and the history has all of them in their order', async () => {
    const { objects, end } = await make();
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
    await Promise.all(work);
    const done = Object.fromEntries(TEAMS.map((name) => [name, inTurn(TIMES - 1)]));
    await expect(findLosses(store, 'production', done)).resolves.toEqual([]);
    await expect(store.registry('production')).resolves.toMatchObject({ revision: TEAMS.length * TIMES });
    await promoteIn(store, signer, 'mfe-a', VERSIONS[0]);
    await expect(findLosses(store, 'production', done)).resolves.toEqual([
      'mfe-a was promoted 6 times; the history tells of 7',
      'mfe-a 2.0.0 was promoted last; live is 1.0.0',
    ]);
    await end();
  });
});
