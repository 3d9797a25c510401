import type { Page } from '@playwright/test';
import {
  checkoutPath,
  codeField,
  expectBalances,
  expectCoupons,
  expectPartnerStep,
  expectResult,
  expectWalletPage,
  openCheckout,
  passBothCodes,
  passOwnCode,
  plus,
  receiptPart,
} from '../support/checkout';
import { advanceClock, expect, goInside, logIn, MEMBERS, test } from '../support/journey';
import { partnerCode, setFaults } from '../support/linking';
import { answerWith, changeBody, letThrough } from '../support/requests';
import { callsTo } from '../support/screens';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const BUY = '**/gateway/buyvoucher';
const NOT_TAKEN = 'Poin kamu tidak terpotong.';
const SOLD = 'Paket Sembako Keluarga';

// Partners that are slow on purpose.
test.describe.configure({ timeout: 120_000 });

/** Does something when the purchase is on its way, before the API has it. */
const beforeBuying = async (page: Page, work: () => Promise<void>): Promise<void> => {
  await page.route(BUY, async (route) => {
    await work();
    await route.continue();
  });
};
/** Siti's own 15.000, and 3.500 of a partner. */
const openSplit = async (
  page: Page,
  request: Parameters<typeof openCheckout>[1],
  partner: 'NusaPoin' | 'DompetNusa',
): Promise<void> => {
  await logIn(page);
  await openCheckout(page, request);
  await plus(page, partner).click();
};
const numberOf = (page: Page): string => new URL(page.url()).searchParams.get('order') ?? '';

test('a partner that refuses: told once everything is back, with the receipt of what came back', async ({
  page,
  request,
}) => {
  await openSplit(page, request, 'NusaPoin');
  await beforeBuying(page, () => setFaults(request, 'nusapoin', { refuse: true }));
  await passBothCodes(page, request);
  await expectResult(page, 'Transaksi Gagal!');
  await expect(page).toHaveURL(/\/transaksi-selesai\?key=.*status=failed/);
  const words = page.getByRole('main').getByRole('status').first();
  await expect(words).toContainText(NOT_TAKEN);
  await expect(words).toContainText('Pembayaran ditolak oleh partner.');
  await expect(receiptPart(page, 'POKUPoin')).toContainText(/15\.000 poin.*Dikembalikan .*\d\d:\d\d WIB/s);
  await expect(receiptPart(page, 'NusaPoin')).toContainText(/3\.500 poin.*Tidak terpotong/s);
  await page.reload();
  await expectResult(page, 'Transaksi Gagal!');
  await page.getByRole('link', { name: 'Lihat Riwayat' }).click();
  await expect(page).toHaveURL('/riwayat?tab=tukar');
  await expect(page.getByRole('main').getByText('Gagal').first()).toBeVisible();
  await expectBalances(page, '185.000', { nusapoin: 20_000 });
});

test('a partner that takes the points and never answers: in process, then the receipt in its place', async ({
  page,
  request,
}) => {
  await openSplit(page, request, 'NusaPoin');
  await beforeBuying(page, () => setFaults(request, 'nusapoin', { timeout: 'after' }));
  await passBothCodes(page, request);
  await expectResult(page, 'Pembayaran sedang diproses');
  await expect(receiptPart(page, 'NusaPoin')).toContainText('Sedang dipastikan');
  const head = await page.getByRole('heading', { level: 2 }).first().boundingBox();
  await setFaults(request, 'nusapoin');
  await advanceClock(request, MINUTE_MS);
  await expectResult(page, 'Transaksi Sukses');
  expect((await page.getByRole('heading', { level: 2 }).first().boundingBox())?.y).toBe(head?.y);
  await expect(receiptPart(page, 'NusaPoin')).toContainText('Dipakai');
  await expectCoupons(page, SOLD, 1);
  await expectBalances(page, '166.500', { nusapoin: 16_500 });
});

test('a partner that is silent for long: the page stops asking, and the truth comes once the partner speaks', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await openSplit(page, request, 'NusaPoin');
  await beforeBuying(page, () => setFaults(request, 'nusapoin', { timeout: 'before' }));
  await passBothCodes(page, request);
  await expectResult(page, 'Pembayaran sedang diproses');
  const asked = callsTo(page, /^\/gateway\/transaction\//);
  for (let tries = 0; tries < 24; tries += 1) {
    const answered = page.waitForResponse('**/gateway/transaction/**');
    await page.clock.fastForward(5_000);
    await answered;
  }
  await expect(
    page.getByText('Belum ada kepastian. Kami terus memeriksanya, dan hasilnya akan tampil di riwayat kamu.'),
  ).toBeVisible();
  const count = asked.length;
  await page.clock.fastForward(60_000);
  expect(asked).toHaveLength(count);
  await setFaults(request, 'nusapoin');
  await advanceClock(request, 3 * HOUR_MS);
  await page.getByRole('button', { name: 'Cek lagi' }).click();
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(page.getByRole('heading', { name: 'Transaksi Gagal!' })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await expect(receiptPart(page, 'NusaPoin')).toContainText('Dikembalikan');
  await expectBalances(page, '185.000', { nusapoin: 20_000 });
});

test("an e-wallet's page that is left by 'Batal': nothing was paid, and the points come back", async ({
  page,
  request,
}) => {
  await openSplit(page, request, 'DompetNusa');
  await passOwnCode(page, request);
  await expectWalletPage(page);
  await page.getByRole('button', { name: 'Batal' }).click();
  await page.waitForURL(/\/transaksi-selesai\?.*error=declined/);
  await expectResult(page, 'Transaksi Gagal!');
  const words = page.getByRole('main').getByRole('status').first();
  await expect(words).toContainText(NOT_TAKEN);
  await expect(words).toContainText('Pembayaran di DompetNusa tidak jadi, dan tidak ada saldo yang dibayar.');
  await expect(receiptPart(page, 'POKUPoin')).toContainText('Dikembalikan');
  await expectBalances(page, '185.000', { dompetnusa: 150_000 });
});

test("an e-wallet's page that nobody uses: no forged return makes it a success, and after 15 minutes all is back", async ({
  page,
  request,
}) => {
  await openSplit(page, request, 'DompetNusa');
  await passOwnCode(page, request);
  await expect(page).toHaveURL(/\/checkout-linkaja\?/);
  const order = numberOf(page);
  await expectWalletPage(page);
  const walletAddress = page.url();
  await page.goto(`/transaksi-selesai?order=${order}&trxId=TX-palsu&refNum=RF-palsu`);
  await expectResult(page, 'Pembayaran sedang diproses');
  await expect(page.getByText('Transaksi Sukses')).toHaveCount(0);
  await expect(page.getByText(/^Sisa waktu 1[45]:\d\d$/)).toBeVisible();
  await page.goto(`/raih?trxId=TX-palsu&refNum=RF-palsu&order=${order}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Kupon Ku' })).toBeVisible();
  await expect(page.getByText(/berhasil/i)).toHaveCount(0);
  await page.goto('/transaksi-selesai?order=TRX-orang-lain');
  await expect(page.getByRole('heading', { name: 'Transaksi tidak ditemukan' })).toBeVisible();

  // Whoever comes back by the device's way is not sent away again.
  await page.goto(`/transaksi-selesai?order=${order}`);
  await page.getByRole('link', { name: 'Lanjutkan pembayaran' }).click();
  await expectWalletPage(page);
  await page.goBack();
  await expect(page.getByText('Pembayaran di DompetNusa belum selesai.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Lihat Status Transaksi' }).click();

  await expectResult(page, 'Pembayaran sedang diproses');
  await advanceClock(request, 15 * MINUTE_MS);
  await expectResult(page, 'Transaksi Gagal!');
  await expect(receiptPart(page, 'POKUPoin')).toContainText('Dikembalikan');
  await page.goto(walletAddress);
  await expect(page.getByText('Pembayaran ini sudah dibatalkan oleh Poku.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Kembali ke Poku' }).click();
  await expectResult(page, 'Transaksi Gagal!');
  await expectBalances(page, '185.000', { dompetnusa: 150_000 });
});

test('an answer that is lost: pressed twice, reloaded and gone back, it was bought once', async ({
  page,
  request,
}) => {
  await openSplit(page, request, 'NusaPoin');
  let sent = 0;
  await page.route(BUY, async (route) => {
    sent += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await passOwnCode(page, request);
  await expectPartnerStep(page);
  await codeField(page).fill(await partnerCode(request, 'nusapoin', MEMBERS.siti));
  await page.getByRole('button', { name: 'Konfirmasi' }).dblclick();
  await expectResult(page, 'Transaksi Sukses');
  expect(sent).toBe(1);
  await page.unroute(BUY);
  await page.reload();
  await expectResult(page, 'Transaksi Sukses');
  await page.goBack();
  await expect(page).not.toHaveURL(/transaksi-selesai/);
  await expectCoupons(page, SOLD, 1);
  await expectBalances(page, '166.500', { nusapoin: 16_500 });
});

test('a page that is reloaded while it buys asks for its own purchase, and does not buy again', async ({
  page,
  request,
}) => {
  await logIn(page);
  await openCheckout(page, request, { voucherId: '1001' });
  let isBought = false;
  await page.route(BUY, async (route) => {
    // The API buys, and the page never hears of it.
    await route.fetch();
    isBought = true;
  });
  await passOwnCode(page, request);
  await expect.poll(() => isBought).toBe(true);
  await page.reload();
  await expectResult(page, 'Transaksi Sukses');
  await page.unroute(BUY);
  await expectCoupons(page, 'Es Kopi Susu Gula Aren', 1);
});

test('what changed meanwhile is refused for what it is: the price, the sale, and each code has its words', async ({
  page,
  request,
}) => {
  await logIn(page);
  const words = page.getByRole('main').getByRole('status').first();
  await openCheckout(page, request, { voucherId: '1001' });
  await changeBody(page, '/buyvoucher', { totalTransaction: 1_700 });
  await passOwnCode(page, request);
  await expectResult(page, 'Transaksi Gagal!');
  await expect(words).toContainText('Harga atau data kupon berubah. Muat ulang halaman, lalu coba lagi.');
  await expect(words).toContainText(NOT_TAKEN);
  await letThrough(page, '/buyvoucher');

  for (const [code, text] of [
    [20404, 'Kupon ini tidak ditemukan.'],
    [40004, 'Poin kamu tidak cukup.'],
    [40005, 'Kupon yang kamu cari sudah habis...'],
    [40111, 'Kode OTP tidak berlaku lagi. Minta kode baru ya'],
    [40112, 'Pembayaran ditolak oleh partner.'],
    [40121, 'Partner ini belum bisa dipakai untuk membayar.'],
  ] as const) {
    await advanceClock(request, HOUR_MS);
    await openCheckout(page, request, { voucherId: '1001' });
    await answerWith(page, '/buyvoucher', code);
    await passOwnCode(page, request);
    await expectResult(page, 'Transaksi Gagal!');
    await expect(words).toContainText(text);
    await letThrough(page, '/buyvoucher');
  }
  await advanceClock(request, HOUR_MS);
  await openCheckout(page, request, { voucherId: '1001' });
  await page.route(BUY, (route) => route.fulfill({ status: 500, body: '' }));
  await passOwnCode(page, request);
  await expectResult(page, 'Timeout');
  await page.unroute(BUY);
});

/** Until the end of the day in Jakarta, from now. */
const msToMidnight = (): number => DAY_MS - ((Date.now() + 7 * HOUR_MS) % DAY_MS);

test('a coupon whose sale ends while its checkout is open is refused, and then its checkout says so', async ({
  page,
  request,
}) => {
  // The sale of this one ends with the 14th day.
  const basket = { voucherId: '1027' };
  await advanceClock(request, 14 * DAY_MS + msToMidnight() - 3 * MINUTE_MS);
  await logIn(page, MEMBERS.agus);
  await openCheckout(page, request, basket);
  const path = await checkoutPath(request, basket);
  await beforeBuying(page, () => advanceClock(request, 3 * MINUTE_MS));
  await passOwnCode(page, request, MEMBERS.agus);
  await expectResult(page, 'Transaksi Gagal!');
  await expect(page.getByText('Kupon yang kamu cari sudah habis...')).toBeVisible();
  await goInside(page, path);
  await expect(page.getByText('Kupon yang kamu cari sudah habis...')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pilih kupon' })).toBeVisible();
});
