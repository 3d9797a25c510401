import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect, logIn, MEMBERS, test } from '../support/journey';

/**
 * Requests of a cold load until the page shows what it is for, in rounds: one is in the round after the last that had ended before it
 * began. What the page fetches for later comes after that.
 */
const roundsOf = async (
  page: Page,
  path: string,
  content: string,
): Promise<{ rounds: number; requests: Request[] }> => {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(content).first().waitFor();
  const shownAt = await page.evaluate(() => performance.timeOrigin + performance.now());
  await page.waitForLoadState('networkidle');
  const rounds = new Map<Request, number>();
  const times = (request: Request) => ({
    start: request.timing().startTime,
    end: request.timing().startTime + request.timing().responseEnd,
  });
  const wanted = requests.filter(
    (request) =>
      request.resourceType() !== 'image' &&
      request.resourceType() !== 'other' &&
      request.timing().startTime <= shownAt,
  );
  for (const request of wanted.sort((left, right) => times(left).start - times(right).start)) {
    const before = [...rounds]
      .filter(([earlier]) => times(earlier).end <= times(request).start)
      .map(([, round]) => round);
    rounds.set(request, request.resourceType() === 'document' ? 0 : Math.max(0, ...before) + 1);
  }
  return { rounds: Math.max(...rounds.values()), requests };
};

/** Opens a page in a browser that has nothing of the site but the session, on Slow 4G. */
const coldLoad = async (context: BrowserContext, path: string, content: string) => {
  const cold = await context
    .browser()
    ?.newContext({ storageState: await context.storageState(), viewport: { width: 360, height: 800 } });
  if (!cold) throw new Error('The browser is gone.');
  const fresh = await cold.newPage();
  const session = await cold.newCDPSession(fresh);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: 180_000,
    uploadThroughput: 84_375,
  });
  const result = await roundsOf(fresh, path, content);
  await cold.close();
  return result;
};

const PAGES = [
  { path: '/login', content: 'input[type="password"]' },
  { path: '/tukar', content: 'main a[href^="/voucher"]' },
] as const;

for (const { path, content } of PAGES) {
  test(`a cold load of ${path} takes two rounds of requests at most, and none for a manifest or a registry`, async ({
    page,
    context,
  }) => {
    if (path !== '/login') await logIn(page, MEMBERS.siti);
    // A busy machine can make a request late, and so a round more of one load; it cannot make one less.
    await expect(async () => {
      const { rounds, requests } = await coldLoad(context, path, content);
      expect(requests.map((request) => request.url()).filter((url) => /manifest|registry/.test(url))).toEqual(
        [],
      );
      expect(rounds).toBeLessThanOrEqual(2);
    }).toPass({ timeout: 180_000 });
  });
}
