import type { Certificate, ChannelEntry, ChannelRegistry, Timestamp } from '@poku/contract';
import { pageEntryText } from '@poku/platform/release';
import { aLiveRelease, createSigningRoot } from '@poku/testing';
import { currentEntry, refuseStopped, sinceOf, verifyPageEntry } from './registry-source';

afterEach(() => {
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

/** What is known to be live, of mfe-x since revision 2. */
const known = (facts: Partial<Timestamp> = {}) => ({
  now: Date.parse('2026-06-01T00:00:00Z'),
  timestamp: {
    channel: 'production',
    revision: 3,
    registry: '',
    at: '2026-06-01T00:00:00Z',
    until: '2026-06-02T00:00:00Z',
    since: { 'mfe-x': 2 },
    revoked: [],
    stopped: [],
    ...facts,
  },
});

/** Serves a text that a team with every right has signed. @returns the root that vouches for the team */
const serveSigned = async (value: object, facts: Partial<Certificate> = {}): Promise<string> => {
  const { rootKey, team } = await createSigningRoot();
  const signed = await (await team(facts))('entry', JSON.stringify(value));
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(signed)));
  return rootKey;
};

/** Reads the entry of mfe-x as a page in production does that knows one since revision 3. */
const readEntry = async (since: unknown, told: object = {}, facts: Partial<Certificate> = {}) => {
  const entry = { live: aLiveRelease({ version: '2' }), since };
  const rootKey = await serveSigned({ channel: 'production', remote: 'mfe-x', entry, ...told }, facts);
  return currentEntry('mfe-x', { rootKey, channel: 'production', since: 3 }, Promise.resolve(known()));
};

test('the entry of a remote is the one that the page knows of or a newer one', async () => {
  await expect(readEntry(3)).resolves.toMatchObject({ live: { version: '2' } });
  await expect(readEntry(4)).resolves.toMatchObject({ live: { version: '2' } });
});

test('an entry from before the page is refused, or a release that was taken back could come again', async () => {
  await expect(readEntry(2)).rejects.toThrow('older than the page: 2 and 3');
  await expect(readEntry(undefined)).rejects.toThrow('older than the page');
  await expect(readEntry('new')).rejects.toThrow('older than the page');
});

test('the entry of another remote or channel is refused', async () => {
  await expect(readEntry(4, { remote: 'mfe-y' })).rejects.toThrow('mfe-y');
  await expect(readEntry(4, { channel: 'staging' })).rejects.toThrow('staging');
});

test('an entry that a key for another remote has signed is refused', async () => {
  await expect(readEntry(4, {}, { names: ['mfe-help'] })).rejects.toThrow('may not release mfe-x');
});

test('an entry is no older than what the page has of the remote, far ones included', () => {
  const far = { 'mfe-far': { since: 4, paths: [] } };
  const remotes = { 'mfe-x': { since: 3 }, 'mfe-old': {} };
  const since = sinceOf({ channel: 'production', revision: 9, remotes, far });
  expect(['mfe-x', 'mfe-far', 'mfe-old', 'mfe-unknown'].map(since)).toEqual([3, 4, 0, 9]);
});

describe('what a page has of a remote', () => {
  const live = aLiveRelease({
    version: '2',
    routes: [{ path: '/tukar/:id', page: 'detail', access: 'member' }],
    slots: [{ slot: 'dashboard', widget: 'row', order: 1, heightPx: 1 }],
  });

  /** Asks for a release of a page whose entry of mfe-x a key has signed. */
  const verify = async (
    facts: Partial<Certificate>,
    shown: ChannelEntry = { live, since: 3 },
    said: ChannelEntry = shown,
    present: Partial<Timestamp> = {},
  ) => {
    const { rootKey, team } = await createSigningRoot();
    const text = pageEntryText('production', 'mfe-x', said);
    const { signature } = await (await team(facts))('entry', text);
    const page: ChannelRegistry = {
      channel: 'production',
      revision: 3,
      remotes: { 'mfe-x': { ...shown, signature } },
    };
    const element = Object.assign(document.createElement('script'), {
      id: 'poku-registry',
      type: 'text/json',
    });
    element.textContent = JSON.stringify(page);
    document.body.append(element);
    return verifyPageEntry(live, { rootKey, channel: 'production' }, known(present));
  };

  it('runs when a key that may release it has signed it', async () => {
    await expect(verify({ names: ['mfe-x'] })).resolves.toBeUndefined();
    document.body.innerHTML = '';
    await expect(verify({ routes: ['/tukar'], slots: ['dashboard', 'guest'] })).resolves.toBeUndefined();
  });

  it.each<readonly [string, Partial<Certificate>, string]>([
    ['the key of another remote', { names: ['mfe-help'] }, 'may not release mfe-x'],
    ['a key for another channel', { channels: ['staging'] }, 'may not change'],
    ['a key that has ended', { until: '2020-01-01T00:00:00Z' }, 'was valid until'],
    ['a key without the route', { routes: ['/tuk', '/tukar/1'] }, 'may not give mfe-x /tukar/:id'],
    ['a key without the slot', { slots: ['guest'] }, 'may not give mfe-x the slot dashboard'],
  ])('is refused when %s signed it', async (_, facts, reason) => {
    await expect(verify(facts)).rejects.toThrow(reason);
  });

  it('is refused when it is older than what is live, and when the remote is live no more', async () => {
    const entry = { live, since: 3 };
    await expect(verify({}, entry, entry, { since: { 'mfe-x': 3 } })).resolves.toBeUndefined();
    document.body.innerHTML = '';
    await expect(verify({}, entry, entry, { since: { 'mfe-x': 4 } })).rejects.toThrow(
      'is older than what is live',
    );
    document.body.innerHTML = '';
    await expect(verify({}, entry, entry, { since: {} })).rejects.toThrow('is older than what is live');
    document.body.innerHTML = '';
    await expect(verify({}, { live, since: 4 }, { live, since: 4 }, { since: {} })).resolves.toBeUndefined();
  });

  it('is refused of a revoked key, and a release that a revoked key has signed whoever named it', async () => {
    const { rootKey, team } = await createSigningRoot();
    const entry = { live, since: 3 };
    const signed = await (await team())('entry', pageEntryText('production', 'mfe-x', entry));
    const element = Object.assign(document.createElement('script'), {
      id: 'poku-registry',
      type: 'text/json',
    });
    const { signature } = signed;
    element.textContent = JSON.stringify({
      channel: 'production',
      revision: 3,
      remotes: { 'mfe-x': { ...entry, signature } },
    });
    document.body.append(element);
    const revoked = [signature.certificate.publicKey];
    const ask = verifyPageEntry(live, { rootKey, channel: 'production' }, known({ revoked }));
    await expect(ask).rejects.toThrow('is revoked');
    expect(() => refuseStopped(live, known({ stopped: ['mfe-x@1', 'mfe-y@2'] }))).not.toThrow();
    expect(() => refuseStopped(live, known({ stopped: ['mfe-x@2'] }))).toThrow('of a key that is revoked');
  });

  it.each([
    '/remotes/mfe-y/2/',
    '/remotes/mfe-x/../mfe-y/2/',
    '/remotes/mfe-x/./2/',
    '/remotes/mfe-x/%2e%2e/mfe-y/2/',
    'https://a.example/',
  ])('is refused with files that lie in %s', async (base) => {
    const foreign = { live, canary: { release: { ...live, base }, share: 0 } };
    await expect(verify({}, foreign)).rejects.toThrow(`gives mfe-x the files ${base}`);
  });

  it('is refused with another release, share or time than was signed, and unsigned', async () => {
    const release = aLiveRelease({ version: '1' });
    const canary = { release: live, share: 0.1 };
    await expect(verify({}, { live, since: 3 }, { live: release, since: 3 })).rejects.toThrow('is not what');
    document.body.innerHTML = '';
    await expect(
      verify({}, { canary: { ...canary, share: 1 }, since: 3 }, { canary, since: 3 }),
    ).rejects.toThrow('is not what');
    document.body.innerHTML = '';
    await expect(verify({}, { live, since: 4 }, { live, since: 3 })).rejects.toThrow('is not what');
    const element = document.querySelector('#poku-registry');
    if (element)
      element.textContent = JSON.stringify({
        channel: 'production',
        revision: 3,
        remotes: { 'mfe-x': { live } },
      });
    await expect(verifyPageEntry(live, { rootKey: '', channel: 'production' }, known())).rejects.toThrow(
      'no signature that can be read',
    );
  });
});
