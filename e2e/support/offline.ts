import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { JOURNEYS_HOME, SITE_URL } from './addresses';

/** A file of the shell's live release, in the store of the running site. */
export const liveShellFile = (name: string): string => {
  const store = `${JOURNEYS_HOME}/store`;
  const { shell } = JSON.parse(readFileSync(`${store}/channels/production/live.json`, 'utf8')) as {
    readonly shell: string;
  };
  return `${store}/shell/${shell}/${name}`;
};

/** Everything that the caches of this origin hold: each with the address it is kept under and the one it came from. */
export const cachedAddresses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        found.push(request.url, (await cache.match(request))?.url ?? '');
      }
    }
    return found;
  });

/** What the vault holds, without opening it: names of the records, and how many keys. */
export const vaultContent = (
  page: Page,
): Promise<{ readonly names: readonly string[]; readonly keys: number }> =>
  page.evaluate(async () => {
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'poku.offline');
    if (!isThere) return { names: [], keys: 0 };
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('poku.offline');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('the vault cannot be opened'));
    });
    const read = database.transaction(['keys', 'records']);
    const names = read.objectStore('records').getAllKeys();
    const keys = read.objectStore('keys').count();
    await new Promise((resolve) => {
      read.oncomplete = resolve;
    });
    database.close();
    return { names: names.result.map(String), keys: keys.result };
  });

/** Waits until a worker serves this page. */
export const workerServes = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), {
      message: 'a worker serves the page',
    })
    .toBe(true);

/** Waits until the device keeps a file whose path ends like this, of a remote or the shell. */
export const keepsFile = (page: Page, part: string): Promise<void> =>
  expect
    .poll(async () => (await cachedAddresses(page)).some((address) => address.includes(part)), {
      message: `${part} is kept`,
    })
    .toBe(true);

/** Waits until the vault holds a value of that name. */
const keepsValue = (page: Page, name: string): Promise<void> =>
  expect.poll(async () => (await vaultContent(page)).names, { message: `${name} is kept` }).toContain(name);

/** Whether the worker knows who is logged in, and what pages ask for first. */
export const knowsFirstCalls = async (page: Page): Promise<boolean> =>
  (await cachedAddresses(page)).some((address) => address.endsWith('/first-calls'));

/** Has the worker note what it asks of the API. @returns what it has asked until now, as `METHOD /path?query` */
export const watchWorker = async (context: BrowserContext): Promise<() => Promise<readonly string[]>> => {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('No worker runs.');
  await worker.evaluate(() => {
    const asked: string[] = [];
    const send = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const { method, url } = new Request(input, init);
      const { pathname, search } = new URL(url);
      if (pathname.startsWith('/gateway/')) asked.push(`${method} ${pathname}${search}`);
      return send(input, init);
    };
    Object.assign(globalThis, { journeyAsked: asked });
  });
  return () =>
    worker.evaluate(
      () => (globalThis as unknown as { readonly journeyAsked: readonly string[] }).journeyAsked,
    );
};

const OFFLINE_COOKIE = 'journeys-offline';

/** Lets each document that comes say that it is offline while the cookie is there. */
const sayOffline = (cookie: string): void => {
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
  Object.defineProperty(Navigator.prototype, 'onLine', {
    configurable: true,
    get(this: Navigator) {
      return !document.cookie.includes(`${cookie}=`) && own?.get?.call(this) === true;
    },
  });
};

/**
 * Takes the network from the pages of a context. Chromium may forget at the next navigation that it is taken: nothing is reached,
 * and `navigator.onLine` is true, which no device without a network says. So each document that comes is told.
 */
export const loseNetwork = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(sayOffline, OFFLINE_COOKIE);
  await context.setOffline(true);
  await context.addCookies([{ name: OFFLINE_COOKIE, value: '1', url: SITE_URL }]);
};

/**
 * Gives the network back, and tells the pages, also those that Chromium took for online; so some hear it twice, as on a phone
 * whose network comes and goes.
 */
export const regainNetwork = async (context: BrowserContext): Promise<void> => {
  await context.clearCookies({ name: OFFLINE_COOKIE });
  await context.setOffline(false);
  for (const page of context.pages()) await page.evaluate(() => dispatchEvent(new Event('online')));
};

/** Opens Kupon Ku and waits until the device has all that it needs to open it without a network. */
export const visitCoupons = async (page: Page): Promise<void> => {
  await page.goto('/raih');
  await expect(page.locator('main a[href^="/kupon-ku"]').first()).toBeVisible();
  await workerServes(page);
  await keepsFile(page, '/page-my-coupons.');
  await keepsValue(page, 'member.v2');
  await keepsValue(page, 'my-coupons.v1');
};
