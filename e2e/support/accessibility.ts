import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const violations = async (axe: AxeBuilder): Promise<readonly string[]> =>
  (await axe.analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );

/** What axe finds on the screen, each with the elements it is about. */
export const findings = (page: Page): Promise<readonly string[]> => violations(new AxeBuilder({ page }));

/** How many CSS pixels the page is wider than the screen. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Fails when axe finds something or something is wider than the screen. */
export const expectAccessible = async (page: Page, where: string): Promise<void> => {
  expect(await findings(page), where).toEqual([]);
  expect(await overflowOf(page), `${where} is wider than the screen`).toBeLessThanOrEqual(0);
};

/** Fails as `expectAccessible` does, and when axe finds too little contrast in the dark scheme. */
export const expectAccessibleInBoth = async (page: Page, where: string): Promise<void> => {
  await expectAccessible(page, where);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(new AxeBuilder({ page }).withRules(['color-contrast']));
  await page.emulateMedia({ colorScheme: 'light' });
  expect(dark, `${where}, dark`).toEqual([]);
};

/** Moves by Tab, or by `key`, until the element with the focus fits; fails when it is not reached. */
export const tabTo = async (page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press(key);
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      const labels =
        element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((one) => one.textContent) : [];
      return [element?.getAttribute('aria-label'), ...labels, element?.textContent].filter(Boolean).join(' ');
    });
    if (name.test(label)) return;
  }
  throw new Error(`Tab does not reach ${String(name)}`);
};

/** Goes to an item of the main menu by keyboard, past whatever the page holds, and follows it. */
export const followMenu = async (page: Page, item: RegExp): Promise<void> => {
  await tabTo(page, /^Langsung ke menu$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, item);
  await page.keyboard.press('Enter');
};
