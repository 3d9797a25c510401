import type { BrowserContext, Page } from 'playwright-core';
import { freshProfile, launchBrowser } from '../bench/browse';
import { type Lane, type Route, startLane } from './lane';
import { type Allowed, watch } from './watch';
import type { World } from './world';

/** Profiles at once. */
const LANES = 4;
/** So long a page may take until something stands on it. */
const PATIENCE_MS = 5_000;
/** The same for one that nobody attacks, however busy the machine is. */
const FIRST_PATIENCE_MS = 30_000;
const LOOK_MS = 50;

/** Whether something stands on a page: a page of the application, the panel of one that cannot be shown, or that there is no site. */
const doesStand = (): boolean =>
  document.querySelector('h1') !== null ||
  [...document.querySelectorAll('button')].some((one) => one.textContent === 'Coba lagi') ||
  (document.body?.textContent ?? '').includes('Poku sedang tidak bisa dibuka');

/** What a browser says of an error without a text: it shows a page of its own, on which nothing of a site runs. */
const OWN_ERROR_PAGE = 'net::ERR_HTTP_RESPONSE_CODE_FAILURE';

const goto = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'commit' }).catch((error: Error) => {
    if (!error.message.includes(OWN_ERROR_PAGE)) throw error;
  });
};

/** A page of a profile, and what is known of it. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly lane: Lane;
  readonly watched: Awaited<ReturnType<typeof watch>>;
  /** Waits until something stands on the page. @returns whether it does in time */
  readonly stands: (patienceMs?: number) => Promise<boolean>;
}

/** How a profile is opened. */
export interface Profile {
  readonly isMember: boolean;
  /** Whether a worker may be registered. Default no. */
  readonly hasWorker?: boolean;
}

/** Chromium, with a fresh profile for each visit whose every answer somebody can change. */
export const startBrowsing = async ({ stack }: World) => {
  const browser = await launchBrowser();
  const member = await (await freshProfile(browser, stack.siteUrl, true)).storageState();
  const sitePort = Number(new URL(stack.siteUrl).port);
  const lanes = await Promise.all(Array.from({ length: LANES }, () => startLane(sitePort)));
  const free = [...lanes];
  const waiting: ((lane: Lane) => void)[] = [];
  const take = async (): Promise<Lane> => free.pop() ?? new Promise((resolve) => waiting.push(resolve));
  const give = (lane: Lane): void => {
    const next = waiting.shift();
    if (next) next(lane);
    else free.push(lane);
  };

  /** Opens a profile, does something in it and closes it. As many at once as there are lanes. */
  const within = async <T>(
    { isMember, hasWorker = false }: Profile,
    route: Route,
    work: (visit: Visit) => Promise<T>,
  ): Promise<T> => {
    const lane = await take();
    lane.lead(route);
    const context = await browser.newContext({
      viewport: { width: 360, height: 800 },
      serviceWorkers: hasWorker ? 'allow' : 'block',
      proxy: { server: lane.server },
      ...(isMember && { storageState: member }),
    });
    try {
      const page = await context.newPage();
      const stands = async (patienceMs = PATIENCE_MS): Promise<boolean> => {
        const until = Date.now() + patienceMs;
        // What waits inside of the page is forbidden by its policy.
        while (Date.now() < until) {
          if (await page.evaluate(doesStand).catch(() => false)) return true;
          await page.waitForTimeout(LOOK_MS);
        }
        return false;
      };
      return await work({ page, context, lane, stands, watched: await watch(page) });
    } finally {
      await context.close();
      give(lane);
    }
  };

  /**
   * Opens a page and looks at what ran on it.
   * @param before where the same profile is led first, to a page that it sees
   * @returns what ran and may not; undefined when nothing did
   */
  const look = (
    profile: Profile,
    path: string,
    route: Route,
    allowed: Allowed,
    before?: Route,
  ): Promise<string | undefined> =>
    within(profile, before ?? route, async ({ page, lane, stands, watched }) => {
      if (before) {
        await page.goto(stack.siteUrl + path);
        if (!(await stands(FIRST_PATIENCE_MS))) return 'nothing stood on the page before anybody attacked';
        lane.lead(route);
      }
      const forgotten = watched.forget();
      await goto(page, stack.siteUrl + path);
      await stands();
      await page.waitForLoadState('load');
      return forgotten.breach(allowed);
    });

  return {
    siteUrl: stack.siteUrl,
    sitePort,
    within,
    look,
    close: async (): Promise<void> => {
      await browser.close();
      for (const lane of lanes) lane.close();
    },
  };
};
export type Browsing = Awaited<ReturnType<typeof startBrowsing>>;
