import type { Locator } from '@playwright/test';
import { expect, logIn, MEMBERS, newestOtp, test } from '../support/journey';

/** The points that an element shows, from `15.000 poin`. */
const pointsIn = async (element: Locator): Promise<number> => {
  const [, digits = ''] = /([\d.]+)\s*poin/.exec(await element.innerText()) ?? [];
  return Number(digits.replaceAll('.', ''));
};

test('a member buys two coupons with own points and finds them everywhere', async ({ page, request }) => {
  await logIn(page, MEMBERS.siti);
  const header = page.getByRole('banner');
  await expect(header).toContainText('Siti Rahma');
  await expect(header).toContainText('Gold');
  const before = await pointsIn(header);
  expect(before).toBeGreaterThan(0);

  await page.getByRole('navigation').getByRole('link', { name: 'Tukar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Katalog Kupon' })).toBeVisible();
  await page.goto('/kategori/1?sort=price-asc');
  const coupon = page.locator('main a[href^="/voucher"]').filter({ hasNotText: 'Stok habis' }).first();
  await coupon.click();
  await expect(page).toHaveURL(/\/voucher\?/);
  // The category stays on the screen until the coupon is there, with headings of its own.
  await page.getByRole('button', { name: 'Tambah' }).click();
  const name = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  const total = await pointsIn(page.getByText('TOTAL HARGA').locator('..'));
  await page
    .getByRole('button', { name: 'Beli' })
    .or(page.getByRole('link', { name: 'Beli' }))
    .click();

  await expect(page.getByRole('heading', { level: 1, name: 'Pembayaran' })).toBeVisible();
  await page.getByRole('button', { name: 'Bayar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verifikasi Pembayaran' });
  await dialog.getByLabel('Kode OTP').fill(await newestOtp(request, MEMBERS.siti));

  await expect(page).toHaveURL(/\/raih/);
  await expect(page.getByText(name)).toHaveCount(2);
  // This browser has no sheet to share by: the address of what is sold is copied.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Bagikan' }).click();
  await expect(page.getByText('Link tersalin')).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('navigation').getByRole('link', { name: 'Beranda' }).click();
  await expect.poll(() => pointsIn(header)).toBe(before - total);

  await page.getByRole('navigation').getByRole('link', { name: 'Riwayat' }).click();
  await page.getByRole('tab', { name: 'Tukar' }).click();
  await expect(page.getByText(name).first()).toBeVisible();

  await page.reload();
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(page).toHaveURL(/tab=tukar/);

  await page.goto(shared);
  await expect(page.getByRole('heading', { level: 2, name }).first()).toBeVisible();
  await expect(page.getByText('TOTAL HARGA')).toBeVisible();
});
