import type axe from 'axe-core';
import type { Locator, Page } from '@playwright/test';
import { SITE_URL } from '../support/addresses';
import { giveAxe } from '../support/axe';
import { coupons, expect, serveHosts, showsCoupons, test } from '../support/embed';
import { madePage } from '../support/embed-hosts';

serveHosts();

const PLAYGROUND = `${SITE_URL}/embed/v1/playground`;
const snippet = (page: Page) => page.getByRole('region', { name: 'Snippet' });
/** Fills a field in to its end. */
const fill = async (field: Locator, text: string): Promise<void> => {
  await field.fill(text);
  await field.press('Enter');
};
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('an engineer sees what the settings make, and hears its events', async ({ page }) => {
  await page.goto(PLAYGROUND);
  await showsCoupons(page);
  await expect(page.getByLabel('Events')).toContainText('poku:ready {"partner":"nusapoin"}');
  await fill(field(page, 'Category'), '1');
  await fill(field(page, 'Limit'), '3');
  await expect(page.locator('poku-catalogue').getByRole('heading', { name: 'Kuliner' })).toBeVisible();
  await expect(coupons(page)).toHaveCount(3);
  const light = page.getByRole('group', { name: 'Colours, light' });
  await fill(light.getByLabel('Primary', { exact: true }), '#7a1fa2');
  await expect
    .poll(() =>
      page
        .locator('poku-catalogue .poku')
        .evaluate((inner) => getComputedStyle(inner).getPropertyValue('--poku-primary').trim()),
    )
    .toBe('#7a1fa2');
  await coupons(page).first().click();
  await page.locator('poku-catalogue').getByRole('button', { name: 'Beli' }).click();
  await expect(page.getByLabel('Events')).toContainText('poku:buy {');
  expect(page.url()).toBe(PLAYGROUND);
});

test('the snippet in HTML makes the same catalogue in the partner’s page, and each form has the settings', async ({
  page,
}) => {
  await page.goto(PLAYGROUND);
  await fill(field(page, 'Limit'), '3');
  await page.getByRole('combobox', { name: 'Layout', exact: true }).selectOption('row');
  await expect(snippet(page)).toContainText('layout="row"');
  const html = (await snippet(page).textContent()) ?? '';
  for (const [form, text] of [
    ['React', 'limit={3}'],
    ['Vue', ':limit="3"'],
    ['iframe', 'limit=3&amp;layout=row'],
  ] as const) {
    await page.getByRole('button', { name: form, exact: true }).click();
    await expect(snippet(page)).toContainText(text);
  }
  await page.goto(madePage('snippet', `<!doctype html><title>Toko</title>${html}`));
  await showsCoupons(page);
  await expect(coupons(page)).toHaveCount(3);
});

test('a language that is chosen is spoken, and stands in the snippet', async ({ page }) => {
  await page.goto(PLAYGROUND);
  await showsCoupons(page);
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('en');
  await expect(
    page.locator('poku-catalogue').getByRole('heading', { name: 'Popular Coupons' }),
  ).toBeVisible();
  await expect(snippet(page)).toContainText('lang="en"');
});

for (const width of [360, 1280])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the playground fits into ${width} px and axe finds nothing, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const refused: string[] = [];
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted ?Type|Refused/i.test(message.text()))
          refused.push(message.text());
      });
      await page.goto(PLAYGROUND);
      await showsCoupons(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await giveAxe(page);
      const found = await page.evaluate(async () => {
        const { axe: engine } = window as unknown as { readonly axe: typeof axe };
        return (await engine.run(document, { resultTypes: ['violations'], preload: false })).violations;
      });
      expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      expect(refused).toEqual([]);
    });
