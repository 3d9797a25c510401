import type { Locator, Page } from '@playwright/test';
import { expect } from './journey';

/** What a person does with one finger, counted. Typing itself is no press. */
export interface Presses {
  /** Presses a button, a link, a box. */
  press(target: Locator): Promise<void>;
  /** Presses a field, and types. */
  enter(field: Locator, text: string): Promise<void>;
  /** Types into a field that has the focus without a press; fails when it has not. */
  enterFocused(field: Locator, text: string): Promise<void>;
  /** Opens a list of options and presses one: two. */
  choose(list: Locator, option: string): Promise<void>;
  /** Presses until now. */
  count(): number;
}

/** Begins to count on a page. */
export const countPresses = (page: Page): Presses => {
  let count = 0;
  return {
    press: async (target) => {
      await target.click();
      count += 1;
    },
    enter: async (field, text) => {
      await field.click();
      count += 1;
      await page.keyboard.type(text);
    },
    enterFocused: async (field, text) => {
      await expect(field).toBeFocused();
      await page.keyboard.type(text);
    },
    choose: async (list, option) => {
      // Playwright chooses without a press.
      await list.dispatchEvent('pointerdown');
      await list.selectOption(option);
      count += 2;
    },
    count: () => count,
  };
};
