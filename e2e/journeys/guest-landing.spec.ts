import type { Page } from '@playwright/test';
import { expectAccessibleOnceIdle } from '../support/accessibility';
import { partnerSite } from '../support/addresses';
import { expect, fillLogin, MEMBERS, test } from '../support/journey';
import { callsTo } from '../support/screens';

const COUPONS = 'Kupon Pilihan';
const PARTNERS = 'Partner Poku';
const part = (page: Page, name: string) => page.getByRole('region', { name });
const toEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

test('a guest at the front door can log in at once, and finds coupons and partners below', async ({
  page,
}) => {
  const asked = callsTo(page, /favoritvoucher|partnerearn/);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Masuk' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Mau lihat-lihat dulu?')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 2, name: 'Satu akun, banyak poin' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The form waits for nothing that stands below it.
  expect(asked).toEqual([]);
  await toEnd(page);
  await expect(part(page, COUPONS).getByRole('listitem').first()).toContainText(/poin/i);
  await toEnd(page);
  for (const name of ['NusaPoin', 'RumahNet', 'Garuda Motor', 'FitNusa'])
    await expect(part(page, PARTNERS).getByText(name)).toBeVisible();
  await expectAccessibleOnceIdle(page, 'the front door of a guest');

  const coupon = part(page, COUPONS).getByRole('listitem').first().getByRole('link');
  const name = (await coupon.textContent()) ?? '';
  await coupon.click();
  await expect(page).toHaveURL(/\/favorit\?favoriteId=/);
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('each way of a guest leads on and back to the login', async ({ page }) => {
  await page.goto('/');
  const ways = page.getByRole('navigation', { name: 'Mau lihat-lihat dulu?' });
  await ways.getByRole('link', { name: PARTNERS }).click();
  await expect(page).toHaveURL('/mitra-poku');
  await expect(page.getByRole('heading', { level: 2, name: 'FitNusa' })).toBeVisible();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Buat akun gratis' }).click();
  await expect(page).toHaveURL('/register');
  await page.goto('/login');
  await ways.getByRole('link', { name: COUPONS }).click();
  await expect(page).toHaveURL('/favorit');
  await page.getByRole('link', { name: 'Masuk' }).click();
  await expect(page).toHaveURL(`/login?redirectUri=${encodeURIComponent('/favorit')}`);
  await fillLogin(page, MEMBERS.siti);
  await expect(page).toHaveURL('/favorit');
  await expect(page.getByRole('button', { name: /^Favorit: / }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Masuk' })).toHaveCount(0);
});

test("a partner's entry has none of it", async ({ page }) => {
  await page.goto(`${partnerSite('garuda')}/login`);
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
  await expect(page.getByRole('link', { name: PARTNERS })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Satu akun, banyak poin' })).toHaveCount(0);
});
