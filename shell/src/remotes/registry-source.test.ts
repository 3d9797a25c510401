import { aLiveRelease, createSigningRoot } from '@poku/shared/testing';
import { currentEntry, currentRegistry } from './registry-source';

afterEach(() => jest.restoreAllMocks());

/** Serves a text that a team with every right has signed. @returns the root that vouches for the team */
const serveSigned = async (kind: 'registry' | 'entry', value: object): Promise<string> => {
  const { rootKey, team } = await createSigningRoot();
  const signed = await (await team())(kind, JSON.stringify(value));
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(signed)));
  return rootKey;
};

/** Reads a registry as a page of revision 5 in production does. */
const read = async (registry: object) => {
  const rootKey = await serveSigned('registry', { remotes: {}, ...registry });
  return currentRegistry({ rootKey, channel: 'production', revision: 5 });
};

test('the registry of the moment is the page’s own or a newer one', async () => {
  await expect(read({ channel: 'production', revision: 5 })).resolves.toMatchObject({ revision: 5 });
  await expect(read({ channel: 'production', revision: 6 })).resolves.toMatchObject({ revision: 6 });
});

test('one that was signed for another channel is refused', async () => {
  await expect(read({ channel: 'staging', revision: 6 })).rejects.toThrow('that of the channel staging');
});

test('one that was signed before the page is refused, or an old release could be brought back', async () => {
  await expect(read({ channel: 'production', revision: 4 })).rejects.toThrow('older than the page');
  await expect(read({ channel: 'production' })).rejects.toThrow('older than the page');
});

/** Reads the entry of mfe-x as a page in production does that knows one since revision 3. */
const readEntry = async (since: unknown, told: object = {}) => {
  const entry = { live: aLiveRelease({ version: '2' }), since };
  const rootKey = await serveSigned('entry', { channel: 'production', remote: 'mfe-x', entry, ...told });
  return currentEntry('mfe-x', { rootKey, channel: 'production', since: 3 });
};

test('the entry of a far remote is the one that the page knows of or a newer one', async () => {
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
