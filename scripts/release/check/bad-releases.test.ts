import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aLiveChannel } from '../testing/a-live-channel';
import { BAD_CLAIMS } from '../testing/bad-claims';
import { BAD_FILES } from '../testing/bad-files';
import { BAD_KEYS } from '../testing/bad-keys';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'poku-gate-'));
});
afterEach(() => rm(root, { recursive: true }));

describe('the gate refuses, by name and before it is live,', () => {
  it.each([...BAD_CLAIMS, ...BAD_FILES, ...BAD_KEYS])('%s: %s', async (_, code, prepare) => {
    const live = await aLiveChannel(root);
    const before = await live.store.registry('production');
    const attempt = await prepare(live);
    await expect(live.release(attempt)).rejects.toMatchObject({
      name: 'GateError',
      findings: expect.arrayContaining([expect.objectContaining({ code, severity: 'error' })]) as unknown,
    });
    expect(await live.store.registry('production')).toEqual(before);
  });

  it('nothing of a good release', async () => {
    const live = await aLiveChannel(root);
    const { remotes } = await live.release({ build: await live.next() });
    expect(remotes['mfe-a']).toMatchObject({ live: { version: '2.0.0' }, previous: { version: '1.0.0' } });
  });
});
