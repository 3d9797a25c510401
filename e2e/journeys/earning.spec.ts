import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { openCheckout, passOwnCode } from '../support/checkout';
import { advanceClock, expect, MEMBERS, startSession, test } from '../support/journey';
import { beginLink, expectLinkedNow, PARTNERS, type Slug } from '../support/linking';
import { buyAt, correct, giveBack, openShop } from '../support/shop';

const HOUR_MS = 3_600_000;

const openHistory = async (page: Page, phone: string): Promise<void> => {
  await startSession(page, phone);
  await page.goto('/riwayat');
  await expect(page.getByText('Total poin yang kamu raih')).toBeVisible();
};
const waiting = (page: Page): Locator => page.getByRole('region', { name: 'Menunggu' });
const waitingAt = (page: Page, slug: Slug): Locator =>
  waiting(page).getByRole('listitem').filter({ hasText: PARTNERS[slug] });
const rows = (page: Page, text: string): Locator => page.getByRole('listitem').filter({ hasText: text });
const ownPoints = (page: Page): Locator => page.getByRole('region', { name: 'POKUPoin' });

test('what is bought at each of five partners comes to the open history, and can be spent when its time has come', async ({
  page,
  request,
}) => {
  await openHistory(page, MEMBERS.agus);
  const bought: readonly (readonly [Slug, string, string])[] = [
    ['nusapoin', 'Belanja bulanan', '+55 poin'],
    ['rumahnet', 'Tagihan bulan ini', '+8.250 poin'],
    ['garuda', 'Servis berkala', '+5.200 poin'],
    ['fitnusa', 'Kelas yoga', '+165 poin'],
  ];
  for (const [slug, good, points] of bought) {
    const shop = await openShop(page, slug, 'Agus');
    await buyAt(shop, good);
    await expect(waitingAt(page, slug)).toContainText(points);
    await shop.close();
  }
  await expect(waitingAt(page, 'garuda')).toContainText(
    'Belanja Rp450.000, Platinum +10%, bonus belanja pertama',
  );
  const wallet = await openShop(page, 'dompetnusa', 'Agus');
  await buyAt(wallet, 'Makan siang');
  await expect(rows(page, 'Belanja Rp25.000')).toContainText(/\+275 poin.*Berhasil/s);
  await expectAccessible(page, 'points that wait');

  await advanceClock(request, HOUR_MS);
  await expect(waitingAt(page, 'nusapoin')).toHaveCount(0);
  await expect(rows(page, 'Belanja Rp50.000')).toContainText(/\+55 poin.*Berhasil/s);
  await expect(waitingAt(page, 'rumahnet')).toContainText('+8.250 poin');
  await advanceClock(request, 23 * HOUR_MS);
  await expect(waiting(page)).toHaveCount(0);
  await page.goto('/poinku');
  await expect(ownPoints(page)).toContainText('263.945 poin');
});

test('what is given back before its time never comes', async ({ page, request }) => {
  await openHistory(page, MEMBERS.siti);
  const shop = await openShop(page, 'nusapoin', 'Siti');
  await buyAt(shop, 'Belanja bulanan');
  await expect(waitingAt(page, 'nusapoin')).toContainText('+50 poin');
  await giveBack(shop, 'Belanja bulanan');
  await expect(waiting(page)).toHaveCount(0);
  await expect(rows(page, 'Belanja Rp50.000, dibatalkan')).toContainText(/NusaPoin.*0 poin.*Gagal/s);
  await expectAccessible(page, 'points that never came');
  await advanceClock(request, HOUR_MS);
  await page.goto('/poinku');
  await expect(ownPoints(page)).toContainText('15.000 poin');
});

test('what is given back after its points were spent is a debt, which the next purchase pays', async ({
  page,
  request,
}) => {
  await openHistory(page, MEMBERS.siti);
  const shop = await openShop(page, 'dompetnusa', 'Siti');
  for (const good of ['Belanja minimarket', 'Belanja minimarket', 'Makan siang', 'Makan siang'])
    await buyAt(shop, good);
  await expect(rows(page, 'Belanja Rp150.000')).toHaveCount(2);
  await expect(rows(page, 'Belanja Rp25.000')).toHaveCount(2);
  // 15.000 points, and the 3.500 that came.
  await openCheckout(page, request);
  await passOwnCode(page, request);
  await expect(page).toHaveURL('/raih');

  await page.goto('/riwayat');
  await expect(rows(page, 'Belanja Rp150.000')).toHaveCount(2);
  await giveBack(shop, 'Belanja minimarket');
  await expect(page.getByText('Utang: 1.500 poin.')).toBeVisible();
  await expect(rows(page, 'Belanja Rp150.000, dibatalkan')).toContainText('Gagal');
  await expectAccessible(page, 'a debt');
  await buyAt(shop, 'Makan siang');
  await expect(page.getByText('Utang: 1.250 poin.')).toBeVisible();
  await page.goto('/poinku');
  await expect(ownPoints(page)).toContainText('Kamu belum punya POKUPoin.');
  await expect(ownPoints(page)).toContainText('Utang: 1.250 poin.');
  await expectAccessible(page, 'a debt beside the points');
  await buyAt(shop, 'Makan siang');
  await expect(ownPoints(page)).toContainText('Utang: 1.000 poin.');
});

test('who has earned enough is congratulated on the page that is open, and has the level at once', async ({
  page,
  request,
}) => {
  await startSession(page, MEMBERS.dewi);
  await page.goto('/partner-linkage');
  await beginLink(page, 'rumahnet');
  await expectLinkedNow(page, 'rumahnet');
  await page.goto('/poin-n-tier');
  await expect(page.getByText('100.000 poin lagi ke level Gold')).toBeVisible();
  const shop = await openShop(page, 'rumahnet', 'Dewi');
  await buyAt(shop, 'Tagihan bulan ini');
  await correct(shop, 'Tagihan bulan ini', '5.000.000');
  await advanceClock(request, 24 * HOUR_MS);
  await expect(page.getByText('Selamat! Kamu naik ke level Gold.')).toBeVisible();
  await page.getByRole('tab', { name: 'Gold' }).click();
  await expect(page.getByText('Level kamu sekarang')).toBeVisible();
  await expectAccessible(page, 'a level that was reached');
});
