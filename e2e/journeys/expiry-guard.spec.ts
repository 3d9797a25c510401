import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { passOwnCode } from '../support/checkout';
import { expect, logIn, MEMBERS, test } from '../support/journey';

const summary = (page: Page) => page.getByRole('main').locator('section').first();
const buttons = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Tukar / });

test('what ends first is used to the last point, from the home in three presses and a code', async ({
  page,
  request,
}) => {
  await logIn(page, MEMBERS.siti);
  const overview = page.getByRole('region', { name: 'Poin kamu' });
  await expect(overview.getByText('7.000 poin')).toBeVisible();
  await overview.getByRole('link', { name: 'Pakai' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Penjaga Hangus' })).toBeVisible();
  await expect(summary(page)).toContainText('7.000 poin');
  await expect(summary(page)).toContainText('Bisa terpakai semua, tidak ada yang hangus.');
  await expectAccessible(page, 'what ends soon');

  await buttons(page).first().click();
  await expect(page.getByRole('region', { name: 'Ringkasan' })).toBeVisible();
  await passOwnCode(page, request);
  await expect(page.getByText('Sisa poin kamu 178.000 poin')).toBeVisible();
  await expectAccessible(page, 'the coupons after a purchase');
  await page.getByRole('link', { name: 'Pakai sekarang' }).click();
  await expect(page).toHaveURL(/\/kupon-ku\?/);
  await expect(page.getByRole('heading', { level: 2, name: 'Paket Kopi dan Roti Bakar' })).toBeVisible();

  await page.goto('/penjaga-hangus');
  await expect(summary(page)).toContainText('8.000 poin');
});

test('a member without points is shown the way to the first ones', async ({ page }) => {
  await logIn(page, MEMBERS.dewi);
  await page.goto('/penjaga-hangus');
  await expect(page.getByText('Belum ada POKUPoin yang akan hangus.')).toBeVisible();
  await expectAccessible(page, 'nothing that ends');
  await page.getByRole('link', { name: 'Cara dapat poin' }).click();
  await expect(page).toHaveURL('/earn-point');
});
