import { createMemoryRouter, type RouteObject } from '@poku/kit/router';
import { RemoteUnavailableError } from '../remotes/remote-loader';
import { whenReady } from './when-ready';

const gate = () => {
  let open = (): void => undefined;
  let fail = (): void => undefined;
  const opened = new Promise<void>((resolve, reject) => {
    open = resolve;
    fail = () => reject(new Error('gone'));
  });
  return { opened, open: () => open(), fail: () => fail() };
};
let dispose = (): void => undefined;
afterEach(() => dispose());

const start = (loader: RouteObject['loader'], isUsed: boolean) => {
  const router = createMemoryRouter([{ path: '/', loader, element: 'Isi', errorElement: 'Panel' }]);
  dispose = () => router.dispose();
  const ready = jest.fn(() => router.state.errors);
  return { ready, done: whenReady(router, () => isUsed).then(ready) };
};
const turn = () => new Promise((resolve) => setTimeout(resolve));

test('the first page is ready when its data is there', async () => {
  const { opened, open } = gate();
  const { ready, done } = start(() => opened.then(() => null), false);
  await turn();
  expect(ready).not.toHaveBeenCalled();
  open();
  await done;
  expect(ready).toHaveReturnedWith(null);
});

test('a page that is late gives way to a panel when nothing was done meanwhile', async () => {
  const { opened } = gate();
  const { ready, done } = start(() => Promise.reject(new RemoteUnavailableError('mfe-a', opened)), false);
  await done;
  expect(ready.mock.results[0]?.value).not.toBeNull();
});

test('it is waited for when something was', async () => {
  const { opened, open } = gate();
  let isThere = false;
  const load = () => {
    if (!isThere) throw new RemoteUnavailableError('mfe-a', opened);
    return null;
  };
  const { ready, done } = start(load, true);
  await turn();
  expect(ready).not.toHaveBeenCalled();
  isThere = true;
  open();
  await done;
  expect(ready).toHaveReturnedWith(null);
});

test('one that does not come at all gives way to the panel', async () => {
  const { opened, fail } = gate();
  opened.catch(() => undefined);
  let pending: Promise<void> | undefined = opened;
  const { ready, done } = start(() => Promise.reject(new RemoteUnavailableError('mfe-a', pending)), true);
  await turn();
  expect(ready).not.toHaveBeenCalled();
  pending = undefined;
  fail();
  await done;
  expect(ready.mock.results[0]?.value).not.toBeNull();
});
