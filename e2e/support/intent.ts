import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Calls of this document, as `METHOD /path?query`, in order; live events as `EVENTS`. */
    journeyCalls?: string[];
  }
}

/** Notes the calls of each document that comes, at the moment when they are made. */
export const watchCalls = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const calls: string[] = [];
    window.journeyCalls = calls;
    const send = window.fetch;
    window.fetch = (input, init) => {
      const { method, url } = input instanceof Request ? input : new Request(input, init);
      const { pathname, search } = new URL(url);
      calls.push(`${method} ${pathname}${search}`);
      return send(input, init);
    };
    window.EventSource = class extends EventSource {
      constructor(url: string | URL) {
        super(url);
        calls.push('EVENTS');
      }
    };
  });
};

/** Calls of the document that is open. */
const callsOf = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.journeyCalls ?? []);

/** How many calls of a path the open document has made. @param method default GET */
export const asked = async (page: Page, path: RegExp, method: 'GET' | 'POST' = 'GET'): Promise<number> =>
  (await callsOf(page)).filter((call) => call.startsWith(`${method} `) && path.test(call)).length;

/** Waits until a member's page does what it does beside showing itself: it follows live events then. */
export const settled = (page: Page): Promise<void> =>
  expect.poll(() => callsOf(page), { message: 'the page follows live events' }).toContain('EVENTS');

/** Presses a link with a finger that does not lift. */
export const press = (link: Locator): Promise<void> =>
  link.dispatchEvent('pointerdown', {
    bubbles: true,
    button: 0,
    isPrimary: true,
    pointerType: 'touch',
  });

/** What the browser says of its network, for each document that comes. */
export const sayConnection = async (
  page: Page,
  connection: { readonly saveData?: boolean; readonly effectiveType?: string },
): Promise<void> => {
  await page.addInitScript((said) => {
    Object.defineProperty(Navigator.prototype, 'connection', { configurable: true, get: () => said });
  }, connection);
};

/** Addresses of scripts that the page asked for while nobody had opened what needs them. */
export const fetchedInSight = (page: Page): Promise<readonly string[]> =>
  page
    .locator('link[rel="preload"][fetchpriority="low"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
