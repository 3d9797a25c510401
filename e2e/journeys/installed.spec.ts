import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, MEMBERS, startSession, test } from '../support/journey';
import { callsTo } from '../support/screens';

test.use({ hasTouch: true });

/** The site as it runs from a phone's home screen; gives what pulls the page down by a number of px, and lets it go. */
const runInstalled = async (page: Page) => {
  // As Safari says it; the media query of the others cannot be set for a page here.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'standalone', { configurable: true, get: () => true }),
  );
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 180, y }] });
  return async (px: number) => {
    await touch('touchStart', 300);
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', 300 + px * part);
    await touch('touchEnd');
  };
};

test('from the home screen a page is pulled down to be read again, and a short pull does nothing', async ({
  page,
}) => {
  const pull = await runInstalled(page);
  await startSession(page, MEMBERS.siti);
  await page.goto('/riwayat');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.overscrollBehaviorY))
    .toBe('contain');
  const members = callsTo(page, /\/customerdetail\//);
  const lists = callsTo(page, /\/customerearn\//);
  await pull(60);
  expect(members).toHaveLength(0);
  await pull(160);
  await expect.poll(() => members.length).toBe(1);
  await expect.poll(() => lists.length).toBeGreaterThan(0);
  await expect(page.getByText('Sedang memuat')).toHaveCount(0);
});

test('Safari on a phone is told how Poku comes to its home screen, until that is put off', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'standalone', { configurable: true, get: () => false }),
  );
  await startSession(page, MEMBERS.siti);
  await page.goto('/raih');
  const offer = page.getByRole('region', { name: 'Pasang Poku di layar utama' });
  await expect(offer).toContainText('Tambah ke Layar Utama');
  await expectAccessible(page, 'the offer to install');
  await offer.getByRole('button', { name: 'Nanti saja' }).click();
  await expect(offer).toHaveCount(0);
  await page.goto('/profil');
  await expect(page.getByRole('link', { name: 'Pengaturan Profil' })).toBeVisible();
  await expect(offer).toHaveCount(0);
});
