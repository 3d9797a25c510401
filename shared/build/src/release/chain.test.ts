import { isInChain } from './chain';
import type { ObjectStore } from './objects/object-store';
import { channelKeys } from './revision';
import { ReleaseStore } from './store';
import { aLiveStore, promoteIn, rollBackIn } from './testing/a-live-store';
import { STORES } from './testing/stores';

const POINTER = channelKeys('production').pointer;

describe.each(Object.entries(STORES))('the chain of a channel, in %s', (_, make) => {
  let objects: ObjectStore;
  let end: () => Promise<void>;
  beforeEach(async () => {
    ({ objects, end } = await make());
  });
  afterEach(() => end());

  it.each([0, 1, 3])(
    'has a change once whose swap was made and refused, also when %i others came after it',
    async (others) => {
      const { store, signer, rootKey } = await aLiveStore(objects);
      let swaps = 0;
      const forgetful: ObjectStore = {
        ...objects,
        replace: async (key, bytes, tag) => {
          const isDone = await objects.replace(key, bytes, tag);
          if (key !== POINTER) return isDone;
          swaps += 1;
          for (let other = 1; other <= others; other += 1)
            await promoteIn(store, signer, 'mfe-b', other % 2 === 1 ? '2' : '1');
          return false;
        },
      };
      await promoteIn(store, signer, 'mfe-a', '2');
      const before = (await store.registry('production')).revision;
      // Done twice, a rollback would take two releases away.
      await rollBackIn(new ReleaseStore({ objects: forgetful, rootKey }), signer, 'mfe-a');
      expect(swaps).toBe(1);
      const { revision, remotes } = await store.registry('production');
      expect(revision).toBe(before + 1 + others);
      expect(remotes['mfe-a']?.live?.version).toBe('1');
    },
  );

  it('knows which states it has been through', async () => {
    const { store } = await aLiveStore(objects);
    const keys = channelKeys('production');
    const present = await store.registry('production');
    const never = keys.revision(present.revision, 'f'.repeat(64), 'json');
    await expect(isInChain(objects, 'production', never, present.revision)).resolves.toBe(false);
    await expect(isInChain(objects, 'production', never, present.revision - 1)).resolves.toBe(false);
    await expect(isInChain(objects, 'production', never, present.revision + 1)).resolves.toBe(false);
    await expect(isInChain(objects, 'nowhere', never, 1)).resolves.toBe(false);
  });
});
