import type { Locator, Page } from '@playwright/test';
import { SITE_URL } from '../support/addresses';
import {
  coupons,
  elementViolations,
  expect,
  openWith,
  serveHosts,
  showsCoupons,
  test,
} from '../support/embed';
import { hostPage, madePage } from '../support/embed-hosts';
import { indonesianIn } from '../support/spoken';

serveHosts();

/** A coupon of the sandbox that is sold out. */
const SOLD_OUT = '1006';

/** What an element shows, inside its shadow root. */
const contentOf = (element: Locator): Locator => element.locator('#frame');
const setLanguage = (page: Page, lang: string, element = 'poku-catalogue'): Promise<unknown> =>
  page.locator(element).evaluate((one, language) => Object.assign(one, { lang: language }), lang);
const errorsOf = (events: readonly { readonly detail: Readonly<Record<string, unknown>> }[]) =>
  events.map(({ detail }) => [detail.code, detail.field]);

test('an English catalogue has no Indonesian word of its own on any of its pages, at 360 px', async ({
  page,
  heard,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWith(page, { lang: 'en' });
  const element = page.locator('poku-catalogue');
  /** Looked at as it stands, which is told by something on it. */
  const isEnglish = async (where: string, sign: Locator): Promise<void> => {
    await expect(sign, where).toBeVisible();
    expect(await indonesianIn(contentOf(element)), where).toEqual([]);
    expect(await elementViolations(page), where).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(360);
  };

  await showsCoupons(page);
  await isEnglish('list', element.getByRole('heading', { name: 'Popular Coupons' }));
  await expect(element.locator('#frame [lang=en] .poku')).toBeVisible();
  await expect(element.getByText(/^\d{1,3},\d{3} points$/).first()).toBeVisible();

  await element.getByRole('button', { name: 'Search coupons' }).click();
  const search = element.getByRole('searchbox', { name: 'Search coupons' });
  await search.fill('zzqqxxzz');
  await isEnglish('search without a hit', element.getByText('the coupon you are looking for'));
  await element.getByRole('button', { name: 'Clear filters' }).click();

  await element.getByRole('button', { name: 'SORT & FILTER' }).click();
  const dialog = element.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Minimum price' }).fill('60000');
  await dialog.getByRole('textbox', { name: 'Maximum price' }).fill('10000');
  await dialog.getByRole('textbox', { name: 'Maximum price' }).blur();
  await isEnglish('filter', dialog.getByText('must be the minimum price or more'));
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await dialog.getByRole('textbox', { name: 'Minimum price' }).fill('5000');
  await dialog.getByRole('radio', { name: 'Lowest price' }).check();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await isEnglish('filtered list', element.getByRole('button', { name: 'Remove filter From 5,000 points' }));
  await showsCoupons(page);

  await coupons(page).first().click();
  const buy = element.getByRole('button', { name: 'Buy', exact: true });
  await expect(buy).toBeEnabled();
  await isEnglish('coupon', element.getByRole('heading', { name: 'Coupon Details' }));
  await expect(
    element.getByText(/^Valid until \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4}$/),
  ).toBeVisible();
  await element.getByRole('button', { name: 'Back' }).click();
  await isEnglish('list again', element.getByRole('button', { name: 'Remove filter From 5,000 points' }));
  expect(await heard('error')).toEqual([]);
});

test('a coupon that is sold out says so in English, with others', async ({ page }) => {
  await openWith(page, { lang: 'en', coupon: SOLD_OUT });
  const element = page.locator('poku-catalogue');
  await expect(element.getByText('This coupon is sold out.')).toBeVisible();
  await expect(element.getByRole('region', { name: 'Similar and still available' })).toBeVisible();
  await expect(element.getByRole('link', { name: 'See All Coupons' })).toBeVisible();
  for (const title of ['Where to Redeem', 'How to Redeem', 'Terms and Conditions'])
    await element.getByText(title, { exact: true }).click();
  expect(await indonesianIn(contentOf(element))).toEqual([]);
  expect(await elementViolations(page)).toEqual([]);
});

test('a page that fails says so in English, and so does its event', async ({ page, heard }) => {
  await openWith(page, { lang: 'en', layout: 'row', limit: '3' });
  const element = page.locator('poku-catalogue');
  await expect(element.getByRole('link', { name: 'See all on Poku' })).toBeVisible();
  await page.route(`${SITE_URL}/gateway/**`, (route) => route.abort());
  await coupons(page).first().click();
  await expect(element.getByText('The coupons cannot be shown')).toBeVisible();
  await expect(element.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await indonesianIn(contentOf(element))).toEqual([]);
  await expect
    .poll(async () => (await heard('error')).map(({ detail }) => detail))
    .toEqual([{ code: 'network', message: 'Something went wrong' }]);
});

test('a catalogue speaks another language at once, also where it was opened before', async ({
  page,
  heard,
}) => {
  await openWith(page, {});
  const element = page.locator('poku-catalogue');
  await element.getByRole('button', { name: 'URUTKAN & FILTER' }).click();
  await element.getByRole('button', { name: 'Tutup' }).click();
  await coupons(page).first().click();
  await expect(element.getByRole('heading', { name: 'Detail Kupon' })).toBeVisible();

  await setLanguage(page, 'en');
  await element.getByRole('button', { name: 'SORT & FILTER' }).click();
  await expect(element.getByRole('radio', { name: 'Lowest price' })).toBeVisible();
  expect(await indonesianIn(contentOf(element))).toEqual([]);
  await element.getByRole('button', { name: 'Close' }).click();
  await coupons(page).first().click();
  await expect(element.getByRole('heading', { name: 'Coupon Details' })).toBeVisible();
  await expect(element.getByRole('button', { name: 'Buy', exact: true })).toBeEnabled();
  expect(await indonesianIn(contentOf(element))).toEqual([]);

  await setLanguage(page, 'id');
  await expect(element.getByRole('heading', { name: 'Kupon Populer' })).toBeVisible();
  await expect(element.locator('#frame [lang=id] > .poku')).toBeVisible();
  expect(await heard('error')).toEqual([]);
});

test('a language that there is not is told by its field, and Indonesian stays', async ({ page, heard }) => {
  await openWith(page, { lang: 'fr' });
  await showsCoupons(page);
  await expect(page.locator('poku-catalogue').getByRole('heading', { name: 'Kupon Populer' })).toBeVisible();
  await expect.poll(async () => errorsOf(await heard('error'))).toEqual([['config', 'lang']]);
});

test('all catalogues of a page speak the language of the first, which the others are told', async ({
  page,
  heard,
}) => {
  await page.goto(
    madePage(
      'languages',
      `<!doctype html><title>Toko</title><script async src="${SITE_URL}/embed/v1/loader.js"></script>
      <poku-catalogue id="one" partner="nusapoin" lang="en" layout="row"></poku-catalogue>
      <poku-catalogue id="two" partner="nusapoin" lang="id" layout="row"></poku-catalogue>`,
    ),
  );
  for (const element of ['#one', '#two'])
    await expect(page.locator(element).getByRole('heading', { name: 'Popular Coupons' })).toBeVisible();
  await expect.poll(async () => errorsOf(await heard('error'))).toEqual([['config', 'lang']]);
  await page.locator('#one').evaluate((element) => element.remove());
  await expect(page.locator('#two').getByRole('heading', { name: 'Kupon Populer' })).toBeVisible();
});

test('English texts that do not come are told, and come by the button', async ({ page, heard }) => {
  const isEnglish = (url: URL) => /\/embed\/[^/]+\/english\./.test(url.pathname);
  await page.route(isEnglish, (route) => route.abort());
  await openWith(page, { lang: 'en' });
  const element = page.locator('poku-catalogue');
  await expect(element.getByRole('alert')).toBeVisible();
  expect(errorsOf(await heard('error'))).toEqual([['load', undefined]]);
  await page.unroute(isEnglish);
  await element.getByRole('button').click();
  await expect(element.getByRole('heading', { name: 'Popular Coupons' })).toBeVisible();
});

test('a host of Module Federation gives the language as a setting', async ({ page }) => {
  await page.goto(hostPage('article'));
  await page.addScriptTag({ url: `${SITE_URL}/embed/v1/remoteEntry.js` });
  await page.evaluate(async () => {
    interface Catalogue {
      readonly mount: (container: Element, settings: object) => HTMLElement;
    }
    const { pokuCatalogue } = window as unknown as {
      readonly pokuCatalogue: { readonly get: (module: string) => Promise<() => Catalogue> };
    };
    const load = await pokuCatalogue.get('./Catalogue');
    load().mount(document.body, { partner: 'nusapoin', lang: 'en' });
  });
  await expect(
    page.locator('poku-catalogue').getByRole('heading', { name: 'Popular Coupons' }),
  ).toBeVisible();
});

test('a frame speaks English by its address, and so does its document', async ({ page }) => {
  await page.goto(hostPage('framed'));
  await page
    .locator('iframe')
    .evaluate(
      (element, src) => element.setAttribute('src', src),
      `${SITE_URL}/embed/v1/frame?partner=nusapoin&lang=en`,
    );
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Popular Coupons' })).toBeVisible();
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en');
  expect(await frame.locator('html').evaluate(() => document.title)).toBe('Coupon Catalogue');
  await frame.locator('poku-catalogue a[href*="/voucher?"]').first().click();
  await expect(frame.getByRole('button', { name: 'Buy', exact: true })).toBeEnabled();
  expect(await indonesianIn(contentOf(frame.locator('poku-catalogue')))).toEqual([]);
});
