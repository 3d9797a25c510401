import type { Page } from '@playwright/test';
import {
  coupons,
  elementViolations,
  expect,
  openWith,
  serveHosts,
  showsCoupons,
  test,
} from '../support/embed';

serveHosts();

/** Styles of the page around the element. */
const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const style = document.createElement('style');
    style.textContent = text;
    document.head.append(style);
  }, css);

/** What the browser makes of a style of a part. */
const styleOf = (page: Page, part: string, property: string) =>
  page
    .locator(`poku-catalogue [part="${part}"]`)
    .first()
    .evaluate((inner, name) => getComputedStyle(inner).getPropertyValue(name), property);

test('a page styles the parts that have names, and no others', async ({ page }) => {
  await openWith(page, { limit: '4' });
  await showsCoupons(page);
  const color = 'rgb(180, 20, 90)';
  const parts = ['frame', 'heading', 'card', 'card-picture', 'card-brand', 'card-name', 'card-price'];
  const controls = ['search', 'button-secondary'];
  for (const part of [...parts, ...controls])
    expect(await styleOf(page, part, 'outline-color'), part).not.toBe(color);
  const named = [...parts, ...controls, 'button-primary'].map((part) => `poku-catalogue::part(${part})`);
  await addStyles(
    page,
    `${named.join()} { outline: 2px solid ${color}; } article { outline: 2px solid ${color}; }`,
  );
  for (const part of [...parts, ...controls])
    expect(await styleOf(page, part, 'outline-color'), part).toBe(color);
  await coupons(page).first().click();
  await expect(page.locator('poku-catalogue').getByRole('button', { name: 'Beli' })).toBeEnabled();
  expect(await styleOf(page, 'button-primary', 'outline-color')).toBe(color);
});

test('an appearance takes the font and the ground of the page around, and without it neither comes in', async ({
  page,
}) => {
  await openWith(page, { category: '1' });
  await addStyles(page, ':root { --poku-ground: red; }');
  await showsCoupons(page);
  expect(await styleOf(page, 'card-name', 'font-family')).toContain('system-ui');
  expect(await styleOf(page, 'frame', 'background-color')).toBe('rgb(251, 249, 245)');
  await page
    .locator('poku-catalogue')
    .evaluate((element) =>
      element.setAttribute('appearance', '{"font": "inherit", "ground": "transparent"}'),
    );
  await expect.poll(() => styleOf(page, 'card-name', 'font-family')).toBe('Georgia, serif');
  expect(await styleOf(page, 'search', 'font-family')).toBe('Georgia, serif');
  expect(await styleOf(page, 'frame', 'background-color')).toBe('rgba(0, 0, 0, 0)');
});

const LOOKS: readonly Readonly<Record<string, string>>[] = [
  { limit: '4' },
  { layout: 'row', limit: '6' },
  { coupon: '1001' },
  { partner: 'fitnusa', category: '1', appearance: '{"ground": "transparent", "font": "inherit"}' },
];

for (const settings of LOOKS) {
  test(`axe finds nothing in the element with ${JSON.stringify(settings)}, by day and by night`, async ({
    page,
  }) => {
    await openWith(page, settings);
    const element = page.locator('poku-catalogue');
    const isCoupon = 'coupon' in settings;
    await (isCoupon
      ? expect(element.getByRole('button', { name: 'Beli' })).toBeEnabled()
      : showsCoupons(page));
    // A page that follows the visitor's setting, as the element does.
    await addStyles(page, '@media (prefers-color-scheme: dark) { body { background: #1c1a24; } }');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await elementViolations(page), colorScheme).toEqual([]);
    }
  });
}
