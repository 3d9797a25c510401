import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, MEMBERS, startSession, test } from '../support/journey';
import {
  agreeAtPartner,
  beginLink,
  cardOf,
  expectLinkedNow,
  identifyAtBank,
  PARTNERS,
  type Slug,
} from '../support/linking';

const gainOf = (page: Page, slug: Slug) => page.getByRole('group', { name: `Yang dibawa ${PARTNERS[slug]}` });
const numberIn = (text: string | null): number => Number((text ?? '').replaceAll(/\D/g, ''));

test('a link says what it brought and what that unlocks, and leads to it', async ({ page }) => {
  await startSession(page, MEMBERS.dewi);
  await page.goto('/partner-linkage');
  await expect(cardOf(page, 'garuda')).toContainText('Nilai tukar: 2 poin = 1 POKUPoin');
  await beginLink(page, 'rumahnet');
  await expectLinkedNow(page, 'rumahnet');
  const first = gainOf(page, 'rumahnet');
  await expect(first).toContainText('+1.800 poin');
  await expect(first).toContainText('Total poin kamu sekarang 1.800 poin.');
  await expect(first.getByText(/^\d+ kupon baru bisa kamu tukar$/)).toBeVisible();
  await expect(first.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page, 'what a link brought');
  await first.getByRole('button', { name: 'Selesai' }).click();
  await expect(first).toHaveCount(0);
  await expectLinkedNow(page, 'rumahnet');

  await beginLink(page, 'fitnusa');
  const second = gainOf(page, 'fitnusa');
  await expect(second).toContainText('+1.900 poin');
  await expect(second).toContainText('Total poin kamu sekarang 3.700 poin.');
  // What the first points paid already is not told once more.
  for (const row of await second.getByRole('listitem').all()) {
    const price = numberIn(/[\d.]+ poin/.exec(await row.innerText())?.[0] ?? null);
    expect(price).toBeGreaterThan(1_800);
    expect(price).toBeLessThanOrEqual(3_700);
  }
  await second.getByRole('link', { name: 'Lihat kupon yang bisa ditukar' }).click();
  await expect(page).toHaveURL('/tukar?affordable=1');
});

test('who comes back from the page of a partner is told the same, and a coupon of it opens', async ({
  page,
  request,
}) => {
  await startSession(page, MEMBERS.dewi);
  await page.goto('/partner-linkage');
  await beginLink(page, 'nusapoin');
  await identifyAtBank(page, request);
  await agreeAtPartner(page);
  await expectLinkedNow(page, 'nusapoin');
  const gain = gainOf(page, 'nusapoin');
  await expect(gain).toContainText('+8.000 poin');
  const coupon = gain.getByRole('listitem').first();
  const name = (await coupon.innerText()).split('\n')[0] ?? '';
  await coupon.getByRole('link').click();
  await expect(page).toHaveURL(/\/voucher\?id=/);
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Beli' })).toBeEnabled();
});

test('what a link brought cannot be read: the link is told all the same', async ({ page }) => {
  await page.route('**/gateway/customerlinkgain/**', (route) => route.abort());
  await startSession(page, MEMBERS.dewi);
  await page.goto('/partner-linkage');
  await beginLink(page, 'rumahnet');
  await expectLinkedNow(page, 'rumahnet');
  await expect(cardOf(page, 'rumahnet').getByRole('button', { name: 'Selesai' })).toHaveCount(0);
});
