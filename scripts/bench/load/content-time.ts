import type { BrowserContext } from 'playwright-core';
import { readNotes, takeNotes } from './notes';
import { slowDown } from './speeds';

/**
 * Loads an address in a new tab of the context, on a slow network and processor.
 * @param content CSS selector of what counts as the page's content
 * @returns milliseconds from the start of the navigation until the content is visible
 */
export const contentTime = async (context: BrowserContext, url: string, content: string): Promise<number> => {
  const page = await context.newPage();
  const notes = await takeNotes(page, content);
  await slowDown(context, page, 'slow');
  await page.goto(url, { waitUntil: 'commit' });
  await notes.when('visibleMs');
  await page.waitForLoadState('networkidle');
  const { visibleMs = NaN } = await readNotes(page);
  await page.close();
  return visibleMs;
};
