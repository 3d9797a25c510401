import type { Page } from '@playwright/test';
import { expect, logIn, MEMBERS, startSession, test } from '../support/journey';
import { holdScripts } from '../support/take-over/held-scripts';

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

  test(`nothing moves at ${width} px while a history and the levels come`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await startSession(page, MEMBERS.agus);
    await watchShifts(page);
    await page.goto('/riwayat');
    await expect(page.getByText('5 dari 25 transaksi ditampilkan')).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expectSteady(page, 'a history');
    await page.goto('/poin-n-tier');
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectSteady(page, 'the levels');
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

test('on a desk the rail stays where it is, painted and running, and leads out of a checkout that is found again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page, MEMBERS.siti);
  await watchShifts(page);
  await page.goto('/tukar');
  const rail = page.getByRole('navigation', { name: 'Menu utama' });
  const tukar = rail.getByRole('link', { name: 'Tukar' });
  const before = await rail.boundingBox();
  const expectRail = async (): Promise<void> => {
    await expect(tukar).toHaveAttribute('aria-current', 'page');
    expect(await rail.boundingBox()).toEqual(before);
  };
  await page.getByRole('main').locator('a[href^="/voucher"]').first().click();
  const buy = page.getByRole('button', { name: 'Beli' });
  await expect(buy).toBeEnabled();
  await expectRail();
  await buy.click();
  await expect(
    page.getByRole('region', { name: 'Metode Pembayaran' }).getByRole('textbox').first(),
  ).toBeVisible();
  await expectRail();
  await page.waitForLoadState('networkidle');

  await rail.getByRole('link', { name: 'Riwayat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Riwayat' })).toBeVisible();
  await page.goBack();
  const total = page.getByRole('button', { name: 'Bayar' });
  await expect(total).toBeVisible();
  await expectSteady(page, 'between the pages of a desk');

  const release = (await holdScripts(page))();
  await page.reload({ waitUntil: 'commit' });
  await expect(tukar).toBeVisible();
  await expectRail();
  release();
  await expect(page.locator('#painted')).toHaveCount(0);
  await expect(total).toBeVisible();
  await expectRail();
  await page.waitForLoadState('networkidle');
  await expectSteady(page, 'a checkout that is opened anew');

  await page.setViewportSize({ width: 899, height: 800 });
  await expect(rail).toBeHidden();
});
