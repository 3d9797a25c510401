import type { APIRequestContext, Page } from '@playwright/test';
import { changeBalance, setFaults } from '../support/entry';
import { advanceClock, expect, logIn, MEMBERS, startSession, test } from '../support/journey';
import { loseNetwork, regainNetwork } from '../support/offline';

const ALL = ['nusapoin', 'dompetnusa', 'rumahnet', 'garuda', 'fitnusa'] as const;
const OLD = 'Saldo lama';

const takeDown = async (request: APIRequestContext, slugs: readonly string[]): Promise<void> => {
  for (const slug of slugs) await setFaults(request, slug, { down: true });
};
const bringBack = async (request: APIRequestContext, slugs: readonly string[]): Promise<void> => {
  for (const slug of slugs) await setFaults(request, slug);
};
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('while every partner is down, every screen works', async ({ page, request }) => {
  await logIn(page, MEMBERS.agus);
  await takeDown(request, ALL);
  for (const [path, shows] of [
    ['/', 'Kupon Populer'],
    ['/tukar', 'Kupon Populer'],
    ['/riwayat', 'Raih'],
    ['/raih', 'Baru'],
    ['/profil', 'Keluar'],
    ['/partner-linkage', 'RumahNet'],
    ['/ewallet-linkage', 'DompetNusa'],
    ['/poinku', OLD],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(shows).first(), path).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert'), path).toHaveCount(0);
  }
  await page.goto('/tukar');
  await page.locator('main a[href^="/voucher"]').first().click();
  await page
    .getByRole('link', { name: 'Beli' })
    .or(page.getByRole('button', { name: 'Beli' }))
    .click();
  await expect(page.getByRole('button', { name: 'Bayar' })).toBeEnabled();
  await bringBack(request, ALL);
});

test('/poinku says which balance is old and from when, and is right again by its own button', async ({
  page,
  request,
}) => {
  await startSession(page, MEMBERS.siti);
  await page.goto('/poinku');
  await expect(row(page, 'NusaPoin')).toContainText('20.000');
  await expect(row(page, 'NusaPoin')).toContainText(/Dibaca \d\d:\d\d WIB/);
  await expect(page.getByText(OLD)).toHaveCount(0);
  await takeDown(request, ['nusapoin']);
  await changeBalance(request, 'nusapoin', 'siti@contoh.id', 23_000);
  await advanceClock(request, 3 * 60_000);
  await page.reload();
  await expect(row(page, 'NusaPoin')).toContainText(OLD);
  await expect(row(page, 'NusaPoin')).toContainText(/Dibaca .*\d\d:\d\d WIB/);
  await expect(row(page, 'DompetNusa')).not.toContainText(OLD);
  await bringBack(request, ['nusapoin']);
  await page.getByRole('button', { name: 'Muat ulang' }).first().click();
  await expect(row(page, 'NusaPoin')).toContainText('23.000');
  await expect(page.getByText(OLD)).toHaveCount(0);
});

test('a changed balance shows on an open /poinku, in every tab, without a reload', async ({
  page,
  context,
  request,
}) => {
  await logIn(page, MEMBERS.siti);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    const isFollowing = tab.waitForRequest(/\/gateway\/events/);
    await tab.goto('/poinku');
    await expect(row(tab, 'NusaPoin')).toContainText('20.000');
    await isFollowing;
  }
  await changeBalance(request, 'nusapoin', 'siti@contoh.id', 21_500);
  for (const tab of [page, other]) await expect(row(tab, 'NusaPoin')).toContainText('21.500');
});

test('what changed while the device was offline shows once it is back', async ({
  page,
  context,
  request,
}) => {
  await logIn(page, MEMBERS.siti);
  const isFollowing = page.waitForRequest(/\/gateway\/events/);
  await page.goto('/poinku');
  await expect(row(page, 'NusaPoin')).toContainText('20.000');
  await isFollowing;
  await loseNetwork(context);
  await changeBalance(request, 'nusapoin', 'siti@contoh.id', 22_500);
  await regainNetwork(context);
  await expect(row(page, 'NusaPoin')).toContainText('22.500');
});
