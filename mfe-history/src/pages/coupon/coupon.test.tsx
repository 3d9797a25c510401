import {
  aCustomer,
  anOwnedCoupon,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
  type WireOwnedCoupon,
} from '@poku/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noTillToken } from '../../testing/till-tokens';
import { page } from './coupon.page';

const server = startTestServer(noTillToken);
const answer = (response: () => Response) =>
  server.use(onCall.get('/customervoucherdetail/:clientId', response));
const show = (overrides: Partial<WireOwnedCoupon>) => answer(() => envelope(anOwnedCoupon(overrides)));
const CODE = 'ABCDEFGHIJKLMNOPQR';
const revealed = (overrides: Partial<WireOwnedCoupon> = {}): Partial<WireOwnedCoupon> => ({
  status_activity: 0,
  status: true,
  voucherCode: CODE,
  revealExpiredDate: new Date(Date.now() + 10 * 60_000).toISOString(),
  remainingSeconds: 600,
  ...overrides,
});

const open = async (url = '/kupon-ku?id=voucher-kopi&code=ref-1') => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  return { ...renderPage(page, { platform, path: '/kupon-ku', url }), platform };
};
const code = () =>
  screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === CODE);

test('shows the coupon that the address names, its texts folded and its code hidden', async () => {
  const asked: string[] = [];
  server.use(
    onCall.get('/customervoucherdetail/:clientId', ({ request }) => {
      asked.push(new URL(request.url).search);
      return envelope(anOwnedCoupon());
    }),
  );
  await open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Kopi Susu Gratis' })).toBeInTheDocument();
  expect(asked).toEqual(['?voucherId=voucher-kopi&code=ref-1']);
  expect(screen.getByText('Baru')).toBeInTheDocument();
  expect(screen.getByText('Berlaku sampai 31 Jan 2027')).toBeInTheDocument();
  expect(screen.getByText(/Kode kupon masih tersembunyi\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Geser untuk melihat kode' })).toBeInTheDocument();
  const terms = screen.getByText('Satu kupon untuk satu transaksi.');
  expect(terms).not.toBeVisible();
  await userEvent.click(screen.getByText('Syarat dan Ketentuan'));
  expect(terms).toBeVisible();
  expect(screen.getByText('Cara Penukaran')).toBeInTheDocument();
  expect(screen.getByText('Tempat Penukaran')).toBeInTheDocument();
});

test('a revealed code is shown whole, in groups that are no letters of it, to read and to scan', async () => {
  show(revealed());
  await open();
  const groups = within(await code())
    .getAllByText(/./)
    .map(({ textContent }) => textContent);
  expect(groups).toEqual(['ABCD', 'EFGH', 'IJKL', 'MNOP', 'QR']);
  expect(await screen.findByRole('img', { name: 'Kode QR dari kode kupon' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Barcode dari kode kupon' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Geser untuk melihat kode' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Berlaku sampai/)).not.toBeInTheDocument();
});

test.each([-10, 10])('the countdown is the server’s, with a clock %s minutes wrong', async (minutes) => {
  show(revealed({ revealExpiredDate: new Date(Date.now() + (10 + minutes) * 60_000).toISOString() }));
  await open();
  expect(await screen.findByText(/^Hangus dalam (10:00|09:\d\d)$/)).toBeInTheDocument();
});

test('at zero the page is read again, and the code is gone', async () => {
  const answers = [
    revealed({ remainingSeconds: 1 }),
    revealed({ status_activity: 4, remainingSeconds: null }),
  ];
  answer(() => envelope(anOwnedCoupon(answers.shift())));
  await open();
  expect(await code()).toBeInTheDocument();
  expect(await screen.findByText('Hangus')).toBeInTheDocument();
  expect(screen.queryByText('ABCD')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Waktu kode kupon Kopi Susu Gratis sudah habis.');
});

test.each<readonly [string, string | null, Partial<WireOwnedCoupon>]>([
  [
    'Kupon ini sudah terpakai, jadi kodenya tidak bisa dilihat lagi.',
    null,
    { status_activity: 3, status: true },
  ],
  [
    'Kupon ini sudah hangus, jadi kodenya tidak bisa dilihat lagi.',
    'Berakhir 31 Jan 2027',
    { status_activity: 4 },
  ],
  [
    'Kode ini sudah kamu lihat dan waktunya sudah habis, jadi kuponnya hangus.',
    'Berakhir 21 Nov 2026',
    {
      status_activity: 4,
      status: true,
      voucherCode: CODE,
      revealExpiredDate: '2026-11-21T07:35:00Z',
    },
  ],
])('%s', async (text, ended, overrides) => {
  show(overrides);
  await open();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Geser untuk melihat kode' })).not.toBeInTheDocument();
  expect(screen.queryByText('ABCD')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Berakhir/)?.textContent ?? null).toBe(ended);
});

const USED_DATE = '2026-11-26T03:05:00Z';

test.each([
  ['Kopi Serambi Senayan', 'Dipakai 26 Nov 2026, 10:05 WIB di Kopi Serambi Senayan'],
  [null, 'Dipakai 26 Nov 2026, 10:05 WIB'],
])('a used coupon says when it was used, and where if that is known: %s', async (usedStore, text) => {
  show({ status_activity: 3, status: true, usedDate: USED_DATE, usedStore });
  await open();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByText(/^Kupon ini sudah terpakai/)).toBeInTheDocument();
  expect(screen.queryByText(/^Untuk dipakai/)).not.toBeInTheDocument();
});

test('of a use that was not kept nothing is said', async () => {
  show({ status_activity: 3, status: true });
  await open();
  expect(await screen.findByText('Terpakai')).toBeInTheDocument();
  expect(screen.queryByText(/^Dipakai/)).not.toBeInTheDocument();
});

test.each([
  ['till', 'Untuk dipakai di kasir', /saat kamu sudah di depan kasir\.$/],
  ['online', 'Untuk dipakai online', /saat kamu sudah siap membayar\.$/],
] as const)('a hidden code says where it is used: %s', async (useChannel, text, when) => {
  show({ useChannel });
  await open();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByText(/^Kode kupon masih tersembunyi\./)).toHaveTextContent(when);
});

test('a code for online use is to be copied, and is neither scanned nor shown at a till', async () => {
  show(revealed({ useChannel: 'online' }));
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open();
  expect(await code()).toBeInTheDocument();
  expect(
    screen.getByText('Untuk dipakai online. Salin kodenya, lalu tempel saat membayar.'),
  ).toBeInTheDocument();
  expect(screen.getByText(/^Hangus dalam/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Salin kode' }));
  expect(write.mock.calls).toEqual([[CODE]]);
  expect(screen.queryByRole('button', { name: /^Tampilkan ke kasir/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /dari kode kupon$/ })).not.toBeInTheDocument();
  write.mockRestore();
});

test('the code is copied without its gaps, and a toast says so for four seconds', async () => {
  show(revealed());
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { platform } = await open();
  const heard = jest.fn();
  platform.events.subscribe('alert.raised', heard);
  await user.click(await screen.findByRole('button', { name: 'Salin kode' }));
  expect(write.mock.calls).toEqual([[CODE]]);
  const toast = { kind: 'success', message: 'Kode unik berhasil disalin', durationMs: 4_000 };
  await waitFor(() => expect(heard).toHaveBeenCalledWith(toast, expect.anything()));
  write.mockRestore();
});

test('where the browser does not let a page copy, the code is selected to copy by hand', async () => {
  show(revealed());
  const user = userEvent.setup();
  const refuse = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  const { platform } = await open();
  const heard = jest.fn();
  platform.events.subscribe('alert.raised', heard);
  await user.click(await screen.findByRole('button', { name: 'Salin kode' }));
  await waitFor(() => expect(heard).toHaveBeenCalled());
  expect(heard.mock.calls).toEqual([
    [
      expect.objectContaining({ message: 'Kode sudah dipilih. Tekan lama, lalu pilih Salin.' }),
      expect.anything(),
    ],
  ]);
  expect(window.getSelection()?.toString()).toBe(CODE);
  refuse.mockRestore();
});

test('for a cashier it stands alone on the screen, which stays on until that is closed', async () => {
  const release = jest.fn(() => Promise.resolve());
  const request = jest.fn(() => Promise.resolve({ release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  show(revealed());
  await open();
  const button = await screen.findByRole('button', { name: 'Tampilkan ke kasir: Kopi Susu Gratis' });
  await userEvent.click(button);
  const view = within(screen.getByRole('dialog', { name: 'Tampilkan ke kasir' }));
  expect(await view.findByRole('img', { name: 'Kode QR dari kode kupon' })).toBeInTheDocument();
  expect(view.getByRole('img', { name: 'Barcode dari kode kupon' })).toBeInTheDocument();
  expect(view.getByText('Kopi Susu Gratis')).toBeInTheDocument();
  expect(view.getByText(/Hangus dalam/)).toBeInTheDocument();
  expect(view.getByText('Sulit dipindai? Naikkan kecerahan layar HP kamu.')).toBeInTheDocument();
  expect(request).toHaveBeenCalledWith('screen');
  expect(release).not.toHaveBeenCalled();
  await userEvent.click(view.getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(release).toHaveBeenCalledTimes(1));
  expect(button).toHaveFocus();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('a code with letters that no barcode has shows its QR code alone', async () => {
  show(revealed({ voucherCode: 'KODE-É' }));
  await open();
  expect(await screen.findByRole('img', { name: 'Kode QR dari kode kupon' })).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'Barcode dari kode kupon' })).not.toBeInTheDocument();
});

test.each([
  ['/kupon-ku', 404],
  ['/kupon-ku?id=voucher-kopi&code=ref-1', 404],
  ['/kupon-ku?id=voucher-kopi&code=ref-1', 20404],
])('a coupon that is not there leads back to the others (%s, %s)', async (url, responseCode) => {
  answer(() => envelope(undefined, responseCode));
  await open(url);
  expect(await screen.findByText('Kupon ini tidak ditemukan.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat Kupon Ku' })).toHaveAttribute('href', '/raih');
});

test('another coupon in the same place has its own slider and question', async () => {
  answer(() => envelope(anOwnedCoupon()));
  const { router } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Geser untuk melihat kode' }));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  show({ code: 'ref-2', voucherName: 'Teh' });
  await act(() => router.navigate('/kupon-ku?id=voucher-teh&code=ref-2'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Teh' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('any other failure is the page’s error', async () => {
  answer(() => failure(500));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
});
