import type { Page } from '@playwright/test';
import { SITE_URL } from '../support/addresses';
import { coupons, expect, serveHosts, showsCoupons, test } from '../support/embed';
import { hostPage } from '../support/embed-hosts';

serveHosts();

// Out of the page it goes by a navigation, which must not meet the question on its way.
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));
const detail = (page: Page, element = 'poku-catalogue') =>
  page.locator(element).getByRole('heading', { name: 'Detail Kupon' });

for (const host of ['plain', 'react18']) {
  test(`the browser’s back leads from a coupon to the list inside, and then out (${host})`, async ({
    page,
  }) => {
    await page.goto(hostPage('blank'));
    await page.goto(hostPage(host));
    await showsCoupons(page);
    await coupons(page).first().click();
    await expect(detail(page)).toBeVisible();
    await back(page);
    await showsCoupons(page);
    expect(page.url()).toBe(hostPage(host));
    await page.evaluate(() => history.forward());
    await expect(detail(page)).toBeVisible();
    await page.locator('poku-catalogue').getByRole('button', { name: 'Kembali' }).click();
    await showsCoupons(page);
    await back(page);
    await expect(page).toHaveURL(hostPage('blank'));
  });
}

test('coupons are searched and filtered where they stand, and the way back from one leads to what was found', async ({
  page,
}) => {
  await page.goto(hostPage('plain'));
  await showsCoupons(page);
  const element = page.locator('poku-catalogue');
  const popular = element.getByRole('heading', { name: 'Kupon Populer' });
  await expect(popular).toBeVisible();
  await element.getByRole('button', { name: 'URUTKAN & FILTER' }).click();
  const dialog = element.getByRole('dialog', { name: 'URUTKAN & FILTER' });
  await dialog.getByRole('radio', { name: 'Harga terendah', exact: true }).check();
  await dialog.getByRole('searchbox', { name: 'Cari brand' }).fill('serambi');
  await dialog.getByRole('checkbox', { name: 'Kopi Serambi' }).check();
  await expect(dialog.getByText('yang bisa saya beli')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Terapkan' }).click();
  await expect(popular).toHaveCount(0);
  const chips = element.getByRole('list', { name: 'Filter aktif' }).getByRole('button');
  await expect(chips).toHaveText(['Harga terendah', 'Kopi Serambi']);
  const search = element.getByRole('searchbox', { name: 'Cari kupon' });
  const found = page.waitForResponse('**/gateway/voucherlist');
  await search.fill('kopi');
  await found;
  await expect(element.locator('[aria-busy="true"]')).toHaveCount(0);
  await coupons(page).first().click();
  await expect(detail(page)).toBeVisible();
  await back(page);
  await expect(search).toHaveValue('kopi');
  await expect(chips).toHaveText(['Harga terendah', 'Kopi Serambi']);
  expect(page.url()).toBe(hostPage('plain'));
  await search.fill('tidak ada kupon begini');
  await element.getByRole('button', { name: 'Hapus filter', exact: true }).click();
  await expect(popular).toBeVisible();
});

test('of two catalogues in a page the last step is taken back first', async ({ page }) => {
  await page.goto(hostPage('two'));
  for (const id of ['#one', '#two']) {
    await showsCoupons(page, id);
    await coupons(page, id).first().click();
    await expect(detail(page, id)).toBeVisible();
  }
  await back(page);
  await showsCoupons(page, '#two');
  await expect(detail(page, '#one')).toBeVisible();
  await back(page);
  await showsCoupons(page, '#one');
});

test('a page that keeps its history to itself gets no entry', async ({ page }) => {
  await page.goto(hostPage('blank'));
  await page.locator('poku-catalogue').evaluate((element) => element.setAttribute('history', 'off'));
  await showsCoupons(page);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await coupons(page).first().click();
  await expect(detail(page)).toBeVisible();
  expect(await entries()).toBe(before);
  await page.locator('poku-catalogue').getByRole('button', { name: 'Kembali' }).click();
  await showsCoupons(page);
});

test('a category that does not exist is told and shown empty, with a way to the whole catalogue', async ({
  page,
  heard,
}) => {
  await page.goto(hostPage('article'));
  await page.evaluate((site) => {
    const script = document.createElement('script');
    script.src = `${site}/embed/v1/loader.js`;
    const catalogue = document.createElement('poku-catalogue');
    catalogue.setAttribute('partner', 'nusapoin');
    catalogue.setAttribute('category', '999');
    document.body.append(catalogue, script);
  }, SITE_URL);
  const element = page.locator('poku-catalogue');
  const way = element.getByRole('link', { name: 'Lihat Katalog' });
  await expect(way).toBeVisible();
  await expect
    .poll(async () => (await heard('error')).map(({ detail }) => detail))
    .toMatchObject([{ code: 'config', field: 'category', message: 'Kategori "999" tidak dikenal.' }]);
  expect(await heard('ready')).toEqual([]);
  await way.click();
  await showsCoupons(page);
  await expect.poll(() => heard('ready')).toHaveLength(1);
});

test('a page whose policy forbids what the catalogue needs shows words in place, and hears why', async ({
  page,
  heard,
}) => {
  await page.addInitScript(() => {
    const createPolicy = () => {
      throw new TypeError('Policy "poku-embed" disallowed.');
    };
    Object.defineProperty(window, 'trustedTypes', { value: { createPolicy } });
  });
  await page.goto(hostPage('blank'));
  const element = page.locator('poku-catalogue');
  await expect(element.getByRole('alert')).toHaveText('Katalog kupon belum bisa dimuat.');
  await expect(element.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  await expect.poll(async () => (await heard('error')).map(({ detail }) => detail.code)).toEqual(['load']);
});
