import {
  aBurn,
  aCustomer,
  anEarn,
  createTestPlatform,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveBurns, serveEarns } from '../../testing/history-server';
import { page } from './history.page';

const server = startTestServer();

const open = async (url = '/riwayat', isKnownPath = () => true) => {
  const { platform } = await createTestPlatform({ member: aCustomer(), isKnownPath });
  return { platform, ...renderPage(page, { platform, path: '/riwayat', url }) };
};

test('shows what was earned by day with its time in Jakarta, and the total', async () => {
  serveEarns(server, [
    anEarn(),
    anEarn({ transactionNumber: 'EARN-2', transactionDate: '2026-11-20T07:05:00Z', status: 2 }),
  ]);
  await open();
  expect(await screen.findByRole('heading', { name: 'Sabtu, 21 Nov 2026' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Jumat, 20 Nov 2026' })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Jumat, 20 Nov 2026' })).toHaveTextContent('Gagal');
  expect(screen.getAllByText('14:05 WIB')).toHaveLength(2);
  expect(screen.getAllByText('+1.500 poin')).toHaveLength(1);
  expect(screen.getByRole('list', { name: 'Jumat, 20 Nov 2026' })).toHaveTextContent('0 poin');
  expect(screen.getByText('Berhasil')).toBeInTheDocument();
  expect(screen.getByText('Total poin yang kamu raih')).toBeInTheDocument();
  expect(screen.getByText('1.500')).toBeInTheDocument();
  expect(screen.getByText('1 transaksi berhasil')).toBeInTheDocument();
});

test('tab=tukar shows what was spent with its state, and the sources on demand', async () => {
  serveBurns(server, [
    aBurn(),
    aBurn({ pokuTransactionNumber: 'TRX-2', status: 1, paymentDetails: [] }),
    aBurn({ pokuTransactionNumber: 'TRX-3', status: 7, paymentDetails: [] }),
  ]);
  await open('/riwayat?tab=tukar');
  expect(await screen.findByRole('tab', { name: 'Tukar' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getAllByText('-10.000 poin')).toHaveLength(2);
  expect(screen.getByText('0 poin')).toBeInTheDocument();
  expect(screen.getByText('1 transaksi berhasil')).toBeInTheDocument();
  expect(screen.getByText('Berhasil')).toBeInTheDocument();
  expect(screen.getByText('Diproses')).toBeInTheDocument();
  expect(screen.getByText('Gagal')).toBeInTheDocument();
  expect(screen.queryByText('POKUPoin')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Detail pembayaran'));
  expect(await screen.findByText('POKUPoin')).toBeVisible();
  expect(screen.queryByText('Tidak ada poin yang terpotong.')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bukti Transaksi' })).toHaveAttribute(
    'href',
    '/transaksi-selesai?order=TRX-1',
  );
});

test('a used coupon says when and where; of several the row says how many, and the details the rest', async () => {
  const use = (usedDate: string, usedStore: string) => ({ usedDate, usedStore });
  const [dago, senayan] = [
    use('2026-11-22T03:05:00Z', 'Kedai Senja Dago'),
    use('2026-11-23T05:00:00Z', 'Kedai Senja Senayan'),
  ];
  serveBurns(server, [
    aBurn({ quantity: 1, uses: [dago] }),
    aBurn({ pokuTransactionNumber: 'TRX-2', quantity: 3, uses: [dago, senayan] }),
    aBurn({ pokuTransactionNumber: 'TRX-3', quantity: 1 }),
  ]);
  await open('/riwayat?tab=tukar');
  const first = 'Dipakai 22 Nov 2026, 10:05 WIB di Kedai Senja Dago';
  expect(await screen.findByText(first)).toBeInTheDocument();
  expect(screen.getByText('2 dari 3 kupon terpakai')).toBeInTheDocument();
  expect(screen.getAllByText(/ipakai/)).toHaveLength(1);
  await userEvent.click(screen.getAllByText('Detail pembayaran')[1] as HTMLElement);
  expect(
    await screen.findByText('Dipakai 23 Nov 2026, 12:00 WIB di Kedai Senja Senayan'),
  ).toBeInTheDocument();
  expect(screen.getAllByText(first)).toHaveLength(2);
});

test('a purchase says which coupons others accepted', async () => {
  const sent = { sentDate: '2026-11-22T03:05:00Z' };
  serveBurns(server, [
    aBurn({ quantity: 1, sent: [sent] }),
    aBurn({ pokuTransactionNumber: 'TRX-2', quantity: 3, sent: [sent] }),
    aBurn({ pokuTransactionNumber: 'TRX-3', quantity: 1 }),
  ]);
  await open('/riwayat?tab=tukar');
  expect(await screen.findByText('Dikirim 22 Nov 2026')).toBeInTheDocument();
  expect(screen.getByText('1 dari 3 kupon dikirim')).toBeInTheDocument();
  expect(screen.getAllByText(/ikirim/)).toHaveLength(2);
  await userEvent.click(screen.getAllByText('Detail pembayaran')[1] as HTMLElement);
  expect(screen.getAllByText('Dikirim 22 Nov 2026')).toHaveLength(2);
});

test('a press on the other tab changes the address and reads the other rows', async () => {
  serveEarns(server);
  serveBurns(server);
  const view = await open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Tukar' }));
  expect(await screen.findByText('Kopi Susu Gratis')).toBeInTheDocument();
  await waitFor(() => expect(view.address()).toBe('/riwayat?tab=tukar'));
  await userEvent.click(screen.getByRole('tab', { name: 'Raih' }));
  expect(await screen.findByText('FitNusa')).toBeInTheDocument();
  await waitFor(() => expect(view.address()).toBe('/riwayat'));
});

test('without anything earned it says so and leads to where points are earned', async () => {
  serveEarns(server, [], { total: 0 });
  await open();
  expect(await screen.findByText('Belum ada poin yang kamu raih.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kumpulkan Poin' })).toHaveAttribute('href', '/earn-point');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['/riwayat?tab=tukar', 'Belum ada poin yang kamu tukar.', () => true],
  ['/riwayat', 'Belum ada poin yang kamu raih.', (path = '') => path !== '/earn-point'],
])('%s without rows and %s leads to the catalogue', async (url, text, isKnownPath) => {
  serveEarns(server, [], { total: 0 });
  serveBurns(server, [], { total: 0 });
  await open(url, isKnownPath);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat Katalog Kupon' })).toHaveAttribute('href', '/tukar');
});

test.each([
  [false, 'Tidak ada poin yang terpotong.'],
  [true, 'Semua poin sudah dikembalikan.'],
])('a purchase that failed took nothing, and says so (given back: %s)', async (refunded, text) => {
  serveBurns(server, [aBurn({ status: 2, refunded })]);
  await open('/riwayat?tab=tukar');
  await userEvent.click(await screen.findByText('Detail pembayaran'));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(/10\.000 poin/)).not.toBeInTheDocument();
});

test('rows that failed are told in place, with tabs and total still there, and Coba lagi heals them', async () => {
  serveEarns(server);
  server.use(onCall.get('/customerearn/:clientId', () => failure(500)));
  await open();
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
  expect(screen.getByText('1.500')).toBeInTheDocument();
  serveEarns(server);
  await userEvent.click(within(panel).getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('FitNusa')).toBeInTheDocument();
});

test('rows that failed come by themselves once the network is back', async () => {
  serveEarns(server);
  server.use(onCall.get('/customerearn/:clientId', () => failure(503)));
  await open();
  await screen.findByRole('alert');
  serveEarns(server);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('FitNusa')).toBeInTheDocument();
});

test('on a device without a network the whole page says so', async () => {
  const { platform } = await createTestPlatform({ member: aCustomer(), isOffline: true });
  renderPage(page, { platform, path: '/riwayat' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Periksa koneksi internet kamu');
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

test('a total that failed is that of the rows', async () => {
  serveEarns(server, [anEarn()], { points: 1_499 });
  server.use(onCall.get('/customersummaryearnpoin/:clientId', () => failure(500)));
  await open();
  expect(await screen.findByText('FitNusa')).toBeInTheDocument();
  expect(screen.getByText('1.499')).toBeInTheDocument();
});

test.each(['/riwayat', '/riwayat?tab=tukar'])('a 401 on %s signs the member out', async (url) => {
  serveEarns(server);
  serveBurns(server);
  server.use(
    onCall.get('/customerearn/:clientId', () => failure(401)),
    onCall.get('/customerburn/:clientId', () => failure(401)),
  );
  const { platform } = await open(url);
  await waitFor(() => expect(platform.session$.value.status).toBe('guest'));
});

test('a 401 on the total signs the member out', async () => {
  serveEarns(server);
  server.use(onCall.get('/customersummaryearnpoin/:clientId', () => failure(401)));
  const { platform } = await open();
  await waitFor(() => expect(platform.session$.value.status).toBe('guest'));
});
