import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderObjects } from '../objects/folder-objects';
import { aLiveStore, promoteTogetherIn } from '../testing/a-live-store';
import { createCanaryChannel } from './canary-channel';

test('a canary that a set ended is told so, with what the set did to its remote', async () => {
  const root = await mkdtemp(join(tmpdir(), 'poku-canary-'));
  const { store, signer } = await aLiveStore(folderObjects(root));
  const release = await store.releases.read('mfe-b', '2');
  const canary = createCanaryChannel(store, 'production', release, signer);
  await promoteTogetherIn(store, signer, { 'mfe-a': '2', 'mfe-b': '2' });
  await expect(canary.demand(0.1)).rejects.toMatchObject({
    name: 'OvertakenError',
    message: expect.stringMatching(/^promote mfe-b 2, at /) as string,
  });
  await rm(root, { recursive: true });
});
