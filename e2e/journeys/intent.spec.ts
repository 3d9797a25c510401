import type { Locator, Page } from '@playwright/test';
import { cards } from '../support/catalogue';
import { asked, fetchedInSight, press, sayConnection, settled, watchCalls } from '../support/intent';
import { expect, logIn, MEMBERS, test } from '../support/journey';

const COUPONS = /\/customervoucher\/[^/]+\?page=1&perPage=5$/;
const CATEGORY_COUPONS = /\/gateway\/voucherlist$/;
const FAVOURITES = /\/allfavoritvoucher\/[^/]+$/;

const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name });
const showsCoupons = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/raih$/);
  await expect(page.locator('main a[href^="/kupon-ku"]').first()).toBeVisible();
};
/** Files that the document has fetched, of which a part of the address is known. */
const filesWith = (page: Page, part: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      performance.getEntriesByType('resource').filter((entry) => entry.name.includes(wanted)).length,
    part,
  );
/** Scripts of the page of a place, as the document has fetched them. */
const scriptsOf = (page: Page, name: string): Promise<number> => filesWith(page, `/page-${name}.`);
/** The sanitiser, which the shell gives to pages that show HTML from data. */
const SANITISER = 'dompurify';

/** Opens the home of somebody who has nothing fetched ahead. */
const openSavingHome = async (page: Page): Promise<void> => {
  await watchCalls(page);
  await logIn(page, MEMBERS.agus);
  await settled(page);
};
/** Opens the home as it is some seconds after it was loaded. */
const openHome = async (page: Page): Promise<void> => {
  await openSavingHome(page);
  // What listens for presses begins with what fetches pages in sight, which may be later than live events on a busy machine.
  await expect.poll(() => fetchedInSight(page)).not.toEqual([]);
};

test('a link that is pressed has its page and its answers before the finger lifts, and nothing is asked twice', async ({
  page,
}) => {
  await openHome(page);
  const before = await asked(page, COUPONS);
  const answer = page.waitForResponse(COUPONS);
  await press(place(page, 'Kupon Ku'));
  await press(place(page, 'Kupon Ku'));
  await answer;
  await expect.poll(() => scriptsOf(page, 'my-coupons')).toBeGreaterThan(0);
  expect(await asked(page, COUPONS)).toBe(before + 1);
  await expect(page).toHaveURL(/\/$/);

  await place(page, 'Kupon Ku').click();
  await showsCoupons(page);
  expect(await asked(page, COUPONS)).toBe(before + 1);
});

test('the coupons of a category that is pressed are asked for before the finger lifts, once', async ({
  page,
}) => {
  await openHome(page);
  const category = page.locator('main a[href="/kategori/1"]').first();
  const answer = page.waitForResponse(CATEGORY_COUPONS);
  await press(category);
  await answer;
  await category.click();
  await expect(page).toHaveURL(/\/kategori\/1$/);
  await expect(cards(page).first()).toBeVisible();
  expect(await asked(page, CATEGORY_COUPONS, 'POST')).toBe(1);
});

test('a place of the menu and a card look pressed while they are', async ({ page }) => {
  await openHome(page);
  const mark = (name: string) => place(page, name).locator('span').first();
  const soft = await mark('Beranda').evaluate((one) => getComputedStyle(one).backgroundColor);
  const holdDown = async (target: Locator): Promise<void> => {
    await target.hover();
    await page.mouse.down();
  };
  await expect(mark('Kupon Ku')).not.toHaveCSS('background-color', soft);
  await holdDown(place(page, 'Kupon Ku'));
  await expect(mark('Kupon Ku')).toHaveCSS('background-color', soft);
  await page.mouse.move(1, 1);
  await page.mouse.up();

  const link = cards(page).first().getByRole('link');
  const shade = () => link.evaluate((one) => getComputedStyle(one, '::after').backgroundColor);
  const before = await shade();
  await holdDown(cards(page).first());
  await expect.poll(shade).not.toBe(before);
  await page.mouse.move(1, 1);
  await page.mouse.up();
  await expect.poll(shade).toBe(before);
});

test('a mouse that rests on a link is enough; the scripts of the places of the menu come when the page is idle', async ({
  page,
}) => {
  await openHome(page);
  for (const name of ['catalogue', 'my-coupons', 'history', 'profile'])
    await expect.poll(async () => (await fetchedInSight(page)).join()).toContain(`/page-${name}.`);
  const before = await asked(page, COUPONS);
  await place(page, 'Kupon Ku').hover();
  await expect.poll(() => asked(page, COUPONS)).toBe(before + 1);
});

test('the scripts of pages whose links are in sight come when the page is idle; of others when they are scrolled to', async ({
  page,
}) => {
  await openHome(page);
  const fetched = async (): Promise<string> => (await fetchedInSight(page)).join();
  await expect.poll(fetched).toContain('/page-goal.');
  const below = page.locator('main a[href="/partner-linkage"]').first();
  await expect(below).not.toBeInViewport();
  expect(await fetched()).not.toContain('/page-partner-list.');
  await below.scrollIntoViewIfNeeded();
  await expect.poll(fetched).toContain('/page-partner-list.');
});

test('a coupon whose card was in sight opens without another script', async ({ page }) => {
  await openHome(page);
  await cards(page).first().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await fetchedInSight(page)).join()).toContain('/page-coupon-detail.');
  await expect.poll(() => filesWith(page, SANITISER)).toBe(1);
  // Scripts of other links in sight may still be on their way, or about to be asked for.
  await page.route(/\.js$/, (route) => route.abort());
  await cards(page).first().getByRole('link').click();
  await expect(page.getByText('Tempat Penukaran')).toBeVisible();
});

test('who saves data has nothing fetched ahead, and on a slow network only what is pressed', async ({
  page,
}) => {
  await sayConnection(page, { saveData: true, effectiveType: '4g' });
  await openSavingHome(page);
  const before = await asked(page, COUPONS);
  await press(place(page, 'Kupon Ku'));
  expect(await asked(page, COUPONS)).toBe(before);
  await place(page, 'Kupon Ku').click();
  await showsCoupons(page);
  expect(await asked(page, COUPONS)).toBe(before + 1);
  expect(await fetchedInSight(page)).toEqual([]);
  expect(await filesWith(page, SANITISER)).toBe(0);

  await sayConnection(page, { effectiveType: '2g' });
  await page.goto('/riwayat');
  await settled(page);
  expect(await asked(page, COUPONS)).toBe(0);
  await press(place(page, 'Kupon Ku'));
  expect(await asked(page, COUPONS)).toBe(1);
  expect(await fetchedInSight(page)).toEqual([]);
});

test.describe('what was asked for ahead and failed is nobody’s error', () => {
  for (const kind of ['an error', 'no network'] as const) {
    test(`the answer is ${kind}`, async ({ page }) => {
      await openHome(page);
      await page.route(COUPONS, (route) =>
        kind === 'an error' ? route.fulfill({ status: 500 }) : route.abort('internetdisconnected'),
      );
      const before = await asked(page, COUPONS);
      const failed =
        kind === 'an error'
          ? page.waitForResponse(COUPONS)
          : page.waitForEvent('requestfailed', (request) => COUPONS.test(request.url()));
      await press(place(page, 'Kupon Ku'));
      await failed;
      await page.unroute(COUPONS);
      await expect(page.getByRole('alert')).toHaveText('');
      await place(page, 'Kupon Ku').click();
      await showsCoupons(page);
      expect(await asked(page, COUPONS)).toBe(before + 2);
    });
  }

  test('the scripts do not come', async ({ page }) => {
    const failures: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('[poku]')) failures.push(message.text());
    });
    await page.route(/\/page-my-coupons\./, (route) => route.abort('connectionreset'));
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/page-my-coupons.'),
    );
    await openHome(page);
    await failed;
    await press(place(page, 'Kupon Ku'));
    await page.unroute(/\/page-my-coupons\./);
    await place(page, 'Kupon Ku').click();
    await showsCoupons(page);
    expect(failures).toEqual([]);
  });
});

test('an answer from before a change is not used', async ({ page }) => {
  await openHome(page);
  await place(page, 'Tukar').click();
  // The home has such cards, too, and no link to itself is prepared.
  await expect(page.getByRole('heading', { level: 1, name: 'Katalog Kupon' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  const home = page.waitForResponse(FAVOURITES);
  await press(place(page, 'Beranda'));
  await home;
  const before = await asked(page, FAVOURITES);
  const saved = page.waitForResponse(/\/gateway\/favoritvoucher$/);
  await page
    .getByRole('button', { name: /^Favorit: / })
    .first()
    .click();
  await saved;
  await place(page, 'Beranda').click();
  await expect(page.getByRole('heading', { level: 1, name: /Selamat/ })).toBeVisible();
  await expect.poll(() => asked(page, FAVOURITES)).toBeGreaterThan(before);
});
