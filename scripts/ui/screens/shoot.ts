import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FONT_ADDRESS, FONT_FAMILY, FONT_WEIGHTS } from '@poku/domain/typeface';
import type { Page } from 'playwright-core';

/** A code of a coupon, which is another one in each run. */
const CODE = '^[A-Z2-9]{12}$';

/** What `settle` is given. */
interface Settling {
  readonly pattern: string;
  readonly family: string;
  readonly address: string;
  readonly weight: string;
}

/**
 * Runs in the page: covers codes with one letter, and waits until fonts and pictures are there, also those below the screen. A page that
 * has the site's letters only when they came in time (decision 059) gets them in any case.
 */
const settle = async ({ pattern, family, address, weight }: Settling): Promise<void> => {
  const code = new RegExp(pattern);
  for (const element of document.querySelectorAll('main *')) {
    if (!code.test(element.textContent)) continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      text.nodeValue = (text.nodeValue ?? '').replaceAll(/./g, 'X');
  }
  // A site of before the letters has no such file, and is pictured as it is.
  const face = await new FontFace(family, `url(${address})`, { weight }).load().catch(() => undefined);
  if (face) document.fonts.add(face);
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
  await page.evaluate(settle, {
    pattern: CODE,
    family: FONT_FAMILY,
    address: FONT_ADDRESS,
    weight: FONT_WEIGHTS,
  });
  await page.waitForLoadState('networkidle');
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true, animations: 'disabled' });
};
