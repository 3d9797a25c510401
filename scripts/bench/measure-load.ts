import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** What one load of a page came to. */
export interface Load {
  /** Milliseconds from the start of the navigation until the content is visible. */
  readonly visibleMs: number;
  /** Largest contentful paint, milliseconds. */
  readonly lcpMs: number;
  /** Bytes of JavaScript over the network, compressed. */
  readonly scriptBytes: number;
  readonly requests: number;
  /** Rounds of requests after the HTML, pictures aside: a request is in the round after the last one that ended before it began. */
  readonly waves: number;
}

/** Chromium's "Slow 4G", and a processor four times slower. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const CPU_SLOWDOWN = 4;

interface Request {
  readonly type: string;
  readonly startedAt: number;
  endedAt: number;
  bytes: number;
}

const watchNetwork = (session: CDPSession): Map<string, Request> => {
  const requests = new Map<string, Request>();
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', timestamp }) => {
    requests.set(requestId, { type, startedAt: timestamp, endedAt: Infinity, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { endedAt: timestamp, bytes: encodedDataLength });
  });
  return requests;
};

const countWaves = (requests: readonly Request[]): number => {
  const waves = new Map<Request, number>();
  for (const request of [...requests].sort((left, right) => left.startedAt - right.startedAt)) {
    const before = [...waves]
      .filter(([earlier]) => earlier.endedAt <= request.startedAt)
      .map(([, wave]) => wave);
    waves.set(request, request.type === 'Document' ? 0 : Math.max(0, ...before) + 1);
  }
  return Math.max(0, ...waves.values());
};

/** Notes in the page when an element that fits `selector` is first shown, and the largest contentful paint. */
const observe = async (page: Page, selector: string): Promise<void> => {
  await page.addInitScript((wanted: string) => {
    const notes = window as unknown as { pokuVisible?: number; pokuLcp?: number };
    const look = () => {
      const element = document.querySelector(wanted);
      if (element && element.getClientRects().length > 0) notes.pokuVisible = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      notes.pokuLcp = list.getEntries().at(-1)?.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  }, selector);
};

/** tsx names functions through a helper that functions sent to the page would miss. */
const NAME_HELPER = 'globalThis.__name = (named) => named';

const throttle = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
};

/**
 * Loads an address in a new page of the context and measures it.
 * @param selector CSS selector of what counts as the page's content
 */
export const measureLoad = async (context: BrowserContext, url: string, selector: string): Promise<Load> => {
  const page = await context.newPage();
  await page.addInitScript(NAME_HELPER);
  await observe(page, selector);
  const session = await throttle(page);
  const network = watchNetwork(session);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => (window as unknown as { pokuVisible?: number }).pokuVisible !== undefined,
    undefined,
    { timeout: 60_000 },
  );
  await page.waitForLoadState('networkidle');
  // It is reported a moment after the paint itself.
  await page.waitForFunction(() => (window as unknown as { pokuLcp?: number }).pokuLcp !== undefined);
  const { visibleMs, lcpMs } = await page.evaluate(() => {
    const { pokuVisible = NaN, pokuLcp = NaN } = window as unknown as {
      pokuVisible?: number;
      pokuLcp?: number;
    };
    return { visibleMs: pokuVisible, lcpMs: pokuLcp };
  });
  await page.close();
  const requests = [...network.values()].filter(
    ({ endedAt, type }) => endedAt < Infinity && type !== 'Image',
  );
  const scriptBytes = requests
    .filter(({ type }) => type === 'Script')
    .reduce((sum, { bytes }) => sum + bytes, 0);
  return { visibleMs, lcpMs, scriptBytes, requests: requests.length, waves: countWaves(requests) };
};

/** Opens `from`, goes on by a click inside the page, and measures the time until `selector` is shown, in milliseconds. */
export const measureNavigation = async (
  context: BrowserContext,
  from: string,
  link: string,
  selector: string,
): Promise<number> => {
  const page = await context.newPage();
  await page.addInitScript(NAME_HELPER);
  await page.goto(from);
  await page.waitForSelector(link);
  await page.waitForLoadState('networkidle');
  await throttle(page);
  const duration = await page.evaluate(
    ([target = '', wanted = '']) =>
      new Promise<number>((resolve) => {
        const startedAt = performance.now();
        document.querySelector<HTMLElement>(target)?.click();
        const look = () => {
          const element = document.querySelector(wanted);
          if (element && element.getClientRects().length > 0) resolve(performance.now() - startedAt);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [link, selector],
  );
  await page.close();
  return duration;
};
