import type { Page } from '@playwright/test';
import { expectAccessible as check, tabTo } from '../support/accessibility';
import { answerData, cards, couponLink, openFilter } from '../support/catalogue';
import { expect, logIn, MEMBERS, startSession, test } from '../support/journey';
import { answerWith, letThrough } from '../support/requests';

const ADVANCE_MS = 6_000;
const STEP_MS = 300;

const promotions = (page: Page) => page.getByRole('region', { name: 'Promo', exact: true });

/** How far the carousel of promotions has been moved, in CSS pixels. */
const placeOf = (page: Page): Promise<number> =>
  promotions(page)
    .locator('ul')
    .evaluate((list) => Math.round(list.scrollLeft));

test('axe finds nothing on the lists of the catalogue and in the filter, by day and by night', async ({
  page,
}) => {
  await logIn(page);
  await expect(
    page.getByRole('region', { name: 'Rekomendasi Kami' }).locator('article').first(),
  ).toBeVisible();
  await check(page, 'the home');
  await page.goto('/tukar');
  await expect(cards(page).first()).toBeVisible();
  await check(page, 'the catalogue');
  await page.goto('/tukar?sort=price-asc&brand=kopi-serambi');
  await expect(cards(page).first()).toBeVisible();
  await check(page, 'the catalogue with filters');
  await page.goto('/kategori/1?sort=price-asc&min=500&affordable=1&brand=kopi-serambi&brand=boba-lapis');
  await expect(cards(page).first()).toBeVisible();
  await check(page, 'a category with filters');
  const dialog = await openFilter(page);
  await dialog.getByRole('textbox', { name: 'Harga maksimum' }).fill('1');
  await dialog.getByRole('button', { name: 'Terapkan' }).click();
  await expect(
    dialog.getByText('Harga maksimum harus sama dengan atau di atas harga minimum.'),
  ).toBeVisible();
  await check(page, 'the filter with a problem');
  await page.goto('/kategori/1?name=tidak-ada');
  await expect(page.getByText('Ups kupon yang kamu cari belum tersedia...')).toBeVisible();
  await check(page, 'a category without coupons');
  await page.goto('/kupon-rekomendasi?adsId=501');
  await expect(cards(page)).toHaveCount(4);
  await check(page, "a promotion's coupons");
  await page.goto('/kupon-rekomendasi');
  await expect(cards(page).first()).toBeVisible();
  const saved = page.waitForResponse(/\/gateway\/favoritvoucher$/);
  await page
    .getByRole('button', { name: /^Favorit: / })
    .first()
    .click();
  await saved;
  await page.goto('/kupon-favorit');
  await expect(cards(page)).toHaveCount(1);
  await check(page, 'the favourites');
  await answerData(page, '/allfavoritvoucher/*', []);
  await page.goto('/kupon-favorit');
  await expect(page.getByText('Kamu belum menandai kupon favorit.', { exact: false })).toBeVisible();
  await check(page, 'no favourites');
});

test('axe finds nothing on the coupons, the packages and the editorial favourites, by day and by night', async ({
  page,
}) => {
  await page.goto('/favorit');
  await expect(cards(page)).toHaveCount(10);
  await check(page, 'the editorial favourites of a guest');
  await cards(page).getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Tukar Kupon Ini' })).toBeVisible();
  await check(page, 'an editorial favourite');
  await startSession(page, MEMBERS.rina);
  await page.goto('/voucher?id=1001&type=rekomendasi');
  await expect(page.getByText('TOTAL HARGA')).toBeVisible();
  for (const title of ['Tempat Penukaran', 'Cara Penukaran', 'Syarat dan Ketentuan'])
    await page.getByText(title, { exact: true }).click();
  await check(page, 'a coupon with its sections open');
  await page.goto('/voucher?id=1006');
  await expect(page.getByText('Kupon yang kamu cari sudah habis...')).toBeVisible();
  const instead = page.getByRole('region', { name: 'Yang mirip dan masih ada' });
  await expect(instead.getByRole('link')).toHaveCount(6);
  await check(page, 'a coupon that is sold out');
  const name = (await instead.getByRole('link').first().textContent()) ?? '';
  await instead.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tambah Jumlah' })).toBeVisible();
  await page.goto('/voucher?id=1057');
  await expect(page.getByText(/^Poin kamu kurang/)).toBeVisible();
  await check(page, 'a coupon that costs more than the points');
  await page.goto('/voucher/telco/5001/data-3-gb-7-hari');
  await page.getByLabel('Isi ke nomor').fill('0812');
  await page.getByLabel('Isi ke nomor').blur();
  await check(page, 'a package with a wrong number');
  await page.goto('/pulsa-prabayar');
  await expect(page.getByText('Isi nomor HP dulu', { exact: false })).toBeVisible();
  await check(page, 'no number for packages');
  await page.getByLabel('Nomor HP yang diisi').fill('99912345678');
  await expect(page.getByText('Masukkan nomor HP yang valid!')).toBeVisible();
  await check(page, 'a wrong number for packages');
  await page.getByRole('button', { name: /^Pakai nomorku/ }).click();
  await expect(cards(page).first()).toBeVisible();
  await check(page, 'packages');
  await answerWith(page, '/voucherdetail/*', 40101);
  await page.goto('/voucher?id=1001');
  await expect(page.getByRole('link', { name: 'Hubungkan lagi' })).toBeVisible();
  await check(page, "a partner's dead token");
  await letThrough(page, '/voucherdetail/*');
});

test('a keyboard alone filters a category and leaves the filter by Escape without a change', async ({
  page,
}) => {
  await startSession(page);
  await page.goto('/kategori/1');
  await expect(cards(page).first()).toBeVisible();
  const opener = page.getByRole('button', { name: /^URUTKAN & FILTER/ });
  const dialog = page.getByRole('dialog', { name: 'URUTKAN & FILTER' });
  await tabTo(page, /^URUTKAN & FILTER/);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await tabTo(page, /^A-Z/);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Z-A' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL('/kategori/1');

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await tabTo(page, /^A-Z/);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, /^Harga minimum/);
  await page.keyboard.press('PageUp');
  await tabTo(page, /^Hanya tampilkan kupon yang bisa saya beli/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Roti Senja/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Terapkan/);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL('/kategori/1?sort=price-asc&min=5000&affordable=1&brand=roti-senja');
  await tabTo(page, /^Hapus filter Mulai 5\.000 poin/);
  await page.keyboard.press('Enter');
  await expect(couponLink(page, 'Satu Lusin Roti Manis')).toBeVisible();
  await expect(opener).toBeFocused();
});

test('the promotions move by themselves, but not under focus, not once stopped and never with reduced motion', async ({
  page,
}) => {
  await page.clock.install();
  await logIn(page);
  await expect(promotions(page).getByRole('link')).toHaveCount(4);
  const width = await promotions(page)
    .locator('ul')
    .evaluate(({ children: [first, second] }) =>
      first instanceof HTMLElement && second instanceof HTMLElement
        ? second.offsetLeft - first.offsetLeft
        : 0,
    );
  expect(width).toBeGreaterThan(300);
  await page.clock.pauseAt(Date.now() + 120_000);
  const wait = async (): Promise<void> => {
    await page.clock.runFor(ADVANCE_MS);
    await page.clock.runFor(2 * STEP_MS);
  };
  const before = await placeOf(page);
  await wait();
  const after = await placeOf(page);
  expect(Math.abs(after - before) % (4 * width) || 0).not.toBe(0);

  await promotions(page).getByRole('link').first().focus();
  const held = await placeOf(page);
  await wait();
  await wait();
  expect(await placeOf(page), 'under the focus').toBe(held);
  await promotions(page).getByRole('button', { name: 'Hentikan gerakan: Promo' }).click();
  await page.getByRole('region', { name: 'Kategori' }).getByRole('link').first().focus();
  await page.mouse.move(1, 1);
  const stopped = await placeOf(page);
  await wait();
  expect(await placeOf(page), 'once stopped').toBe(stopped);
  await promotions(page).getByRole('button', { name: 'Jalankan gerakan: Promo' }).click();
  await page.getByRole('region', { name: 'Kategori' }).getByRole('link').first().focus();
  await page.mouse.move(1, 1);
  await wait();
  expect(await placeOf(page), 'running again').not.toBe(stopped);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(promotions(page).getByRole('button', { name: /gerakan/ })).toHaveCount(0);
  const calm = await placeOf(page);
  await wait();
  expect(await placeOf(page), 'with reduced motion').toBe(calm);
  // A step that the member asks for is one jump.
  await promotions(page).getByRole('button', { name: 'Berikutnya: Promo' }).click();
  await page.clock.runFor(20);
  expect(await placeOf(page)).not.toBe(calm);
  const clones = promotions(page).locator('ul > li[aria-hidden="true"]');
  await expect(clones).not.toHaveCount(0);
  expect(await clones.evaluateAll((all) => all.every((one) => one.hasAttribute('inert')))).toBe(true);
});
