import { setTimeout } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';

const SETTLED_WITHIN_MS = 60_000;
const POLL_MS = 100;

/**
 * Opens a page in a new tab and stays until a worker serves it, and knows who is logged in.
 * @throws Error after a minute
 */
export const settleIn = async (context: BrowserContext, url: string, isMember: boolean): Promise<void> => {
  const page = await context.newPage();
  await page.goto(url);
  // `waitForFunction` would take the promise for a yes.
  const isSettled = () =>
    page.evaluate(
      async (knows) =>
        navigator.serviceWorker.controller !== null && (!knows || (await caches.has('poku-first-calls'))),
      isMember,
    );
  for (const end = Date.now() + SETTLED_WITHIN_MS; !(await isSettled()); await setTimeout(POLL_MS))
    if (Date.now() > end) throw new Error(`No service worker came to serve ${url}.`);
  await page.waitForLoadState('networkidle');
  await page.close();
};
