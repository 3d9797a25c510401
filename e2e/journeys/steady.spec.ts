import type { Page } from '@playwright/test';
import { expect, logIn, MEMBERS, test } from '../support/journey';

/** What pages may move by, all of a journey added up. */
const SHIFT_MOST = 0.02;
const WIDTHS = [360, 1280] as const;

/** Adds up from now on by how much the layout of each document of the page shifts, after a press too (Layout Instability API). */
const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const kept = window as unknown as { shifts: string[]; shift: number };
    kept.shifts = [];
    kept.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
        kept.shift += value;
        const nodes = sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 60)}`);
        kept.shifts.push(`${value.toFixed(4)} ${nodes.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

const expectSteady = async (page: Page, where: string): Promise<void> => {
  // Two frames: what has been painted has been told of.
  const { shift, shifts } = await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const { shift: sum, shifts: all } = window as unknown as { shifts: string[]; shift: number };
    return { shift: sum, shifts: all };
  });
  expect(shift, `${where}: ${shifts.join('; ')}`).toBeLessThanOrEqual(SHIFT_MOST);
};

for (const width of WIDTHS) {
  test(`nothing moves at ${width} px: the home while its parts come, and a guest's way through the forms`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Daftar' }).click();
    await expect(page.getByRole('list', { name: 'Langkah' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeVisible();
    await expectSteady(page, 'between the forms of a guest');

    await logIn(page, MEMBERS.siti);
    let give = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      give = resolve;
    });
    // The promotions come after all else.
    await page.route('**/gateway/customerpromotion/**', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Promo' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Kuliner' })).toBeVisible();
    give();
    await expect(page.getByRole('link', { name: 'Ngopi Hemat Akhir Bulan' }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectSteady(page, 'the home');
  });

  test(`nothing moves at ${width} px between pages with another header, and without the menu`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await logIn(page, MEMBERS.siti);
    await watchShifts(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const menu = page.getByRole('navigation', { name: 'Menu utama' });
    await menu.getByRole('link', { name: 'Tukar' }).click();
    await expect(page).toHaveURL(/\/tukar$/);
    await page.waitForLoadState('networkidle');
    await page.getByRole('main').locator('a[href^="/kategori/"]').first().click();
    await expect(page).toHaveURL(/\/kategori\//);
    await page.getByRole('main').locator('a[href^="/voucher"]').first().click();
    await expect(page.getByRole('button', { name: 'Beli' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.goBack();
    await expect(page.getByRole('main').locator('a[href^="/voucher"]').first()).toBeVisible();
    await menu.getByRole('link', { name: 'Beranda' }).click();
    await expect(page.getByRole('heading', { name: 'Promo' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectSteady(page, 'on the way');
  });
}
