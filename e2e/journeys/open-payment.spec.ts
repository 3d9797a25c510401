import type { Page } from '@playwright/test';
import { expectAccessibleOnceIdle } from '../support/accessibility';
import {
  checkoutPath,
  expectBalances,
  expectResult,
  expectWalletPage,
  GROCERIES,
  NOT_TAKEN,
  openSplit,
  passOwnCode,
  payAtWallet,
  payRestWith,
  receiptPart,
  SOLD,
} from '../support/checkout';
import { expect, goInside, startSession, test } from '../support/journey';

const openPayment = (page: Page) => page.getByRole('region', { name: 'Pembayaran belum selesai' });
const callOff = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Batalkan pembayaran' }).click();
  await page.getByRole('button', { name: 'Ya, batalkan' }).click();
};

test('an open payment at the e-wallet: its points are told as held, it is gone on with, and called off', async ({
  page,
  request,
}) => {
  await openSplit(page, request, 'DompetNusa');
  await passOwnCode(page, request);
  await expectWalletPage(page);
  const wallet = page.url();

  await page.goto('/poinku');
  const main = page.getByRole('main');
  await expect(
    main.getByText('15.000 poin lagi sedang disisihkan untuk pembayaran yang belum selesai.'),
  ).toBeVisible();
  await expect(main.getByText('Kamu belum punya POKUPoin.')).toHaveCount(0);
  await expect(openPayment(page)).toContainText(SOLD);
  await expect(openPayment(page)).toContainText('15.000 poin kamu disisihkan untuk ini.');
  await expect(openPayment(page).getByText(/^Sisa waktu 1[45]:\d\d$/)).toBeVisible();
  await expectAccessibleOnceIdle(page, 'points that are held');
  for (const path of ['/', '/raih']) {
    await goInside(page, path);
    await expect(openPayment(page)).toContainText('Menunggu pembayaran di DompetNusa.');
  }
  await openPayment(page).getByRole('link', { name: 'Lanjutkan pembayaran' }).click();
  await expectWalletPage(page);

  await page.goto('/raih');
  await page.getByRole('button', { name: 'Batalkan pembayaran' }).click();
  await expectAccessibleOnceIdle(page, 'whether to call it off');
  await page.getByRole('button', { name: 'Tidak jadi' }).click();
  await callOff(page);
  await expectResult(page, 'Transaksi Gagal!');
  const words = main.getByRole('status').first();
  await expect(words).toContainText('Pembayaran ini sudah kamu batalkan.');
  await expect(words).toContainText(NOT_TAKEN);
  await expect(receiptPart(page, 'POKUPoin')).toContainText('Dikembalikan');
  await expect(page.getByRole('link', { name: 'Kembali ke kupon' })).toBeVisible();
  await page.goto(wallet);
  await expect(page.getByText('Pembayaran ini sudah dibatalkan oleh Poku.', { exact: false })).toBeVisible();
  await expectBalances(page, '185.000', { dompetnusa: 150_000 });
  await expect(openPayment(page)).toHaveCount(0);
  await page.goto('/riwayat?tab=tukar');
  const newest = main.getByRole('listitem').filter({ hasText: SOLD }).first();
  await expect(newest).toContainText('Gagal');
  await expect(newest).toContainText(/(^|\D)0 poin/);
  await newest.getByRole('button', { name: 'Detail pembayaran' }).click();
  await expect(newest.getByText('Tidak ada poin yang terpotong.')).toBeVisible();
});

test('a form that the browser blocks is explained at once, and the payment is called off from there', async ({
  page,
  request,
  problems,
}) => {
  await startSession(page);
  await page.route('**/checkout?*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(/form-action 'self'[^;"]*/, "form-action 'self'");
    return route.fulfill({ response, body: html });
  });
  await page.goto(await checkoutPath(request, GROCERIES));
  await payRestWith(page, 'DompetNusa');
  await passOwnCode(page, request);
  // The browser's own word for it; anything else stays a problem.
  await expect.poll(() => problems).toEqual([expect.stringContaining("form-action 'self'")]);
  problems.length = 0;
  // Playwright waits for the end of the navigation that was blocked, until the page has had another one.
  await page.evaluate(() => history.replaceState(history.state, ''));
  await expect(
    page.getByText('Browser kamu menahan perpindahan ke DompetNusa.', { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  await expectAccessibleOnceIdle(page, 'a blocked form');
  await callOff(page);
  await expectResult(page, 'Transaksi Gagal!');
  await expect(page.getByText('Pembayaran ini sudah kamu batalkan.')).toBeVisible();
  await expectBalances(page, '185.000', { dompetnusa: 150_000 });
});

test('the banner of a purchase is shown once, also for a return that names no order', async ({
  page,
  request,
}) => {
  const banner = page.getByText('Transaksi Sukses. Kupon baru kamu sudah ada di sini.');
  await openSplit(page, request, 'DompetNusa');
  await passOwnCode(page, request);
  await payAtWallet(page, request);
  await expectResult(page, 'Transaksi Sukses');
  const back = new URL(page.url()).searchParams;
  const query = new URLSearchParams({ trxId: back.get('trxId') ?? '', refNum: back.get('refNum') ?? '' });
  await page.goto(`/raih?${query.toString()}`);
  await expect(banner).toBeVisible();
  await expect(page).toHaveURL('/raih');
  await expect(banner).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(banner).toHaveCount(0);
});
