import type { Page } from '@playwright/test';
import { cards } from '../support/catalogue';
import { expect, logIn, MEMBERS, test } from '../support/journey';

interface CountingWindow {
  /** Fades that began, and those that came to their end. */
  readonly pokuFades: { begun: number; ended: number };
  /** Fades in which a picture went from one page to the next. */
  pokuShared: number;
}

/** Counts the fades of each document that comes, on a device of eight cores. */
const watchFades = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    for (const name of ['hardwareConcurrency', 'deviceMemory'])
      Object.defineProperty(Navigator.prototype, name, { configurable: true, get: () => 8 });
    const counting = window as unknown as CountingWindow & { pokuFades: CountingWindow['pokuFades'] };
    counting.pokuFades = { begun: 0, ended: 0 };
    counting.pokuShared = 0;
    const isShared = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.pseudoElement === '::view-transition-group(shared-picture)';
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      counting.pokuFades.begun += 1;
      const transition = start(update);
      void transition.ready.then(() => {
        if (document.getAnimations().some(isShared)) counting.pokuShared += 1;
      });
      void transition.finished.then(() => (counting.pokuFades.ended += 1));
      return transition;
    };
  });
};

const fades = (page: Page) => page.evaluate(() => (window as unknown as CountingWindow).pokuFades);
const shared = (page: Page) => page.evaluate(() => (window as unknown as CountingWindow).pokuShared);
const hasFaded = (page: Page, times: number) =>
  expect.poll(() => fades(page)).toEqual({ begun: times, ended: times });

/** Waits until pages fade from now on: the look of it is there. @returns what faded until then does not count */
const fadesNow = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
  await page.evaluate(() => {
    (window as unknown as { pokuFades: CountingWindow['pokuFades'] }).pokuFades = { begun: 0, ended: 0 };
  });
};

const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name });

test('one page fades into the next and back, and a press in the meantime is for the page that comes', async ({
  page,
}) => {
  await watchFades(page);
  await logIn(page, MEMBERS.siti);
  await fadesNow(page);
  await place(page, 'Tukar').click();
  // As soon as it comes, and while it fades in: the home has such cards, too.
  await page.getByRole('heading', { level: 1, name: 'Katalog Kupon' }).waitFor();
  await cards(page).first().click();
  await expect(page).toHaveURL(/\/voucher\?/);
  await expect(page.getByRole('button', { name: 'Beli' })).toBeEnabled();
  await hasFaded(page, 2);
  expect(await shared(page)).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/tukar$/);
  await hasFaded(page, 3);
  expect(await shared(page)).toBe(2);
});

test('nothing fades where less motion is asked for', async ({ page }) => {
  await watchFades(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page, MEMBERS.siti);
  await fadesNow(page);
  await place(page, 'Tukar').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Katalog Kupon' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await hasFaded(page, 0);
});
