import type { Certificate, SignedText, Timestamp } from '@poku/contract';
import { STORAGE_PREFIX } from '@poku/domain/brand';
import { createSigningRoot } from '@poku/testing';
import { knowPresent, NEWEST } from './known';

const KEY = `${NEWEST}production`;
const HOUR_MS = 3_600_000;
const at = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  document.body.innerHTML = '';
});

const made = async () => {
  const { rootKey, team } = await createSigningRoot();
  return {
    /** What somebody says is live for a day, from an hour ago on. */
    say: async (facts: Partial<Timestamp> = {}, key: Partial<Certificate> = {}): Promise<SignedText> => {
      const told = { channel: 'production', revision: 5, registry: '', at: at(-1), until: at(23) };
      const text = JSON.stringify({ ...told, since: {}, revoked: [], stopped: [], ...facts });
      return (await team({ names: ['timestamp'], ...key }))('timestamp', text);
    },
    know: () => knowPresent({ rootKey, channel: 'production' }),
  };
};

const inPage = (signed?: SignedText): void => {
  const element = Object.assign(document.createElement('script'), { id: 'poku-registry', type: 'text/json' });
  element.textContent = '{}';
  element.dataset['timestamp'] = signed ? JSON.stringify(signed) : '';
  document.body.replaceChildren(element);
};

const fromSite = (signed: SignedText, date = new Date(), status = 200) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(
        new Response(JSON.stringify(signed), { status, headers: { date: date.toUTCString() } }),
      ),
    );
const noNetwork = () => jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));

describe('what is live, as a browser knows it', () => {
  it('is what the page says, without a question, and it is kept past a logout', async () => {
    const { say, know } = await made();
    const asked = noNetwork();
    inPage(await say());
    await expect(know()).resolves.toMatchObject({ timestamp: { revision: 5 } });
    expect(asked).not.toHaveBeenCalled();
    expect(localStorage.getItem(KEY)).toContain('\\"revision\\":5');
    expect(KEY.startsWith(STORAGE_PREFIX)).toBe(false);
  });

  it('is what the site says when the page says nothing, or what it says is over', async () => {
    const { say, know } = await made();
    fromSite(await say({ revision: 6 }));
    inPage();
    await expect(know()).resolves.toMatchObject({ timestamp: { revision: 6 } });
    inPage(await say({ at: at(-30), until: at(-6) }));
    await expect(know()).resolves.toMatchObject({ timestamp: { revision: 6 } });
  });

  it.each<readonly [string, Partial<Timestamp>, Partial<Certificate>]>([
    ['a key for a remote', {}, { names: ['mfe-help'] }],
    ['a key for another channel', {}, { channels: ['staging'] }],
    ['a key that ended', {}, { until: '2020-01-01T00:00:00Z' }],
    ['who spoke of another channel', { channel: 'staging' }, {}],
    ['who spoke a day ago', { at: at(-30), until: at(-6) }, {}],
    ['who speaks of tomorrow', { at: at(24), until: at(48) }, {}],
  ])('is not what %s says', async (_, facts, key) => {
    const { say, know } = await made();
    const said = await say(facts, key);
    inPage(said);
    fromSite(said);
    await expect(know()).rejects.toMatchObject({ name: 'SignatureError' });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('never goes back behind what the browser saw', async () => {
    const { say, know } = await made();
    inPage(await say({ revision: 7, since: { 'mfe-x': 7 } }));
    await know();
    inPage(await say({ revision: 6, since: { 'mfe-x': 1 } }));
    await expect(know()).resolves.toMatchObject({ timestamp: { revision: 7, since: { 'mfe-x': 7 } } });
    expect(localStorage.getItem(KEY)).toContain('\\"revision\\":7');
  });

  it.each<readonly [string, Partial<Timestamp>]>([
    [
      'an entry that the browser saw a later one of',
      { revision: 8, since: { 'mfe-x': 1 }, revoked: ['key'] },
    ],
    ['that a key is revoked', { revision: 8, since: { 'mfe-x': 7 } }],
    ['that a key is revoked, of the same state', { revision: 7, since: { 'mfe-x': 7 } }],
  ])('never takes back, whoever says it: %s', async (_, facts) => {
    const { say, know } = await made();
    inPage(await say({ revision: 7, since: { 'mfe-x': 7 }, revoked: ['key'] }));
    await know();
    inPage(await say(facts));
    const seen = { revision: 7, since: { 'mfe-x': 7 }, revoked: ['key'] };
    await expect(know()).resolves.toMatchObject({ timestamp: seen });
    await expect(know()).resolves.toMatchObject({ timestamp: seen });
  });

  it('goes on from what the browser saw, also when a remote is live no more', async () => {
    const { say, know } = await made();
    inPage(await say({ revision: 7, since: { 'mfe-x': 7, 'mfe-y': 2 } }));
    await know();
    inPage(await say({ revision: 9, since: { 'mfe-x': 8 }, revoked: ['key'] }));
    await expect(know()).resolves.toMatchObject({ timestamp: { revision: 9, revoked: ['key'] } });
  });

  it('is what it saw last while the site cannot be reached, however long that is, and nothing else', async () => {
    const { say, know } = await made();
    const old = await say({ at: at(-300), until: at(-276) });
    noNetwork();
    inPage(old);
    await expect(know()).rejects.toThrow('cannot be read');
    localStorage.setItem(KEY, JSON.stringify(old));
    await expect(know()).resolves.toMatchObject({ timestamp: { revision: 5 } });
    fromSite(old, new Date(), 503);
    await expect(know()).resolves.toMatchObject({ timestamp: { revision: 5 } });
  });

  it('is told by the clock of the site when that of the device is wrong, in both directions', async () => {
    const { say, know } = await made();
    for (const wrong of [-400 * 24, 400 * 24]) {
      const right = Date.now() + wrong * HOUR_MS;
      const said = await say({ at: at(wrong - 1), until: at(wrong + 23) });
      inPage(said);
      fromSite(said, new Date(right));
      const { now } = await know();
      expect(Math.abs(now - right)).toBeLessThan(HOUR_MS);
      localStorage.clear();
    }
  });

  it('is not what a key says that it calls revoked itself', async () => {
    const { say, know } = await made();
    const said = await say();
    const text = JSON.stringify({
      ...(JSON.parse(said.text) as Timestamp),
      revoked: [said.signature.certificate.publicKey],
    });
    inPage({ ...said, text });
    fromSite({ ...said, text });
    await expect(know()).rejects.toMatchObject({ name: 'SignatureError' });
  });
});
