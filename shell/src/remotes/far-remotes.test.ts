import type { RegistryEntry } from '@poku/contract';
import { aLiveRelease } from '@poku/testing';
import { createFarRemotes } from './far-remotes';

const live = aLiveRelease(
  { routes: [{ path: '/far/:id', access: 'member', page: 'far', layout: 'focus' }] },
  'mfe-far',
);

afterEach(() => jest.restoreAllMocks());

test('a remote is read once, and stands among the others from then on', async () => {
  const entries: Record<string, RegistryEntry> = {};
  const read = jest.fn(() => Promise.resolve({ live }));
  const far = createFarRemotes(read, entries);
  expect(far.claim('mfe-far', '/far/:id')).toBeUndefined();
  await Promise.all([far.open('mfe-far'), far.open('mfe-far')]);
  await far.open('mfe-far');
  expect(read).toHaveBeenCalledTimes(1);
  expect(entries['mfe-far']?.live.version).toBe('1');
  expect(far.claim('mfe-far', '/far/:id')?.layout).toBe('focus');
  expect(far.claim('mfe-far', '/gone')).toBeUndefined();
});

test('what could not be read is told as a remote that is not available, and read again the next time', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const read = jest.fn<Promise<RegistryEntry | undefined>, []>().mockRejectedValueOnce(new Error('forged'));
  const far = createFarRemotes(read.mockResolvedValue({ live }), {});
  await expect(far.open('mfe-far')).rejects.toMatchObject({
    name: 'RemoteUnavailableError',
    remote: 'mfe-far',
  });
  await expect(far.open('mfe-far')).resolves.toBeUndefined();
});

test('a member who has none of its releases has none of its pages', async () => {
  const far = createFarRemotes(() => Promise.resolve(undefined), {});
  await far.open('mfe-far');
  expect(far.claim('mfe-far', '/far/:id')).toBeUndefined();
});
