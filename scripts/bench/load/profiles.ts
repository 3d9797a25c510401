import { STORAGE_KEYS } from '@poku/domain/brand';
import type { Browser, BrowserContext } from 'playwright-core';
import { logIn, PHONE } from '../browse';

/** Without a service worker: the plain bundle has none. */
const SETTINGS = { ...PHONE, serviceWorkers: 'block' } as const;

/** Makes profiles on a phone's screen that have nothing of a site but perhaps a session. Each site is logged in to once. */
export const createProfiles = () => {
  const sessions = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>();
  const sessionOf = async (browser: Browser, site: string) => {
    const kept = sessions.get(site);
    if (kept) return kept;
    const context = await browser.newContext(SETTINGS);
    await logIn(await context.newPage(), site);
    const { cookies, origins } = await context.storageState();
    await context.close();
    // A profile without the file of the letters has no note of it either.
    const withoutTypeface = origins.map(({ origin, localStorage }) => ({
      origin,
      localStorage: localStorage.filter(({ name }) => name !== STORAGE_KEYS.typeface),
    }));
    const state = { cookies, origins: withoutTypeface };
    sessions.set(site, state);
    return state;
  };
  return async (
    browser: Browser,
    site: string,
    isMember: boolean,
    hasWorker: boolean,
  ): Promise<BrowserContext> =>
    browser.newContext({
      ...SETTINGS,
      serviceWorkers: hasWorker ? 'allow' : 'block',
      ...(isMember && { storageState: await sessionOf(browser, site) }),
    });
};
