import { expectAccessible, followMenu, tabTo } from '../support/accessibility';
import { partnerSite } from '../support/addresses';
import { expect, fillLogin, logIn, logInByForm, MEMBERS, newestOtp, test } from '../support/journey';
import { overflowOf } from '../support/large-text';

const MEMBER_SCREENS = [
  '/',
  '/tukar',
  '/kategori/1',
  '/raih',
  '/riwayat',
  '/riwayat?tab=tukar',
  '/profil',
  '/change-profil',
  '/user-change-password',
  '/preferensi',
  '/change-notification',
  '/kotak-masuk',
  '/poinku',
  '/poin-n-tier',
  '/penjaga-hangus',
  '/mimpi',
  '/setahun-poku',
  '/misi',
  '/landing',
  '/onboard?step=1',
  '/onboard?step=2',
  '/onboard?step=3',
  '/onboard?step=4',
  '/test-form',
  '/partner-linkage',
  '/ewallet-linkage',
  '/pusat-bantuan',
  '/transaksi-selesai?key=tidak-ada',
  '/tidak-ada',
];

test('axe finds nothing on any screen', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expectAccessible(page, '/login');
  await logIn(page, MEMBERS.agus);
  for (const path of MEMBER_SCREENS) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectAccessible(page, path);
  }
  await page.goto('/pusat-bantuan');
  await page.locator('main a[href^="/faq/topik/"]').first().click();
  await page.locator('summary').first().click();
  await expectAccessible(page, 'a topic');
  await page.goto('/raih');
  await page.locator('main a[href^="/kupon-ku"]').first().click();
  await expect(page).toHaveURL(/kupon-ku/);
  await page.waitForLoadState('networkidle');
  await expectAccessible(page, 'an owned coupon');
});

test("axe finds nothing on a partner's origin, and the menu is gone there", async ({ page }) => {
  for (const slug of ['nusapoin', 'rumahnet', 'garuda', 'fitnusa']) {
    await page.goto(`${partnerSite(slug)}/login`);
    await expect(page.getByLabel('Nomor HP')).toBeVisible();
    await expectAccessible(page, slug);
    await fillLogin(page, MEMBERS.siti);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Selamat');
    await expectAccessible(page, slug);
    await expect(page.getByRole('navigation', { name: 'Menu utama' })).toHaveCount(0);
  }
});

test('log in and buy by keyboard alone at 320 px', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/login');
  await expect(page.getByLabel('Nomor HP')).toBeVisible();
  await tabTo(page, /Nomor HP/);
  await page.keyboard.type('81200000002');
  await tabTo(page, /^Password/);
  await page.keyboard.type('Rahasia123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Selamat/ })).toBeVisible();

  await followMenu(page, /^Tukar$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Katalog Kupon' })).toBeFocused();
  await tabTo(page, /Kuliner/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Kuliner' })).toBeVisible();
  await tabTo(page, /Es Kopi Susu Gula Aren/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('TOTAL HARGA')).toBeVisible();
  await tabTo(page, /^Tambah/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Beli/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Bayar/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Kode OTP')).toBeFocused();
  await expectAccessible(page, 'the code of a payment');
  await page.keyboard.type(await newestOtp(request, MEMBERS.siti));
  await expect(page).toHaveURL(/\/raih/);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});

test('history, help and logout by keyboard alone at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logInByForm(page, MEMBERS.agus);
  await followMenu(page, /^Riwayat$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Riwayat' })).toBeFocused();
  await tabTo(page, /^Raih$/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Tukar' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/tab=tukar/);
  await tabTo(page, /^Load more/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/perPage=10/);

  await tabTo(page, /^Profil$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeFocused();
  await tabTo(page, /^Tentang Aplikasi$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tentang Aplikasi' })).toBeFocused();
  await tabTo(page, /^Pusat Bantuan$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pusat Bantuan' })).toBeFocused();
  await tabTo(page, /Akun dan Keamanan/);
  await page.keyboard.press('Enter');
  // The page takes the focus to its heading; what is pressed before that goes astray.
  await expect(page.getByRole('heading', { level: 2, name: 'Akun dan Keamanan' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pusat Bantuan' })).toBeFocused();
  await tabTo(page, /Kenapa akun saya terkunci/);
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open]')).toHaveCount(1);

  await tabTo(page, /^Profil$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Keluar$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, /^Keluar$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
});
