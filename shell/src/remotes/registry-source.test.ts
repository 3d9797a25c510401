import { createSigningRoot } from '@poku/shared/testing';
import { currentRegistry } from './registry-source';

afterEach(() => jest.restoreAllMocks());

/** Serves a registry that a team with every right has signed, and reads it as a page of revision 5 in production does. */
const read = async (registry: object) => {
  const { rootKey, team } = await createSigningRoot();
  const signed = await (await team())('registry', JSON.stringify({ remotes: {}, ...registry }));
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(signed)));
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
});
