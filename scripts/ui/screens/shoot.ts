import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** A code of a coupon, which is another one in each run. */
const CODE = '^[A-Z2-9]{12}$';

/** Runs in the page: covers codes with one letter, and waits until fonts and pictures are there, also those below the screen. */
const settle = async (pattern: string): Promise<void> => {
  const code = new RegExp(pattern);
  for (const element of document.querySelectorAll('main *')) {
    if (!code.test(element.textContent)) continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      text.nodeValue = (text.nodeValue ?? '').replaceAll(/./g, 'X');
  }
  await document.fonts.ready;
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = 'eager';
      // One that cannot be loaded is shown as such.
      return image.decode().catch(() => undefined);
    }),
  );
};

/** Takes a picture of the whole page once it has come to rest. */
export const shoot = async (page: Page, folder: string, name: string): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.evaluate(settle, CODE);
  await page.waitForLoadState('networkidle');
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true, animations: 'disabled' });
};
