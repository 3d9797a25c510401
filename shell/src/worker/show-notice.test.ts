/** @jest-environment node */
import { openNotice, showNotice } from './show-notice';

const ORIGIN = 'https://poku.example';
const showNotification = jest.fn(() => Promise.resolve());
const openWindow = jest.fn(() => Promise.resolve(null));
const matchAll = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  const self = {
    location: { origin: ORIGIN },
    registration: { showNotification },
    clients: { matchAll, openWindow },
  };
  Object.defineProperty(globalThis, 'self', { value: self, configurable: true });
});

const pushed = (text: string) => ({ data: { text: () => text } }) as unknown as PushEvent;
const press = async (data: unknown) => {
  const close = jest.fn();
  await openNotice({ notification: { close, data } } as unknown as NotificationEvent);
  expect(close).toHaveBeenCalledTimes(1);
};
/** An open page; `answers` whether it goes where it is told by itself. */
const openPage = ({ answers = true, focused = false, path = '/' } = {}) => ({
  url: `${ORIGIN}${path}`,
  focused,
  focus: jest.fn(() => Promise.reject(new Error('not allowed'))),
  navigate: jest.fn(() => Promise.resolve(null)),
  postMessage: jest.fn((_message: unknown, [port]: MessagePort[]) => {
    if (answers) port?.postMessage('ok');
    port?.close();
  }),
});

test('a message is shown with where it leads; one that cannot be read says that there is news', async () => {
  await showNotice(
    pushed(JSON.stringify({ title: 'Poin masuk', body: '55 poin', path: '/riwayat', tag: 'p' })),
  );
  expect(showNotification).toHaveBeenLastCalledWith(
    'Poin masuk',
    expect.objectContaining({ body: '55 poin', tag: 'p', data: { path: '/riwayat' } }),
  );
  await showNotice(pushed('no JSON'));
  expect(showNotification).toHaveBeenLastCalledWith('Ada kabar baru', expect.anything());
});

test('the page in front goes there by itself, even when it may not come forward', async () => {
  const behind = openPage();
  const front = openPage({ focused: true });
  matchAll.mockResolvedValue([behind, front]);
  await press({ path: '/riwayat' });
  expect(front.postMessage.mock.calls[0]?.[0]).toEqual({ type: 'OPEN', path: '/riwayat' });
  expect(behind.postMessage).not.toHaveBeenCalled();
  expect(front.navigate).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

test('a window of the site that is no page of it is left as it is', async () => {
  const frame = openPage({ path: '/embed/v1/frame', focused: true });
  const page = openPage({ path: '/raih' });
  matchAll.mockResolvedValue([frame, page]);
  await press({ path: '/riwayat' });
  expect(frame.postMessage).not.toHaveBeenCalled();
  expect(page.postMessage).toHaveBeenCalledTimes(1);
});

test('a page that does not answer is led there', async () => {
  const page = openPage({ answers: false });
  matchAll.mockResolvedValue([page]);
  jest.useFakeTimers();
  const pressed = press({ path: '/riwayat' });
  await jest.runAllTimersAsync();
  await pressed;
  jest.useRealTimers();
  expect(page.navigate).toHaveBeenCalledWith('/riwayat');
});

test('without an open page a window is opened, at home for a path that is not of the site', async () => {
  matchAll.mockResolvedValue([]);
  await press({ path: '/riwayat' });
  expect(openWindow).toHaveBeenLastCalledWith('/riwayat');
  for (const path of [
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/.//elsewhere.example/',
    7,
    undefined,
  ]) {
    openWindow.mockClear();
    await press({ path });
    expect([path, openWindow.mock.calls]).toEqual([path, [['/']]]);
  }
});
