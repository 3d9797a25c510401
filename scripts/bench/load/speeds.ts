import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import type { Speed } from '../../arguments/load-parts';

/** What they are called in a report. */
export const SPEED_NAMES: Readonly<Record<Speed, string>> = {
  slow: 'Slow 4G, a processor four times slower',
  full: 'unthrottled',
};

/** Chromium's "Slow 4G", and a processor four times slower. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const CPU_SLOWDOWN = 4;

/**
 * Slows down the network of the workers that run: what they ask for is none of a page's. Their processor cannot be slowed. Of a
 * browser whose contexts but one are closed.
 */
const slowWorkers = async (browser: Browser): Promise<void> => {
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  for (const { targetId } of targetInfos.filter(({ type }) => type === 'service_worker')) {
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    const slow = [
      { id: 1, method: 'Network.enable', params: {} },
      { id: 2, method: 'Network.emulateNetworkConditions', params: SLOW_4G },
    ];
    const isSlow = new Promise<void>((resolve, reject) => {
      session.on('Target.receivedMessageFromTarget', ({ message }) => {
        const { id, error } = JSON.parse(message) as { readonly id?: number; readonly error?: object };
        if (error) reject(new Error(message));
        else if (id === slow.at(-1)?.id) resolve();
      });
    });
    for (const one of slow)
      await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify(one) });
    await isSlow;
  }
};

/** Slows a page down, and the workers that may serve it. @returns a session of Chromium's protocol in which its network can be watched */
export const slowDown = async (context: BrowserContext, page: Page, speed: Speed): Promise<CDPSession> => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (speed === 'full') return session;
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const browser = context.browser();
  if (browser) await slowWorkers(browser);
  return session;
};
