import { expect, type Page } from '@playwright/test';

/** Two taps at one place within this time are a double tap, which marks a word instead of putting the caret there. */
const DOUBLE_TAP_MS = 400;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A finger, and a mouse, that hit a place of the screen whatever stands there: what does may be taken over in between, and
 * `locator.tap()` would hold the press back from what took its place.
 */
export const createFinger = (page: Page) => {
  let liftedAtMs = -Infinity;
  /** Clicks that this page has heard of. */
  const heard = () =>
    page.evaluate(() => {
      const { body } = document;
      if (body.dataset.heard === undefined) {
        body.dataset.heard = '0';
        addEventListener('click', () => (body.dataset.heard = String(Number(body.dataset.heard) + 1)), true);
      }
      return Number(body.dataset.heard);
    });
  return {
    /** Resolves once the press has clicked: with a finger that is a moment after it was lifted. */
    press: async (x: number, y: number, by: 'click' | 'tap'): Promise<void> => {
      const before = await heard();
      if (by === 'click') await page.mouse.click(x, y);
      else {
        await pause(liftedAtMs + DOUBLE_TAP_MS - Date.now());
        await page.touchscreen.tap(x, y);
        liftedAtMs = Date.now();
      }
      await expect.poll(heard).toBeGreaterThan(before);
    },
  };
};
