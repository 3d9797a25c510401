import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { giveAxe } from './axe';
import { expectStatesSeen } from './forced-colours';
import { expectTakenOver } from './journey';
import { expectLargeTextFits, overflowOf } from './large-text';

/**
 * What axe finds on the page itself: our screens have no frames.
 * @param rules the only ones to look at. Default all
 */
const violations = async (page: Page, rules?: string[]): Promise<readonly string[]> => {
  await giveAxe(page);
  const found = await page.evaluate(
    async (options) => {
      const { axe: engine } = window as unknown as { readonly axe: typeof axe };
      return (await engine.run(document, options)).violations;
    },
    {
      resultTypes: ['violations'],
      preload: false,
      iframes: false,
      // What is found is told by its HTML.
      selectors: false,
      ...(rules && { runOnly: rules }),
    } satisfies axe.RunOptions,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

/**
 * Fails when axe finds something, by night too little contrast, when something is wider than the screen, also with text of twice
 * the size, when that breaks words, or when forced colours hide a state. Leaves the page by day and without motion, whose colours on
 * the way would count.
 */
export const expectAccessible = async (page: Page, where: string): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await violations(page), where).toEqual([]);
  expect(await overflowOf(page), `${where} is wider than the screen`).toBeLessThanOrEqual(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, ['color-contrast']), `${where}, by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectLargeTextFits(page, where);
  await expectStatesSeen(page, where);
};

/** Fails when something has too little contrast by day or by night: what a theme changes of a screen that was looked at in another. */
export const expectContrastOnceIdle = async (page: Page, where: string): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await violations(page, ['color-contrast']), where).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, ['color-contrast']), `${where}, by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
};

/** Fails as `expectAccessible` does, on a screen that has asked for everything it shows. */
export const expectAccessibleOnceIdle = async (page: Page, where: string): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await expectAccessible(page, where);
};

/** As long as an `expect` waits. */
const TAB_FOR_MS = 20_000;

/** Moves by Tab, or by `key`, until the element with the focus fits; fails when it is not reached within 20 s. */
export const tabTo = async (page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expectTakenOver(page);
  // However often: a page that is still on its way lets many pass.
  const until = Date.now() + TAB_FOR_MS;
  while (Date.now() < until) {
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
