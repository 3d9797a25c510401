import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { billerPage } from '../support/addresses';
import { checkoutPath, passOwnCode, payButton } from '../support/checkout';
import { expect, startSession, test } from '../support/journey';

/** A package of Seluler Nusa for 2.400 points. */
const PACKAGE = '5001';
const NAME = 'Data 3 GB 7 Hari';
/** What a till would be told of. */
const TILL = /kasir|gerai|kode kupon|geser|QR|barcode/i;

/** Siti buys the package for a number with her own points; ends in Kupon Ku. */
const buyFor = async (page: Page, request: APIRequestContext, phone: string): Promise<void> => {
  await startSession(page);
  await page.goto(await checkoutPath(request, { voucherId: PACKAGE, msisdn: phone }));
  await expect(payButton(page)).toBeEnabled();
  await passOwnCode(page, request);
  await expect(ticket(page)).toContainText(phone);
};

/** From anywhere to the result and receipt of the newest purchase. */
const openReceipt = async (page: Page): Promise<void> => {
  await page.goto('/riwayat?tab=tukar');
  await historyRow(page).getByRole('button', { name: 'Detail pembayaran' }).click();
  await historyRow(page).getByRole('link', { name: 'Bukti Transaksi' }).click();
};

/** The ticket of the package in Kupon Ku. */
const ticket = (page: Page): Locator => page.getByRole('article').filter({ hasText: NAME });

/** The row of the package in the history. */
const historyRow = (page: Page): Locator =>
  page.getByRole('listitem').filter({ hasText: NAME }).filter({ hasText: '1 paket' }).last();

/**
 * What a person does at the biller, in a window beside the phone. Its page stands still and the order comes to
 * it on its own way, so it is loaded again until the order is there.
 */
const decide = async (page: Page, button: 'Kirim' | 'Gagalkan', isTold = true): Promise<void> => {
  const biller = await page.context().newPage();
  const row = biller.getByRole('row').filter({ hasText: 'Menunggu operator' });
  await expect(async () => {
    await biller.goto(billerPage);
    expect(await row.count()).toBe(1);
  }).toPass();
  if (!isTold) await row.getByLabel('Beri tahu Poku').uncheck();
  await row.getByRole('button', { name: button }).click();
  await expect(biller.getByRole('row').filter({ hasText: 'Menunggu operator' })).toHaveCount(0);
  await biller.close();
};

test('a package is on its way, arrives live, and stands in Kupon Ku with its serial number and no till', async ({
  page,
  request,
}) => {
  await buyFor(page, request, '081234569004');
  const main = page.getByRole('main');
  await expect(ticket(page)).toContainText('Sedang dikirim ke 081234569004');
  await expect(ticket(page)).not.toContainText(TILL);
  await ticket(page).getByRole('link').click();
  const card = page.getByRole('group', { name: 'Pengiriman paket' });
  await expect(card).toContainText('Sedang dikirim ke 081234569004');
  await expect(main).not.toContainText(TILL);
  await expect(page.getByRole('button', { name: /kirim kupon/i })).toHaveCount(0);
  await expectAccessible(page, 'a package on its way');

  await decide(page, 'Kirim');
  await expect(card).toContainText('Terkirim ke 081234569004');
  const serial = (await card.getByText(/^SN\d{12}$/).textContent()) ?? '';
  await expect(page.getByText(`Paket ${NAME} terkirim ke 081234569004.`)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Salin nomor seri' })).toBeVisible();
  await expect(main).not.toContainText(TILL);
  await expectAccessible(page, 'a package that arrived');

  await page.goto('/raih');
  await expect(ticket(page)).toContainText(`Nomor seri ${serial}`);
  await expect(ticket(page)).toContainText('Terkirim');
  await expect(ticket(page)).not.toContainText('Terpakai');
  await page.goto('/riwayat?tab=tukar');
  await expect(historyRow(page)).toContainText('Terkirim ke 081234569004');
  await expect(historyRow(page)).toContainText(`Nomor seri ${serial}`);
  await expect(historyRow(page)).toContainText('Berhasil');
});

test('the result of the payment turns by itself when a package arrives, and its receipt has the serial number', async ({
  page,
  request,
}) => {
  await buyFor(page, request, '081234569004');
  await openReceipt(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('Paket sedang dikirim ke 081234569004');
  await expectAccessible(page, 'the result of a package on its way');
  await decide(page, 'Kirim');
  await expect(main).toContainText('Paket sudah terkirim ke 081234569004.');
  await expect(main.getByText(/^SN\d{12}$/)).toBeVisible();
  await expect(main).not.toContainText(TILL);
});

test('a package that fails tells so, and every point is back', async ({ page, request }) => {
  await buyFor(page, request, '081234569004');
  await openReceipt(page);
  await expect(page.getByRole('main')).toContainText('Paket sedang dikirim');
  await decide(page, 'Gagalkan');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 2, name: 'Transaksi Gagal!' })).toBeVisible();
  await expect(main).toContainText('Paket tidak sampai ke 081234569004.');
  await expect(main).toContainText('Semua poin kamu sudah dikembalikan.');
  await expectAccessible(page, 'the result of a package that failed');
  await page.goto('/raih');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(ticket(page)).toHaveCount(0);
  await page.goto('/riwayat?tab=tukar');
  await expect(historyRow(page)).toContainText('Tidak sampai ke 081234569004');
  await historyRow(page).getByRole('button', { name: 'Detail pembayaran' }).click();
  await expect(historyRow(page)).toContainText('Semua poin sudah dikembalikan.');
  await page.goto('/');
  await expect(page.getByText('15.000').first()).toBeVisible();
});

test('Poku finds by itself what the biller does not tell', async ({ page, request }) => {
  await buyFor(page, request, '081234569004');
  await expect(ticket(page)).toContainText('Sedang dikirim');
  await decide(page, 'Kirim', false);
  await expect(ticket(page)).toContainText('Terkirim ke 081234569004');
});
