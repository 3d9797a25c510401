import { aTransaction, aTransactionPart, envelope, failure, onCall, startTestServer } from '@poku/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openResult } from '../../testing/result-page';
import { answerTransaction, aWaitingTransaction, aWalletPart, says } from '../../testing/transactions';
import { page } from './result.page';

const server = startTestServer();
const open = (query: string, state?: unknown) => openResult(server, page, query, state);
const ended = (status: string, code = 0) => ({
  key: 'key-1',
  status,
  code,
  coupon: '/voucher?id=voucher-kopi',
});
const title = (name: string) => screen.findByRole('heading', { name });
const unknown = () => envelope(undefined, 404);
const failed = aTransaction({
  status: 2,
  failure: 40112,
  coupons: [],
  paymentDetails: [
    aTransactionPart({ state: 'released', changedDate: '2026-11-21T07:06:00Z' }),
    aWalletPart({ state: 'refused' }),
  ],
});

test('a paid transaction is a success, with the ways to the coupon and to the history', async () => {
  const asked = answerTransaction(server, says(aTransaction()));
  const { told, places } = await open('?order=TRX-1&trxId=TX1&refNum=RF1');
  expect(await title('Transaksi Sukses')).toBeInTheDocument();
  expect(asked).toEqual(['?number=TRX-1&trxId=TX1&refNum=RF1']);
  expect(screen.getByRole('link', { name: 'Lihat Kupon Ku' })).toHaveAttribute('href', '/raih');
  expect(screen.getByRole('link', { name: 'Lihat Riwayat' })).toHaveAttribute('href', '/riwayat?tab=tukar');
  expect(told).toEqual([]);
  expect([...places]).toEqual(['after-purchase']);
});

test('a return of the e-wallet that the server does not confirm is no success', async () => {
  answerTransaction(server, unknown);
  await open('?order=TRX-1&status=success&trxId=made-up&refNum=made-up');
  expect(await title('Transaksi tidak ditemukan')).toBeInTheDocument();
  expect(screen.queryByText('Transaksi Sukses')).not.toBeInTheDocument();
});

test('the server’s word counts more than the address', async () => {
  answerTransaction(server, says(aWaitingTransaction()));
  await open('?order=TRX-1&status=failed');
  expect(await title('Pembayaran sedang diproses')).toBeInTheDocument();
});

test('a failure says why, that no points were taken, and what came back when, and has no place for questions', async () => {
  answerTransaction(server, says(failed));
  const { places } = await open('?order=TRX-1');
  expect(await title('Transaksi Gagal!')).toBeInTheDocument();
  expect(screen.getByText('Poin kamu tidak terpotong.')).toBeInTheDocument();
  expect(screen.getByText('Pembayaran ditolak oleh partner.')).toBeInTheDocument();
  expect(screen.getByText('Dikembalikan 21 Nov 2026 14:06 WIB')).toBeInTheDocument();
  expect(screen.getByText(/^Tidak terpotong/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Lihat Kupon Ku' })).not.toBeInTheDocument();
  expect(places.size).toBe(0);
});

test.each([
  [40005, 'Kupon yang kamu cari sudah habis...'],
  [40003, 'Harga atau data kupon berubah. Buka lagi kuponnya untuk melihat yang terbaru.'],
])(
  'a purchase that was refused without a transaction says why by its code %d, and leads back to the coupon',
  async (code, reason) => {
    answerTransaction(server, unknown);
    await open('?key=key-1', ended('failed', code));
    expect(await title('Transaksi Gagal!')).toBeInTheDocument();
    expect(screen.getByText('Poin kamu tidak terpotong.')).toBeInTheDocument();
    expect(screen.getByText(reason)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Kembali ke kupon' })).toHaveAttribute(
      'href',
      '/voucher?id=voucher-kopi',
    );
  },
);

test.each([
  ['expired', 'Waktu untuk membayar di e-wallet sudah habis, dan tidak ada saldo yang dibayar.'],
  ['cancelled', 'Pembayaran ini sudah kamu batalkan.'],
  ['silent', 'Partner pembayaran sedang tidak bisa dihubungi. Coba lagi nanti, atau pakai sumber poin lain.'],
  ['declined', 'Pembayaran di DompetNusa tidak jadi, dan tidak ada saldo yang dibayar.'],
] as const)('a failure that was %s says so, and is not called a refusal', async (failureReason, text) => {
  answerTransaction(server, says({ ...failed, failureReason }));
  await open('?order=TRX-1');
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByText('Pembayaran ditolak oleh partner.')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kembali ke kupon' })).toHaveAttribute(
    'href',
    '/voucher?id=voucher-kopi',
  );
});

test.each([
  ['sent', [], 'Kupon dari transaksi ini sudah kamu kirim.'],
  ['used', [3], 'Kupon dari transaksi ini sudah terpakai.'],
  ['expired', [4, 4], 'Kupon dari transaksi ini sudah hangus.'],
  ['used or expired', [3, 4], 'Kupon dari transaksi ini sudah terpakai atau hangus.'],
  ['partly used', [3, 2], '1 dari 2 kupon masih bisa dipakai.'],
  ['new', [1, 1], 'Kupon kamu sudah siap dipakai.'],
] as const)('an old receipt says what its coupons are now: %s', async (_, states, text) => {
  const coupons = states.map((status_activity, index) => ({
    voucherId: 'voucher-kopi',
    code: `ref-${index}`,
    status_activity,
  }));
  answerTransaction(server, says(aTransaction({ coupons })));
  await open('?order=TRX-1');
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('a payment that waits is called off, once it was asked for twice, and the page says what became of it', async () => {
  answerTransaction(server, says(aWaitingTransaction()));
  let asked: unknown = null;
  server.use(
    onCall.post('/canceltransaction', async ({ request }) => {
      asked = await request.json();
      const cancelled = { ...failed, failureReason: 'cancelled' } as const;
      answerTransaction(server, says(cancelled));
      return envelope(cancelled);
    }),
  );
  await open('?order=TRX-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Batalkan pembayaran' }));
  await userEvent.click(screen.getByRole('button', { name: 'Tidak jadi' }));
  expect(asked).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Batalkan pembayaran' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ya, batalkan' }));
  expect(await title('Transaksi Gagal!')).toBeInTheDocument();
  expect(screen.getByText('Pembayaran ini sudah kamu batalkan.')).toBeInTheDocument();
  expect(asked).toEqual({ clientId: 'member-siti', number: 'TRX-1' });
});

test('a cancellation that fails is told where it was asked for, and nothing is claimed', async () => {
  answerTransaction(server, says(aWaitingTransaction()));
  server.use(onCall.post('/canceltransaction', () => failure(500)));
  await open('?order=TRX-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Batalkan pembayaran' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ya, batalkan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('an e-wallet’s payment that was declined tells that nothing was paid and points come back', async () => {
  const releasing = [aTransactionPart({ state: 'released' }), aWalletPart({ state: 'process' })];
  answerTransaction(
    server,
    says(aWaitingTransaction({ paymentPage: null, paymentDetails: releasing })),
    says(failed),
  );
  await open('?order=TRX-1&error=declined');
  expect(
    await screen.findByText(/tidak ada saldo yang dibayar. Poin kamu sedang dikembalikan/),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Lanjutkan pembayaran' })).not.toBeInTheDocument();
});

test('what waits for the e-wallet’s page can be gone on with while there is time', async () => {
  answerTransaction(server, says(aWaitingTransaction()));
  await open('?order=TRX-1');
  expect(await screen.findByRole('link', { name: 'Lanjutkan pembayaran' })).toHaveAttribute(
    'href',
    '/checkout-linkaja?order=TRX-1&pc=PC-1',
  );
  expect(screen.getByText(/^Sisa waktu (10:00|09:5\d)$/)).toBeInTheDocument();
});

test.each([
  ['processing', 'Pembayaran sedang diproses', 'Kami sedang menunggu kepastian pembayaran kamu.'],
  ['timeout', 'Timeout', 'Cek riwayat kamu untuk melihat status transaksi ini.'],
  ['failed', 'Transaksi Gagal!', 'Poin kamu tidak terpotong.'],
])('a purchase that ended as %s and has no order (yet) says "%s"', async (status, name, text) => {
  const asked = answerTransaction(server, unknown);
  await open('?key=key-1', ended(status));
  expect(await title(name)).toBeInTheDocument();
  expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
  expect(asked).toEqual(['?key=key-1']);
});

test.each([
  ['nothing but the address', '?key=key-1&status=failed&code=40004', undefined],
  ['another purchase', '?key=key-1', { ...ended('failed', 40004), key: 'key-2' }],
])('no failure is claimed by %s', async (_, query, state) => {
  answerTransaction(server, unknown);
  await open(query, state);
  expect(await title('Timeout')).toBeInTheDocument();
  expect(screen.queryByText('Poin kamu tidak terpotong.')).not.toBeInTheDocument();
});

test('the numbers of an e-wallet’s return name their transaction by themselves', async () => {
  const asked = answerTransaction(server, says(aTransaction()));
  await open('?trxId=TX1&refNum=RF1');
  expect(await title('Transaksi Sukses')).toBeInTheDocument();
  expect(asked).toEqual(['?trxId=TX1&refNum=RF1']);
});

test('a transaction that cannot be read is told with a way on, and Coba lagi heals it', async () => {
  answerTransaction(server, () => failure(500), says(aTransaction()));
  await open('?order=TRX-1');
  expect(await title('Status transaksi belum bisa dibaca')).toBeInTheDocument();
  expect(screen.getByText('Sistem sedang mengalami gangguan : 500')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat Riwayat' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await title('Transaksi Sukses')).toBeInTheDocument();
});

test.each(['?status=maybe', '?status=success', '?status=failed&code=40004', ''])(
  'the address "%s" proves nothing and leads to the history',
  async (query) => {
    const view = await open(query);
    await waitFor(() => expect(view.address()).toBe('/riwayat?tab=tukar'));
  },
);
