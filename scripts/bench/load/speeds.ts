import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import type { Speed } from '../../arguments/load-parts';

/** What they are called in a report. */
export const SPEED_NAMES: Readonly<Record<Speed, string>> = {
  slow: 'Slow 4G, a processor four times slower',
  full: 'unthrottled',
};

/** Chromium's "Slow 4G", and a processor four times slower. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const CPU_SLOWDOWN = 4;

/** Slows a page down. @returns a session of Chromium's protocol in which its network can be watched */
export const slowDown = async (context: BrowserContext, page: Page, speed: Speed): Promise<CDPSession> => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (speed === 'full') return session;
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
};
