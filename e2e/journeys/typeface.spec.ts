import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '@poku/domain/brand';
import { FONT_ADDRESS, FONT_FAMILY } from '@poku/domain/typeface';
import { partnerSite } from '../support/addresses';
import { sayConnection, settled, watchCalls } from '../support/intent';
import { expect, logIn, MEMBERS, startSession, test } from '../support/journey';
import { cachedAddresses, loseNetwork, workerServes } from '../support/offline';
import { askedForTypeface, drawnFonts, keptTypeface } from '../support/typeface';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Adds up how much the layout of each document that comes moves. */
const watchShift = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const kept = window as unknown as { shift: number };
    kept.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) kept.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** Opens the page again until it is drawn in the letters: a browser that is too busy to read them in time has the system's, to the page's end. */
const openInTypeface = (page: Page): Promise<void> =>
  expect(async () => {
    await page.reload();
    await expect(page.locator('#painted')).toHaveCount(0);
    expect(await drawnFonts(page, 'h1')).toEqual([FONT_FAMILY]);
  }).toPass();

/** Waits until a page has the letters for the next one. */
const hasTypeface = (page: Page): Promise<void> =>
  expect.poll(() => keptTypeface(page), { message: 'the letters are here' }).toBe(FONT_ADDRESS);

test('the first page of a device has the system’s letters to its end, and asks for Poku’s when all else is there; the next one is drawn in them', async ({
  page,
}) => {
  await watchShift(page);
  await page.goto('/login');
  await expect(title(page)).toBeVisible();
  const before = await title(page).boundingBox();
  await hasTypeface(page);
  const [asked, ...others] = await askedForTypeface(page);
  expect(others).toEqual([]);
  expect(asked?.afterLoadMs).toBeGreaterThan(0);
  expect(await drawnFonts(page, 'h1')).not.toContain(FONT_FAMILY);
  expect((await title(page).boundingBox())?.height).toBe(before?.height);

  await openInTypeface(page);
  expect(await drawnFonts(page, 'label')).toEqual([FONT_FAMILY]);
  expect((await askedForTypeface(page)).map(({ bytes }) => bytes)).toEqual([0]);
  expect((await title(page).boundingBox())?.height).toBe(before?.height);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
});

test('digits have one width in both weights, and a picture that is drawn has the letters too', async ({
  page,
}) => {
  await page.goto('/login');
  await hasTypeface(page);
  await openInTypeface(page);
  const widths = await page.evaluate((family) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    return [400, 600].map((weight) => {
      context.font = `${weight} 100px '${family}', monospace`;
      const digits = [...'0123456789'].map((digit) => context.measureText(digit).width);
      return { widths: new Set(digits).size, one: digits[1], wide: context.measureText('W').width };
    });
  }, FONT_FAMILY);
  for (const { widths: count, one, wide } of widths) {
    expect(count).toBe(1);
    // No monospaced letters stood in.
    expect(wide).toBeGreaterThan(one ?? Infinity);
  }
});

test('who saves data is never sent the letters, nor is a slow network', async ({ page }) => {
  for (const connection of [{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }]) {
    await sayConnection(page, connection);
    await watchCalls(page);
    await logIn(page, MEMBERS.agus);
    await settled(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect([await askedForTypeface(page), await keptTypeface(page)]).toEqual([[], null]);
  }
  await sayConnection(page, { saveData: true });
  await page.evaluate(([key, address]) => localStorage.setItem(key, address), [
    STORAGE_KEYS.typeface,
    FONT_ADDRESS,
  ] as const);
  await page.reload();
  await settled(page);
  expect(await askedForTypeface(page)).toEqual([]);
});

test('a browser that refuses storage has the system’s letters, and nothing breaks', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  for (let time = 0; time < 2; time += 1) {
    await page.goto('/login');
    await expect(page.locator('#painted')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeVisible();
    expect(await askedForTypeface(page)).toEqual([]);
  }
  expect(problems).toEqual([]);
});

test('a partner’s site has the letters of its own origin, with the worker also without a network', async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(`${partnerSite('nusapoin')}/raih`);
  await hasTypeface(page);
  await workerServes(page);
  await expect.poll(() => cachedAddresses(page)).toContain(`${partnerSite('nusapoin')}${FONT_ADDRESS}`);
  await loseNetwork(context);
  await openInTypeface(page);
  await context.close();
});

test('the letters stay with the device when its member leaves', async ({ page }) => {
  await startSession(page, MEMBERS.agus);
  await page.goto('/profil');
  await hasTypeface(page);
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await keptTypeface(page)).toBe(FONT_ADDRESS);
});
