import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SignedText } from '@poku/contract';
import { readTimestamp } from '@poku/platform/release';
import { rootPublicKey } from '../keys/key-home';
import { digestOf } from '../revision';
import { aHomePerTest, aReleaseHome, run } from '../testing/a-release-home';

const home = aHomePerTest();
const LIFE_MS = 86_400_000;
const textOf = (key: string) => readFile(join(home(), 'store', key), 'utf8');
const signedAt = async (key: string) => JSON.parse(await textOf(key)) as SignedText;
const said = () => signedAt('channels/production/timestamp.json');
const promote = (version: string) => run('promote', 'mfe-help', '--version', version);
const createKey = (id: string, names: string, channels = 'production') =>
  run('key', 'create', id, '--team', 'Platform', '--names', names, '--channels', channels);
const signWith = (id: string) => {
  process.env.POKU_KEY = join(home(), `keys/${id}.key.json`);
};

describe('release timestamp', () => {
  it('says for a day, with a key for that alone, which state is live', async () => {
    await aReleaseHome();
    await promote('1.0.0');
    await promote('2.0.0');
    await createKey('clock', 'timestamp');
    signWith('clock');
    expect(await run('timestamp')).toEqual({
      code: 0,
      text: 'production is said to be at revision 2 for a day.',
    });
    const asked = { rootKey: await rootPublicKey(), channel: 'production', now: Date.now() };
    const told = await readTimestamp(await said(), asked);
    const { registry } = JSON.parse(await textOf('channels/production/live.json')) as { registry: string };
    expect(told).toMatchObject({
      revision: 2,
      registry: digestOf((await signedAt(registry)).text),
      since: { 'mfe-help': 2 },
      revoked: [],
      stopped: [],
    });
    expect(Date.parse(told.until) - Date.parse(told.at)).toBe(LIFE_MS);
  });

  it.each([
    ['another name', 'mfe-help', 'production'],
    ['another channel', 'timestamp', 'staging'],
  ])('refuses a key for %s, and leaves what was said', async (_, names, channels) => {
    await aReleaseHome();
    await promote('1.0.0');
    await run('timestamp');
    const before = await said();
    await promote('2.0.0');
    await createKey('other', names, channels);
    signWith('other');
    await expect(run('timestamp')).rejects.toThrow('The key "other" may not say what is live in production.');
    expect(await said()).toEqual(before);
  });

  it('says nothing of a state that cannot be verified, or that goes back', async () => {
    await aReleaseHome();
    await promote('1.0.0');
    const pointer = join(home(), 'store/channels/production/live.json');
    const old = await readFile(pointer, 'utf8');
    await promote('2.0.0');
    await run('timestamp');
    const before = await said();
    await writeFile(pointer, old);
    await expect(run('timestamp')).rejects.toThrow('which was live here');
    await writeFile(pointer, '{');
    await expect(run('timestamp')).rejects.toThrow('JSON');
    expect(await said()).toEqual(before);
  });

  it('names a channel that is not there', async () => {
    await aReleaseHome();
    await promote('1.0.0');
    await expect(run('timestamp', '--channel', 'prodution')).rejects.toThrow('no channel "prodution"');
  });
});
