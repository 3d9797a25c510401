import type { Page } from '@playwright/test';
import { buyFirst, coupons, expect, serveHosts, showsCoupons, test } from '../support/embed';
import { madePage } from '../support/embed-hosts';
import { recipe } from '../support/recipes';
import { renderPost } from '../support/wordpress';

serveHosts();

/** Opens a page of the partner that has this text. */
const openText = async (page: Page, html: string): Promise<void> => {
  await page.goto(madePage('blog', html));
};
const post = (content: string): Promise<string> =>
  renderPost(recipe('WordPress: a shortcode', 'php'), content);
const loaders = (page: Page): Promise<number> =>
  page.evaluate(() => [...document.scripts].filter(({ src }) => src.endsWith('/embed/v1/loader.js')).length);

test('a post of WordPress shows coupons by the shortcode', async ({ page, heard }) => {
  await openText(page, await post(recipe('WordPress: a shortcode', 'text')));
  await showsCoupons(page);
  await expect(page.locator('poku-catalogue').getByRole('heading', { name: 'Kuliner' })).toBeVisible();
  expect(await coupons(page).count()).toBeLessThanOrEqual(6);
  expect(await page.locator('poku-catalogue').evaluate(({ innerHTML }) => innerHTML)).toMatch(
    /^<a href="[^"]+">Kupon di Poku<\/a>$/,
  );
  expect(await heard('error')).toEqual([]);
});

test('what a post writes into the shortcode stays in its attribute, and the script comes once for all of them', async ({
  page,
}) => {
  const hostile = `"><img src="x" onerror="globalThis.hit = true"><a b="`;
  await openText(
    page,
    await post(
      `[poku_catalogue appearance='${hostile}' onclick="globalThis.hit = true"] [poku_catalogue partner="garuda"]`,
    ),
  );
  await showsCoupons(page, 'poku-catalogue >> nth=0');
  const elements = page.locator('poku-catalogue');
  await expect(elements).toHaveCount(2);
  const attributes = await elements.evaluateAll((all) =>
    all.map((element) => Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))),
  );
  expect(attributes).toEqual([{ partner: 'nusapoin', appearance: hostile }, { partner: 'garuda' }]);
  await expect(page.locator('article > img')).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in globalThis)).toBe(false);
  expect(await loaders(page)).toBe(1);
});

/** Puts a tag into the page as tag managers do: its scripts are made anew, since those of `innerHTML` do not run. */
const fireTag = (page: Page, html: string): Promise<void> =>
  page.evaluate((text) => {
    const parsed = document.createElement('div');
    parsed.innerHTML = text;
    for (const { textContent } of parsed.querySelectorAll('script')) {
      const script = document.createElement('script');
      script.text = textContent;
      document.body.append(script);
    }
  }, html);

test('a shortcode and a tag have an English catalogue by their language', async ({ page }) => {
  const english = page.locator('poku-catalogue').getByRole('heading', { name: 'Popular Coupons' });
  await openText(page, await post('[poku_catalogue lang="en"]'));
  await expect(english).toBeVisible();
  await openText(page, '<!doctype html><title>Toko</title><div id="kupon"></div>');
  const limit = `catalogue.setAttribute('limit', '6');`;
  const tag = recipe('A tag manager', 'html');
  expect(tag).toContain(limit);
  await fireTag(page, tag.replace(limit, `${limit} catalogue.setAttribute('lang', 'en');`));
  await expect(english).toBeVisible();
});

test('a post of WordPress without the shortcode loads nothing of Poku', async ({ page }) => {
  await openText(page, await post('Hanya teks.'));
  await expect(page.getByText('Hanya teks.')).toBeVisible();
  expect(await loaders(page)).toBe(0);
});

test('a block of HTML alone shows coupons, too', async ({ page, heard }) => {
  await openText(
    page,
    `<!doctype html><title>Blog</title><p>Blog</p>${recipe("WordPress: a 'Custom HTML' block", 'html')}`,
  );
  await showsCoupons(page);
  expect(await coupons(page).count()).toBe(6);
  expect(await heard('error')).toEqual([]);
});

test('a tag of a tag manager shows coupons in its container, and its data layer hears of what happens there', async ({
  page,
}) => {
  await openText(
    page,
    `<!doctype html><title>Toko</title><div id="kupon"></div><script>
      addEventListener('poku:buy', (event) => event.preventDefault());
    </script>`,
  );
  const tag = recipe('A tag manager', 'html');
  await fireTag(page, tag);
  await fireTag(page, tag);
  await expect(page.locator('#kupon > poku-catalogue')).toHaveCount(1);
  await showsCoupons(page);
  const layer = () =>
    page.evaluate(
      () =>
        (window as unknown as { readonly dataLayer: readonly { event?: string; poku: unknown }[] }).dataLayer,
    );
  const told = async (event: string) => (await layer()).filter((entry) => entry.event === event);
  await expect
    .poll(() => told('poku:ready'))
    .toEqual([{ event: 'poku:ready', poku: { partner: 'nusapoin' } }]);
  await buyFirst(page);
  await expect.poll(() => told('poku:buy')).toHaveLength(1);
  const [buy] = await told('poku:buy');
  const [selected] = await told('poku:coupon-selected');
  expect(buy?.poku).toMatchObject({ ...(selected?.poku as object), quantity: 1 });
  const all = await layer();
  expect(
    all.filter(({ event }, index) => event !== undefined && all[index - 1]?.poku !== null),
    'each of them after what empties it',
  ).toEqual([]);
});
