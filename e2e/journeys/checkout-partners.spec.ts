import type { Page } from '@playwright/test';
import {
  beforeBuying,
  expectBalances,
  expectCoupons,
  expectResult,
  expectWalletPage,
  NOT_TAKEN,
  openSplit,
  passBothCodes,
  passOwnCode,
  receiptPart,
  SOLD,
} from '../support/checkout';
import { advanceClock, expect, test } from '../support/journey';
import { setFaults } from '../support/linking';
import { callsTo } from '../support/screens';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

// Partners that are slow on purpose.
const numberOf = (page: Page): string => new URL(page.url()).searchParams.get('order') ?? '';

test('a partner that refuses: told once everything is back, with the receipt of what came back', async ({
  page,
  request,
}) => {
  await openSplit(page, request, 'NusaPoin');
  await beforeBuying(page, () => setFaults(request, 'nusapoin', { refuse: true }));
  await passBothCodes(page, request);
  await expectResult(page, 'Transaksi Gagal!');
  await expect(page).toHaveURL(/\/transaksi-selesai\?key=[^&]+$/);
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
  const again = page.getByRole('button', { name: 'Cek lagi' });
  // The member asks, or the outcome comes to the open page before.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 500 });
    await page.clock.fastForward(5_000);
    await expect(page.getByRole('heading', { name: 'Transaksi Gagal!' })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 120_000 });
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
