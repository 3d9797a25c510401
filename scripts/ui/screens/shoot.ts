import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Runs in the page: waits until fonts and pictures are there, also those below the screen. */
const settle = async (): Promise<void> => {
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
  await page.evaluate(settle);
  await page.waitForLoadState('networkidle');
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true, animations: 'disabled' });
};
