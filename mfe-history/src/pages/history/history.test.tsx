import type { wire } from '@poku/shared/contract';
import {
  aBurn,
  aCustomer,
  anEarn,
  aPage,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './history.page';

const server = startTestServer();

const earned = (rows: readonly wire.WireEarnItem[], summaryEarnPoint = 1_500) =>
  server.use(
    onCall.get('/customerearn/:clientId', ({ request }) =>
      envelope(aPage(rows.slice(0, Number(new URL(request.url).searchParams.get('perPage'))))),
    ),
    onCall.get('/customersummaryearnpoin/:clientId', () => envelope({ summaryEarnPoint })),
  );
const burnt = (rows: readonly wire.WireBurnItem[], summaryUsedPoint = 10_000) =>
  server.use(
    onCall.get('/customerburn/:clientId', () => envelope(aPage(rows))),
    onCall.get('/customersummaryburnpoin/:clientId', () => envelope({ summaryUsedPoint })),
  );

const open = async (url = '/riwayat') => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  return renderPage(page, { platform, path: '/riwayat', url });
};

test('shows what was earned by day with its time in Jakarta, and the total', async () => {
  earned([
    anEarn(),
    anEarn({ transactionNumber: 'EARN-2', transactionDate: '2026-11-20T07:05:00Z', status: 2 }),
  ]);
  await open();
  expect(await screen.findByRole('heading', { name: 'Sabtu, 21 Nov 2026' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Jumat, 20 Nov 2026' })).toBeInTheDocument();
  expect(screen.getAllByText('14:05 WIB')).toHaveLength(2);
  expect(screen.getAllByText('+1.500 poin')).toHaveLength(2);
  expect(screen.getByText('Berhasil')).toBeInTheDocument();
  expect(screen.getByText('Gagal')).toBeInTheDocument();
  expect(screen.getByText('Total poin yang kamu raih')).toBeInTheDocument();
});

test('tab=tukar shows what was spent with its state, and the sources on demand', async () => {
  burnt([
    aBurn(),
    aBurn({ pokuTransactionNumber: 'TRX-2', status: 1, paymentDetails: [] }),
    aBurn({ pokuTransactionNumber: 'TRX-3', status: 7, paymentDetails: [] }),
  ]);
  await open('/riwayat?tab=tukar');
  expect(await screen.findByRole('tab', { name: 'Tukar' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getAllByText('-10.000 poin')).toHaveLength(3);
  expect(screen.getByText('Berhasil')).toBeInTheDocument();
  expect(screen.getByText('Diproses')).toBeInTheDocument();
  expect(screen.getByText('Gagal')).toBeInTheDocument();
  const source = screen.getByText('POKUPoin');
  expect(source).not.toBeVisible();
  await userEvent.click(screen.getByText('Detail pembayaran'));
  expect(source).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bukti Transaksi' })).toHaveAttribute(
    'href',
    '/transaksi-selesai?order=TRX-1',
  );
});

test('a press on the other tab changes the address and reads the other rows', async () => {
  earned([anEarn()]);
  burnt([aBurn()]);
  const view = await open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Tukar' }));
  expect(await screen.findByText('Kopi Susu Gratis')).toBeInTheDocument();
  expect(view.address()).toBe('/riwayat?tab=tukar');
  await userEvent.click(screen.getByRole('tab', { name: 'Raih' }));
  expect(await screen.findByText('FitNusa')).toBeInTheDocument();
  expect(view.address()).toBe('/riwayat');
});

test('Load more shows its indicator and adds five rows', async () => {
  earned(Array.from({ length: 7 }, (_, index) => anEarn({ transactionNumber: `EARN-${index}` })));
  await open();
  const more = await screen.findByRole('button', { name: 'Load more' });
  expect(screen.getAllByText('FitNusa')).toHaveLength(5);
  await userEvent.click(more);
  expect(more).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(screen.getAllByText('FitNusa')).toHaveLength(7));
});

test('Load more is hidden while the total is zero', async () => {
  earned(
    Array.from({ length: 5 }, (_, index) => anEarn({ transactionNumber: `EARN-${index}`, status: 2 })),
    0,
  );
  await open();
  expect(await screen.findAllByText('FitNusa')).toHaveLength(5);
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test.each([
  ['/riwayat', 'Belum ada poin yang kamu raih.'],
  ['/riwayat?tab=tukar', 'Belum ada poin yang kamu tukar.'],
])('%s without rows says so and leads to the catalogue', async (url, text) => {
  earned([], 0);
  burnt([], 0);
  await open(url);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat Katalog Kupon' })).toHaveAttribute('href', '/tukar');
});

test('rows that failed are told in place, with tabs and total still there, and Coba lagi heals them', async () => {
  earned([anEarn()]);
  server.use(onCall.get('/customerearn/:clientId', () => failure(500)));
  await open();
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
  expect(screen.getByText('1.500')).toBeInTheDocument();
  earned([anEarn()]);
  await userEvent.click(within(panel).getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('FitNusa')).toBeInTheDocument();
});

test('a total that failed does not hide the rows', async () => {
  earned([anEarn()]);
  server.use(onCall.get('/customersummaryearnpoin/:clientId', () => failure(500)));
  await open();
  expect(await screen.findByText('FitNusa')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Poin belum tersedia' })).toBeInTheDocument();
});
