import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aLiveChannel, type Live } from '../testing/a-live-channel';
import { BAD_CLAIMS } from '../testing/bad-claims';
import { BAD_FILES } from '../testing/bad-files';
import { BAD_KEYS } from '../testing/bad-keys';

let root: string;
let live: Live;
// One channel for all: what is refused leaves it as it is, which each test looks at.
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'poku-gate-'));
  live = await aLiveChannel(root);
});
afterAll(() => rm(root, { recursive: true }));

describe('the gate refuses, by name and before it is live,', () => {
  it.each([...BAD_CLAIMS, ...BAD_FILES, ...BAD_KEYS])('%s: %s', async (_, code, prepare) => {
    const before = await live.store.registry('production');
    const attempt = await prepare(live);
    await expect(live.release(attempt)).rejects.toMatchObject({
      name: 'GateError',
      findings: expect.arrayContaining([expect.objectContaining({ code, severity: 'error' })]) as unknown,
    });
    expect(await live.store.registry('production')).toEqual(before);
  });
});
