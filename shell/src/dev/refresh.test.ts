import type { LiveRelease } from '@poku/contract';
import { waitFor } from '@testing-library/react';
import { refresh } from './refresh';

const ran = { base: '/remotes/mfe-x/dev-a/', container: 'mfe_x_dev_a' } as LiveRelease;
const patch = { name: 'mfe-x', version: 'dev-b', from: 'dev-a', integrity: 'sha384-x' };
const scope = globalThis as { pokuRefresh?: Record<string, (from: string, to: string) => boolean> };

const script = () =>
  waitFor(() => {
    const found = document.head.querySelector('script');
    if (!found) throw new Error('No script was asked for.');
    return found;
  });

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  delete scope.pokuRefresh;
});

test('a remote that cannot be changed in place is left alone, and nothing is fetched', async () => {
  expect(await refresh(ran, patch)).toBe(false);
  expect(document.head.querySelector('script')).toBeNull();
});

test('the script of the patch is run by its hash, out of the folder of the release, and the remote takes it', async () => {
  const take = jest.fn(() => true);
  scope.pokuRefresh = { [ran.container]: take };
  const done = refresh(ran, patch);
  const asked = await script();
  expect(asked.getAttribute('src')).toBe('/remotes/mfe-x/dev-a/patch-dev-b.js');
  expect(asked.integrity).toBe('sha384-x');
  expect(take).not.toHaveBeenCalled();
  asked.dispatchEvent(new Event('load'));
  expect(await done).toBe(true);
  expect(take).toHaveBeenCalledWith('dev-a', 'dev-b');
});

test.each([
  ['does not arrive', () => true, 'error'],
  ['is not for what runs', () => false, 'load'],
  [
    'throws',
    () => {
      throw new Error('salah');
    },
    'load',
  ],
])('a patch that %s leaves it to the whole build', async (_, take, event) => {
  scope.pokuRefresh = { [ran.container]: take };
  const done = refresh(ran, patch);
  (await script()).dispatchEvent(new Event(event));
  expect(await done).toBe(false);
});
