import {
  aCustomer,
  anEarn,
  aWaitingEarn,
  createTestPlatform,
  failure,
  networkFailure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveBurns, serveEarns, serveWaiting } from '../../testing/history-server';
import { page } from './history.page';

const server = startTestServer();

const open = async (url = '/riwayat') => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  return { platform, ...renderPage(page, { platform, path: '/riwayat', url }) };
};
const section = () => screen.findByRole('region', { name: 'Menunggu' });
const waits = () => screen.queryByText('Menunggu');
const waiting = (count: number) =>
  Array.from({ length: count }, (_, index) => aWaitingEarn({ transactionNumber: `WAIT-${index + 1}` }));

test('points on their way are shown with the time they can be spent, before what was earned', async () => {
  serveEarns(server);
  serveWaiting(server, [
    aWaitingEarn(),
    aWaitingEarn({
      transactionNumber: 'WAIT-2',
      partnerName: 'NusaPoin',
      pokuPointEarn: 1_070,
      description: '',
    }),
  ]);
  await open();
  const part = within(await section());
  expect(part.getByText('+1.120 poin dari 2 transaksi')).toBeInTheDocument();
  const rows = within(part.getByRole('list', { name: 'Menunggu' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual([
    'FitNusa+50 poinKelas pilatesBisa dipakai 28 Nov 2099, 14:00 WIB',
    'NusaPoin+1.070 poinBisa dipakai 28 Nov 2099, 14:00 WIB',
  ]);
  expect(part.queryByText(/lagi$/)).not.toBeInTheDocument();
  const first = screen.getByRole('heading', { name: 'Sabtu, 21 Nov 2026' });
  expect((await section()).compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText(/^Utang/)).not.toBeInTheDocument();
});

test('of more than twenty the others are counted', async () => {
  serveEarns(server);
  serveWaiting(server, waiting(20), { total: 1_023, points: 51_150 });
  await open();
  const part = within(await section());
  expect(part.getAllByRole('listitem')).toHaveLength(20);
  expect(part.getByText('+51.150 poin dari 1.023 transaksi')).toBeInTheDocument();
  expect(part.getByText('dan 1.003 lagi')).toBeInTheDocument();
});

test('a debt is told with what it comes from and how it ends, also when nothing waits', async () => {
  serveEarns(server);
  serveWaiting(server, [], { debtPoint: 20 });
  await open();
  expect(
    await screen.findByText(
      'Utang: 20 poin. Poin ini sudah kamu pakai, lalu transaksinya dibatalkan. Poin berikutnya otomatis membayarnya.',
    ),
  ).toBeInTheDocument();
  expect(waits()).not.toBeInTheDocument();
});

test('points that wait are shown also to who never earned any', async () => {
  serveEarns(server, [], { total: 0 });
  serveWaiting(server, waiting(1));
  await open();
  expect(await section()).toBeInTheDocument();
  expect(screen.getByText('Belum ada poin yang kamu raih.')).toBeInTheDocument();
});

test.each([
  ['an API of a release before', () => failure(404)],
  ['an API that is disturbed', () => failure(500)],
  ['a network that breaks', networkFailure],
])('with %s the page is whole, and says nothing of it', async (_, answer) => {
  serveEarns(server);
  server.use(onCall.get('/customerwaitingearn/:clientId', answer));
  await open();
  expect(await screen.findByText('FitNusa')).toBeInTheDocument();
  expect(screen.getByText('1.500')).toBeInTheDocument();
  expect(waits()).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('rows that failed leave what waits in its place', async () => {
  serveEarns(server);
  serveWaiting(server, waiting(1));
  server.use(onCall.get('/customerearn/:clientId', () => failure(500)));
  await open();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(await section()).toBeInTheDocument();
});

test('beside a filter, and of what was spent, nothing waits and nothing is asked', async () => {
  serveEarns(server, [anEarn({ status: 1 })]);
  serveBurns(server);
  const asked = serveWaiting(server, waiting(1), { debtPoint: 20 });
  await open('/riwayat?status=failed');
  expect(await screen.findByText('FitNusa')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Tukar' }));
  expect(await screen.findByText('Kopi Susu Gratis')).toBeInTheDocument();
  expect(waits()).not.toBeInTheDocument();
  expect(screen.queryByText(/^Utang/)).not.toBeInTheDocument();
  expect(asked()).toBe(0);
});

test('once a filter is taken away what waits is there again', async () => {
  serveEarns(server);
  serveWaiting(server, waiting(1));
  await open('/riwayat?status=success');
  await userEvent.click(await screen.findByRole('button', { name: /^Hapus filter Berhasil/ }));
  expect(await section()).toBeInTheDocument();
});

test('texts of a partner are plain, however long they are', async () => {
  const name = `<img src=x onerror="alert(1)">${'W'.repeat(200)}`;
  const description = '<script>alert(1)</script> {{7*7}} ‮';
  serveEarns(server);
  serveWaiting(server, [
    aWaitingEarn({ partnerName: name, description, partnerImage: 'javascript:alert(1)' }),
  ]);
  await open();
  const part = await section();
  expect(within(part).getByText(name)).toBeInTheDocument();
  expect(part).toHaveTextContent('<script>alert(1)</script> {{7*7}}');
  expect(part.querySelector('script, [onerror]')).toBeNull();
});

test('a 401 on what waits signs the member out', async () => {
  serveEarns(server);
  server.use(onCall.get('/customerwaitingearn/:clientId', () => failure(401)));
  const { platform } = await open();
  await waitFor(() => expect(platform.session$.value.status).toBe('guest'));
});
