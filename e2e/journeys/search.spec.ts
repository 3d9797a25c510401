import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { cards, namesOn, pricesOn } from '../support/catalogue';
import { expect, logIn, test } from '../support/journey';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Cari kupon' });
const near = (page: Page) => page.getByText('Belum ada yang persis. Ini yang paling mirip.', { exact: true });
const ways = (page: Page) => page.getByRole('list', { name: 'Mungkin ini yang kamu cari' });

/** The field is loaded when it is asked for. */
const openField = async (page: Page): Promise<void> => {
  await page.goto('/tukar');
  await page.getByRole('button', { name: 'Cari kupon' }).click();
  await expect(field(page)).toBeFocused();
};

const searchFor = async (page: Page, text: string): Promise<void> => {
  await field(page).fill(text);
  await expect.poll(() => new URL(page.url()).searchParams.get('name') ?? '').toBe(text);
};

test('what members write finds what they mean: a slip, another word, another order, a limit in words', async ({
  page,
}) => {
  await logIn(page);
  await openField(page);
  for (const [text, first] of [
    ['kopy', /Kopi/],
    ['ngopi', /Kopi/],
    ['mi tarik', /Mie Tarik/],
    ['jamur ayam', 'Mie Tarik Ayam Jamur'],
  ] as const) {
    await searchFor(page, text);
    await expect(cards(page).first().getByRole('link')).toHaveText(first);
    await expect(near(page)).toHaveCount(0);
  }
  await searchFor(page, 'geprek ayam');
  await expect(cards(page).first()).toContainText('Ayam Geprek Kilat');

  await searchFor(page, 'kopi ≤ 2.000 poin');
  await expect(cards(page)).toHaveCount(1);
  expect(Math.max(...(await pricesOn(page)))).toBeLessThanOrEqual(2_000);
  expect((await namesOn(page)).join()).toContain('Kopi');

  await searchFor(page, 'kopi 3rb');
  await expect(page.getByText('Sampai 3.000 poin', { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  expect(Math.max(...(await pricesOn(page)))).toBeLessThanOrEqual(3_000);
});

test('a search leads to packages, brands and categories, too', async ({ page }) => {
  await logIn(page);
  await openField(page);
  await searchFor(page, 'serambi');
  await ways(page).getByRole('link', { name: 'Brand Kopi Serambi' }).click();
  await expect(page).toHaveURL('/merek/kopi-serambi');
  await expect(page.getByRole('heading', { level: 2, name: 'Kopi Serambi' })).toBeVisible();
  await expect(cards(page).first()).toContainText('Kopi Serambi');
  await expectAccessible(page, 'a brand');
  // A coupon leads back to those of its brand.
  await cards(page).first().click();
  await expect(page).toHaveURL(/\/voucher\?/);
  await page.getByRole('main').getByRole('link', { name: 'Kopi Serambi' }).click();
  await expect(page).toHaveURL('/merek/kopi-serambi');

  await page.goto('/tukar?name=hiburan');
  await ways(page).getByRole('link', { name: 'Kategori Hiburan' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Hiburan' })).toBeVisible();

  await page.goto('/tukar?name=pulsa%2050');
  await ways(page).getByRole('link', { name: 'Pulsa & Paket' }).click();
  await expect(page).toHaveURL('/pulsa-prabayar');
});

test('where nothing fits, what is near stands there and says so; a category leads to all of them', async ({
  page,
}) => {
  await logIn(page);
  await page.goto('/kategori/1');
  await searchFor(page, 'ayam naga');
  await expect(near(page)).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: /paling mirip\. \d+ kupon ditampilkan/ }),
  ).toHaveCount(1);
  expect((await cards(page).allTextContents()).join()).toContain('Ayam');
  await expectAccessible(page, 'what is near');

  await searchFor(page, 'batik');
  await page.getByRole('link', { name: 'Cari di semua kategori' }).click();
  await expect(page).toHaveURL('/tukar?name=batik');
  await expect(cards(page).first()).toContainText(/batik/i);
  await expect(near(page)).toHaveCount(0);
});

test('what was searched for last is there again, on every list, until the logout', async ({ page }) => {
  await logIn(page);
  await openField(page);
  await searchFor(page, 'kopi');
  await field(page).press('Tab');
  await field(page).fill('');
  const again = page.getByRole('button', { name: 'kopi', exact: true });
  await expect(again).toBeVisible();
  await page.goto('/kategori/1');
  await expectAccessible(page, 'searches');
  await again.click();
  await expect(page).toHaveURL('/kategori/1?name=kopi');
  await expect(field(page)).toBeFocused();
  await expect(cards(page).first()).toContainText('Kopi');

  await page.goto('/profil');
  await page.getByRole('button', { name: 'Keluar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('kopi');
});
