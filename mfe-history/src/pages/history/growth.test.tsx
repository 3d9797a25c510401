import {
  aBurn,
  aCustomer,
  aHistoryPage,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { earns, serveBurns, serveEarns } from '../../testing/history-server';
import { startNearEnd } from '../../testing/near-end';
import { page } from './history.page';

const server = startTestServer();
const { comeNear, comeNearRows, isWatched, goFar } = startNearEnd();

const open = async (url = '/riwayat') => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  return renderPage(page, { platform, path: '/riwayat', url, routes: { '/tukar': 'Katalog' } });
};
// By text: looking for roles among hundreds of rows takes seconds.
const more = () => screen.findByText('Load more');
const row = (number: number) => screen.findByText(`Partner ${number}`);
/** What the list says of its rows, of 130; those far from the screen are not in the page. */
const shown = (count: number) => screen.findByText(`${count} dari 130 transaksi ditampilkan`);
const rows = () => screen.getAllByText(/^Partner \d+$/).length;
const askedPages = (asked: readonly Record<string, string>[]) =>
  asked.map(({ cursor, perPage }) => [cursor, perPage]);

test('Load more shows its indicator, adds five rows by cursor and counts them in the address', async () => {
  const asked = serveEarns(server, earns(12));
  const view = await open();
  const button = await screen.findByRole('button', { name: 'Load more' });
  expect(rows()).toBe(5);
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await row(10);
  expect(rows()).toBe(10);
  await waitFor(() => expect(view.address()).toBe('/riwayat?perPage=10'));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await userEvent.click(button);
  await row(12);
  await waitFor(() => expect(view.address()).toBe('/riwayat?perPage=15'));
  expect(screen.queryByText('Load more')).not.toBeInTheDocument();
  expect(screen.getByText('12 dari 12 transaksi ditampilkan')).toHaveAttribute('role', 'status');
  expect(askedPages(asked)).toEqual([
    [undefined, '5'],
    ['5', '5'],
    ['10', '5'],
  ]);
});

test('the indicator stays for half a second when the rows come sooner', async () => {
  serveEarns(server, earns(20));
  await open();
  const button = await screen.findByRole('button', { name: 'Load more' });
  const pressedAt = performance.now();
  await userEvent.click(button);
  await row(10);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(performance.now() - pressedAt).toBeGreaterThanOrEqual(490);
});

test('Load more is hidden while the total is zero', async () => {
  serveEarns(server, earns(8), { total: 0 });
  await open();
  await row(5);
  expect(screen.queryByText('Load more')).not.toBeInTheDocument();
});

test('rows of a filter go on also when none of them moved points', async () => {
  serveEarns(server, earns(8), { points: 0 });
  await open('/riwayat?status=failed');
  await row(5);
  expect(await more()).toBeInTheDocument();
});

test('a reload, a shared link or the way back shows as many rows as before', async () => {
  const asked = serveEarns(server, earns(130));
  const view = await open('/riwayat?perPage=105');
  await row(105);
  expect(rows()).toBe(105);
  expect(askedPages(asked)).toEqual([
    [undefined, '100'],
    ['100', '5'],
  ]);
  await act(() => view.router.navigate('/tukar'));
  await act(() => view.router.navigate(-1));
  await row(105);
});

test('of many rows, what came before a failure is shown', async () => {
  serveEarns(server);
  server.use(
    onCall.get('/customerearn/:clientId', ({ request }) =>
      new URL(request.url).searchParams.has('cursor')
        ? failure(503)
        : envelope(aHistoryPage([...earns(100)], { total: 130, nextCursor: '100' })),
    ),
  );
  await open('/riwayat?perPage=105');
  await row(100);
  expect(await more()).toBeInTheDocument();
});

test('from twenty rows on, fifty more come by themselves when the end comes near', async () => {
  const asked = serveEarns(server, earns(130));
  const view = await open('/riwayat?perPage=15');
  await row(15);
  expect(isWatched()).toBe(false);
  await userEvent.click(await more());
  await row(20);
  await waitFor(() => expect(isWatched()).toBe(true));
  comeNear();
  await shown(70);
  comeNearRows();
  await row(70);
  await waitFor(() => expect(view.address()).toBe('/riwayat?perPage=70'));
  comeNear();
  await shown(120);
  comeNear();
  await shown(130);
  comeNearRows();
  expect(rows()).toBe(130);
  expect(screen.queryByText('Load more')).not.toBeInTheDocument();
  expect(askedPages(asked)).toEqual([
    [undefined, '15'],
    ['15', '5'],
    ['20', '50'],
    ['70', '50'],
    ['120', '50'],
  ]);
});

test('a failure stops it, is told in place, and Coba lagi goes on', async () => {
  serveEarns(server, earns(130));
  await open('/riwayat?perPage=20');
  await row(20);
  server.use(onCall.get('/customerearn/:clientId', () => failure(503)));
  comeNear();
  expect(
    await screen.findByText('Riwayat berikutnya belum bisa dimuat. Sistem sedang mengalami gangguan : 503'),
  ).toBeInTheDocument();
  expect(rows()).toBe(20);
  const asked = serveEarns(server, earns(130));
  comeNear();
  await userEvent.click(screen.getByText('Coba lagi'));
  await shown(25);
  expect(askedPages(asked)).toEqual([['20', '5']]);
  comeNear();
  await shown(75);
});

test('the rows that are there stay the same elements', async () => {
  serveEarns(server, earns(12));
  await open();
  const first = await row(1);
  await userEvent.click(await more());
  await row(10);
  expect(await row(1)).toBe(first);
});

test('rows that are far from the screen leave the page, keep their place and come back', async () => {
  serveEarns(server, earns(230));
  await open('/riwayat?perPage=200');
  const first = await row(1);
  goFar(first);
  expect(first).not.toBeInTheDocument();
  expect(rows()).toBe(197);
  goFar(await row(4), 'every');
  expect(rows()).toBe(110);
  expect(screen.getByText('200 dari 230 transaksi ditampilkan')).toBeInTheDocument();
  // The rows inside a part that comes back wait until they are near themselves.
  comeNearRows();
  comeNearRows();
  expect(await row(1)).toBeInTheDocument();
  expect(rows()).toBe(200);
});

test('in a long list, rows that are read later come into the page as the screen comes near', async () => {
  serveEarns(server, earns(270));
  await open('/riwayat?perPage=210');
  await row(210);
  comeNear();
  expect(await screen.findByText('260 dari 270 transaksi ditampilkan')).toBeInTheDocument();
  expect(rows()).toBe(210);
  comeNearRows();
  expect(rows()).toBe(260);
});

test('rows stay, however far they are, while one of them is unfolded or has the focus', async () => {
  serveBurns(
    server,
    Array.from({ length: 200 }, (_, index) => aBurn({ pokuTransactionNumber: `BURN-${index + 1}` })),
  );
  await open('/riwayat?tab=tukar&perPage=210');
  const [toggle] = await screen.findAllByText('Detail pembayaran', { selector: 'button' });
  if (!toggle) throw new Error('There is no payment.');
  await userEvent.click(toggle);
  toggle.blur();
  goFar(toggle);
  expect(toggle).toBeInTheDocument();
  await userEvent.click(toggle);
  expect(toggle).toHaveFocus();
  goFar(toggle);
  expect(toggle).toBeInTheDocument();
  toggle.blur();
  goFar(toggle);
  expect(toggle).not.toBeInTheDocument();
});
