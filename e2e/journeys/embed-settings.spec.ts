import { partnerSite, SITE_URL } from '../support/addresses';
import { coupons, expect, openWith, serveHosts, showsCoupons, test } from '../support/embed';
import { hostPage } from '../support/embed-hosts';

serveHosts();

/** A coupon of the sandbox. */
const COUPON = '1001';

test('an element that begins with a coupon shows it, with a way to the list and back', async ({
  page,
  heard,
}) => {
  await openWith(page, { coupon: COUPON, category: '1' });
  const element = page.locator('poku-catalogue');
  await expect(element.getByRole('button', { name: 'Beli' })).toBeEnabled();
  await expect(element.getByRole('button', { name: 'Kembali' })).toHaveCount(0);
  await expect.poll(() => heard('ready')).toHaveLength(1);
  expect(await heard('coupon-selected')).toEqual([]);
  await element.getByRole('link', { name: 'Lihat Katalog Kupon' }).click();
  await expect(element.getByRole('heading', { name: 'Kuliner' })).toBeVisible();
  await element.getByRole('button', { name: 'Kembali' }).click();
  await element.getByRole('button', { name: 'Beli' }).click();
  await page.waitForURL(({ origin }) => origin === partnerSite('nusapoin'));
});

test('a coupon to begin with that does not exist is told, and the catalogue is shown', async ({
  page,
  heard,
}) => {
  await openWith(page, { coupon: 'tidak-ada' });
  await showsCoupons(page);
  await expect(page.locator('poku-catalogue').getByRole('button', { name: 'Kembali' })).toHaveCount(0);
  const problems = async () => (await heard('error')).map(({ detail }) => detail);
  await expect
    .poll(problems)
    .toEqual([{ code: 'config', field: 'coupon', message: 'Kupon "tidak-ada" tidak dikenal.' }]);
  await expect.poll(() => heard('ready')).toHaveLength(1);
  await page.locator('poku-catalogue').evaluate((element) => Object.assign(element, { coupon: '1001' }));
  await expect(page.locator('poku-catalogue').getByRole('button', { name: 'Beli' })).toBeEnabled();
  expect(await problems()).toHaveLength(1);
});

test('a limited list has so many coupons, also of a search, and leads to the same list on Poku’s site', async ({
  page,
  heard,
}) => {
  await openWith(page, { category: '1', limit: '2' });
  await page.evaluate(() => addEventListener('poku:leave', (event) => event.preventDefault()));
  const element = page.locator('poku-catalogue');
  await expect(coupons(page)).toHaveCount(2);
  await expect(element.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  await element.getByRole('searchbox', { name: 'Cari kupon' }).fill('kopi');
  const all = element.getByRole('link', { name: 'Lihat semua di Poku' });
  const address = `${partnerSite('nusapoin')}/kategori/1?name=kopi`;
  await expect(all).toHaveAttribute('href', address);
  await expect(coupons(page)).toHaveCount(2);
  await all.click();
  await expect.poll(() => heard('leave')).toMatchObject([{ detail: { url: address } }]);
  expect(page.url()).toBe(hostPage('article'));
});

test('a row scrolls sideways, without search and filters, and is found where it was left', async ({
  page,
}) => {
  await openWith(page, { layout: 'row', limit: '6' });
  await showsCoupons(page);
  const element = page.locator('poku-catalogue');
  await expect(coupons(page)).toHaveCount(6);
  await expect(element.getByRole('searchbox')).toHaveCount(0);
  const tops = await coupons(page).evaluateAll((cards) =>
    cards.map((card) => Math.round(card.closest('article')?.getBoundingClientRect().top ?? 0)),
  );
  expect(new Set(tops).size, 'all of them in one row').toBe(1);
  const last = coupons(page).last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await last.click();
  await expect(element.getByRole('heading', { name: 'Detail Kupon' })).toBeVisible();
  await element.getByRole('button', { name: 'Kembali' }).click();
  await expect(last).toBeInViewport();
});

test('settings that cannot be used are told by their fields, and the defaults stay', async ({
  page,
  heard,
}) => {
  await openWith(page, { limit: '0', layout: 'kolom' });
  await showsCoupons(page);
  await expect(
    page.locator('poku-catalogue').getByRole('button', { name: 'URUTKAN & FILTER' }),
  ).toBeVisible();
  await expect
    .poll(async () => (await heard('error')).map(({ detail }) => [detail.code, detail.field]))
    .toEqual([
      ['config', 'limit'],
      ['config', 'layout'],
    ]);
});

test('the frame takes coupon, limit and layout in its address', async ({ page }) => {
  const frame = page.frameLocator('iframe');
  const open = async (query: string) => {
    await page.goto(hostPage('framed'));
    await page
      .locator('iframe')
      .evaluate((element, src) => element.setAttribute('src', src), `${SITE_URL}/embed/v1/frame?${query}`);
  };
  await open('partner=nusapoin&layout=row&limit=2');
  await expect(frame.locator('poku-catalogue a[href*="/voucher?"]')).toHaveCount(2);
  await open(`partner=nusapoin&coupon=${COUPON}`);
  await expect(frame.getByRole('button', { name: 'Beli' })).toBeEnabled();
});

test('an application gives coupon, limit and layout as properties, also before the loader is there', async ({
  page,
}) => {
  await page.goto(hostPage('article'));
  await page.evaluate((site) => {
    const element = Object.assign(document.createElement('poku-catalogue'), {
      partner: 'nusapoin',
      layout: 'row',
      limit: 2,
    });
    const script = document.createElement('script');
    script.src = `${site}/embed/v1/loader.js`;
    document.body.append(element, script);
  }, SITE_URL);
  await expect(coupons(page)).toHaveCount(2);
  await page.locator('poku-catalogue').evaluate((element) => Object.assign(element, { limit: 4 }));
  await expect(coupons(page)).toHaveCount(4);
});
