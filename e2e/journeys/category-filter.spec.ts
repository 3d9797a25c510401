import type { Page } from '@playwright/test';
import type { WireVoucher } from '@poku/testing';
import {
  applyFilter,
  byName,
  cards,
  everyCoupon,
  expectCoupons,
  listEveryCategory,
  listRequests,
  namesOn,
  openFilter,
  pricesOn,
} from '../support/catalogue';
import { expect, logIn, MEMBERS, test } from '../support/journey';
import { expectAt } from '../support/requests';

/** Coupons of one page of the list. */
const PAGE = 20;

const namesOf = (coupons: readonly WireVoucher[]): string[] =>
  coupons.slice(0, PAGE).map(({ voucherName }) => voucherName);

/** Opens a category of which the list is on the screen. */
const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(cards(page).first()).toBeVisible();
};

const chips = (page: Page) => page.getByRole('list', { name: 'Filter aktif' }).getByRole('button');

test('each sort gives the order that it names, in the list and in the address', async ({ page, request }) => {
  const all = await everyCoupon(request);
  const expected: readonly (readonly [string, string, readonly WireVoucher[]])[] = [
    ['A-Z', 'name-asc', all.toSorted(byName)],
    ['Z-A', 'name-desc', all.toSorted(byName).toReversed()],
    ['Harga terendah', 'price-asc', all.toSorted((one, other) => one.voucherPoint - other.voucherPoint)],
    ['Harga tertinggi', 'price-desc', all.toSorted((one, other) => other.voucherPoint - one.voucherPoint)],
  ];
  await logIn(page);
  await listEveryCategory(page);
  await open(page, '/kategori/1');
  for (const [label, sort, sorted] of expected) {
    const dialog = await openFilter(page);
    await dialog.getByRole('radio', { name: label, exact: true }).check();
    await applyFilter(page);
    await expect(page).toHaveURL(`/kategori/1?sort=${sort}`);
    await expect(chips(page)).toHaveText([label]);
    await expect(cards(page)).toHaveCount(PAGE);
    if (sort.startsWith('name')) expect(await namesOn(page), sort).toEqual(namesOf(sorted));
    // Coupons of one price may stand in any order.
    else {
      expect(await pricesOn(page), sort).toEqual(
        sorted.slice(0, PAGE).map(({ voucherPoint }) => voucherPoint),
      );
    }
  }
  await chips(page).click();
  await expect(page).toHaveURL('/kategori/1');
  await expect(page.getByRole('button', { name: 'URUTKAN & FILTER' })).toBeFocused();
});

test('price, brands and what can be bought combine, stand in the address and under filter, until logout', async ({
  page,
  request,
  context,
}) => {
  const all = await everyCoupon(request);
  await logIn(page, MEMBERS.rina);
  await listEveryCategory(page);
  await open(page, '/kategori/1?sort=price-asc');
  const asked = listRequests(page);
  const dialog = await openFilter(page);
  const [minimum, maximum] = ['Harga minimum', 'Harga maksimum'];
  const slider = (name: string) => dialog.getByRole('slider', { name });
  const number = (name: string) => dialog.getByRole('textbox', { name });

  await expect(slider(maximum)).toHaveAttribute('aria-valuetext', '60.000+ poin');
  await number(minimum).fill('dua 9.000');
  await number(maximum).fill('2000');
  await dialog.getByRole('button', { name: 'Terapkan' }).click();
  await expectAt(number(maximum), 'Harga maksimum harus sama dengan atau di atas harga minimum.');
  await expect(number(maximum)).toBeFocused();
  await expect(number(minimum)).toHaveValue('9.000');
  expect(asked).toEqual([]);
  await number(minimum).fill('');
  await slider(minimum).focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(slider(minimum)).toHaveAttribute('aria-valuetext', '2.000 poin');
  await slider(maximum).focus();
  await page.keyboard.press('End');
  await dialog.getByRole('checkbox', { name: 'Hanya tampilkan kupon yang bisa saya beli' }).check();
  await dialog.getByRole('searchbox', { name: 'Cari brand' }).fill('kopi');
  await dialog.getByRole('checkbox', { name: 'Kopi Serambi' }).check();
  await dialog.getByRole('searchbox', { name: 'Cari brand' }).fill('ooo');
  await expect(dialog.getByText('Brand tidak ditemukan.')).toBeVisible();
  await dialog.getByRole('searchbox', { name: 'Cari brand' }).fill('pasar');
  await dialog.getByRole('checkbox', { name: 'Pasar Segar' }).check();
  await expect(dialog.getByText('2 brand dipilih')).toBeVisible();
  await applyFilter(page);

  const wanted = all
    .filter(({ brand }) => brand === 'kopi-serambi' || brand === 'pasar-segar')
    .filter(({ voucherPoint }) => voucherPoint >= 2_000 && voucherPoint <= 5_000)
    .filter(({ voucherQty }) => voucherQty > 0)
    .toSorted((one, other) => one.voucherPoint - other.voucherPoint);
  expect(wanted.length).toBeGreaterThan(1);
  await expectCoupons(page, namesOf(wanted));
  const [sent] = asked.map(({ filters }) => filters);
  expect(sent).toEqual({
    categoryId: '1',
    merchant: ['kopi-serambi', 'pasar-segar'],
    sortByPrice: 'ASC',
    minPrice: 2_000,
    limitPrice: true,
  });
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('filter') ?? '') as unknown)).toEqual(
    sent,
  );
  await expect(chips(page)).toHaveText([
    'Harga terendah',
    'Mulai 2.000 poin',
    'Bisa saya beli',
    'Kopi Serambi',
    'Pasar Segar',
  ]);
  await expect(page.getByRole('button', { name: /^URUTKAN & FILTER/ })).toContainText('5 filter aktif');
  const { search: query } = new URL(page.url());
  expect(query).toBe('?sort=price-asc&min=2000&affordable=1&brand=kopi-serambi&brand=pasar-segar');

  const shared = await context.newPage();
  await listEveryCategory(shared);
  await open(shared, `/kategori/1${query}`);
  await expectCoupons(shared, namesOf(wanted));
  await shared.close();

  await chips(page).filter({ hasText: 'Pasar Segar' }).click();
  await expectCoupons(page, namesOf(wanted.filter(({ brand }) => brand === 'kopi-serambi')));
  await openFilter(page);
  await dialog.getByRole('button', { name: 'Atur ulang' }).click();
  await applyFilter(page);
  await expect(page).toHaveURL('/kategori/1');
  await expect(cards(page)).toHaveCount(PAGE);

  await page.goto('/profil');
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('filter'))).toBeNull();
});

test('what is sold out stands last, by a price where that puts it, and is none of what can be bought', async ({
  page,
}) => {
  const soldOut = 'Paket Hemat Berdua';
  await logIn(page);
  await open(page, '/kategori/1');
  const names = await namesOn(page);
  expect(names.indexOf(soldOut)).toBe(names.length - 1);
  await expect(cards(page).last()).toContainText('Stok habis');
  await open(page, '/kategori/1?sort=price-desc');
  const prices = await pricesOn(page);
  expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  await open(page, '/kategori/1?affordable=1');
  expect(await namesOn(page)).not.toContain(soldOut);
  await open(page, '/tukar');
  await expect(page.getByText('Stok habis')).toHaveCount(0);
});

test('the whole catalogue is filtered and searched where it stands, and comes back without a filter', async ({
  page,
  request,
}) => {
  const all = await everyCoupon(request);
  await logIn(page);
  await open(page, '/tukar');
  const popular = page.getByRole('heading', { name: 'Kupon Populer' });
  await expect(popular).toBeVisible();
  const dialog = await openFilter(page);
  await dialog.getByRole('radio', { name: 'Harga terendah', exact: true }).check();
  await dialog.getByRole('searchbox', { name: 'Cari brand' }).fill('serambi');
  await dialog.getByRole('checkbox', { name: 'Kopi Serambi' }).check();
  await applyFilter(page);
  await expect(page).toHaveURL('/tukar?sort=price-asc&brand=kopi-serambi');
  const wanted = all
    .filter(({ brand }) => brand === 'kopi-serambi')
    .toSorted((one, other) => one.voucherPoint - other.voucherPoint);
  expect(wanted.length).toBeGreaterThan(0);
  await expectCoupons(page, namesOf(wanted));
  await expect(popular).toHaveCount(0);
  await page.reload();
  await expectCoupons(page, namesOf(wanted));
  await chips(page).filter({ hasText: 'Kopi Serambi' }).click();
  await expect(cards(page)).toHaveCount(PAGE);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards(page)).toHaveCount(2 * PAGE);
  await page.getByRole('searchbox', { name: 'Cari kupon' }).fill('tidak ada kupon begini');
  await expect(page.getByText('Ups kupon yang kamu cari belum tersedia...')).toBeVisible();
  await page.getByRole('button', { name: 'Hapus filter', exact: true }).click();
  await expect(popular).toBeVisible();
  await expect(page).toHaveURL('/tukar');
});

test('60.000 is a maximum, 60.000+ is none, and an address that means nothing does no harm', async ({
  page,
  request,
}) => {
  const prices = (await everyCoupon(request)).map(({ voucherPoint }) => voucherPoint);
  await logIn(page, MEMBERS.dewi);
  await listEveryCategory(page);
  await open(page, '/kategori/1?min=54000&max=60000&sort=price-desc');
  await expect(cards(page)).toHaveCount(prices.filter((price) => price >= 54_000 && price <= 60_000).length);
  await expect(cards(page).first()).toContainText('60.000 poin');
  const dialog = await openFilter(page);
  await dialog.getByRole('slider', { name: 'Harga maksimum' }).focus();
  const asked = listRequests(page);
  await page.keyboard.press('ArrowRight');
  await applyFilter(page);
  await expect(page).toHaveURL('/kategori/1?sort=price-desc&min=54000');
  await expect(cards(page)).toHaveCount(prices.filter((price) => price >= 54_000).length);
  expect(asked.map(({ filters }) => filters?.maxPrice)).toEqual([undefined]);

  const odd = '?min=-1&max=1e9&sort=drop&affordable=yes&page=NaN&brand=&name=%00%0a&brand=tidak-ada';
  await page.goto(`/kategori/1${odd}`);
  await expect(page.getByText('Ups kupon yang kamu cari belum tersedia...')).toBeVisible();
  await expect(chips(page)).toHaveText(['tidak-ada']);
  await chips(page).click();
  await expect(cards(page)).toHaveCount(PAGE);
  await page.goto('/kategori/1?affordable=1');
  await expect(
    page.getByText('Ups kupon yang kamu cari belum tersedia...'),
    'Dewi has no points',
  ).toBeVisible();
});
