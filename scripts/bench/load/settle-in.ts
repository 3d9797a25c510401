import type { BrowserContext } from 'playwright-core';

/** Opens a page in a new tab and stays until a worker serves it, and knows who is logged in. */
export const settleIn = async (context: BrowserContext, url: string, isMember: boolean): Promise<void> => {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(
    async (knows) =>
      navigator.serviceWorker.controller !== null && (!knows || (await caches.has('poku-first-calls'))),
    isMember,
    { polling: 100 },
  );
  await page.waitForLoadState('networkidle');
  await page.close();
};
