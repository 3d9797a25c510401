import type { Server } from 'node:http';
import type { Locator, Page } from '@playwright/test';
import type axe from 'axe-core';
import { SITE_URL } from './addresses';
import { giveAxe } from './axe';
import { hostPage, startHosts } from './embed-hosts';
import { expect, test as base } from './journey';

/** An event of the element, as the host's page heard it. */
export interface HeardEvent {
  readonly type: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

const NAMES = ['ready', 'coupon-selected', 'search', 'impression', 'buy', 'leave', 'error'];

/** Serves the partners' pages during the journeys of a file. */
export const serveHosts = (): void => {
  let hosts: Server;
  test.beforeAll(async () => {
    // The applications are built for the first journey.
    hosts = await startHosts();
  });
  test.afterAll(() => {
    hosts.closeAllConnections();
    hosts.close();
  });
};

/** A journey on a partner's own page. `heard` gives the events that reached its window. */
export const test = base.extend<{
  readonly heard: (type?: string) => Promise<readonly HeardEvent[]>;
}>({
  heard: [
    async ({ page }, use) => {
      const events: HeardEvent[] = [];
      await page.exposeFunction('tellJourney', (event: HeardEvent) => void events.push(event));
      await page.addInitScript((names) => {
        const { tellJourney } = window as unknown as { tellJourney: (event: unknown) => void };
        for (const name of names) {
          addEventListener(`poku:${name}`, (event) => {
            if (event instanceof CustomEvent)
              tellJourney({ type: event.type, detail: event.detail as unknown });
          });
        }
      }, NAMES);
      await use((type) =>
        Promise.resolve(events.filter((event) => type === undefined || event.type === `poku:${type}`)),
      );
    },
    { auto: true },
  ],
});
export { expect };

/** Coupons of an element on the screen. */
export const coupons = (page: Page, element = 'poku-catalogue'): Locator =>
  page.locator(element).locator('a[href*="/voucher?"]');

/** Waits until coupons and their pictures are there. */
export const showsCoupons = async (page: Page, element = 'poku-catalogue'): Promise<void> => {
  await expect(coupons(page, element).first()).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator(element)
        .locator('img')
        .evaluateAll((images) =>
          images.every(
            (image) => !(image instanceof HTMLImageElement) || image.loading === 'lazy' || image.complete,
          ),
        ),
    )
    .toBe(true);
};

/** Opens a page that has no element, and puts one with these attributes at its end, and then the loader. */
export const openWith = async (page: Page, attributes: Readonly<Record<string, string>>): Promise<void> => {
  await page.goto(hostPage('article'));
  await page.evaluate(
    ([site, settings]) => {
      const script = document.createElement('script');
      script.src = `${site}/embed/v1/loader.js`;
      const element = document.createElement('poku-catalogue');
      for (const [name, value] of Object.entries(settings)) element.setAttribute(name, value);
      document.body.append(element, script);
    },
    [SITE_URL, { partner: 'nusapoin', ...attributes }] as const,
  );
};

/** What axe finds in the elements of a page; what is around them is their host's. */
export const elementViolations = async (page: Page): Promise<readonly string[]> => {
  await giveAxe(page);
  const found = await page.evaluate(async () => {
    const { axe: engine } = window as unknown as { readonly axe: typeof axe };
    const options = {
      resultTypes: ['violations'],
      preload: false,
      selectors: false,
    } satisfies axe.RunOptions;
    return (await engine.run('poku-catalogue', options)).violations;
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

/** Opens the first coupon that is in stock, and presses 'Beli'. */
export const buyFirst = async (page: Page): Promise<void> => {
  await coupons(page).first().click();
  await page.locator('poku-catalogue').getByRole('button', { name: 'Beli' }).click();
};
