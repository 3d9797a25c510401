import type { Page } from '@playwright/test';
import {
  cards,
  couponLink,
  expectCoupons,
  listEveryCategory,
  listRequests,
  namesOn,
} from '../support/catalogue';
import { expect, logIn, startSession, test } from '../support/journey';
import { letThrough } from '../support/requests';

/** Coupons of one page of the list. */
const PAGE = 20;

const search = (page: Page) => page.getByRole('searchbox', { name: 'Cari kupon' });

test('a search waits 500 ms for the last key, asks once, and leads back from nothing', async ({ page }) => {
  await logIn(page);
  await page.clock.install();
  await page.goto('/tukar');
  await page.getByRole('region', { name: 'Kategori' }).getByRole('link', { name: 'Kuliner' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Kuliner' })).toBeVisible();
  await expect(cards(page)).toHaveCount(8);
  const all = await namesOn(page);
  const asked = listRequests(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await search(page).pressSequentially('kopi');
  await page.clock.runFor(499);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked.map(({ filters }) => filters?.name)).toEqual(['kopi']);
  await page.clock.resume();
  await expect(page).toHaveURL('/kategori/1?name=kopi');
  const ofKopi = all.filter((name) => name.includes('Kopi'));
  expect(ofKopi).toHaveLength(2);
  await expectCoupons(page, ofKopi);
  await expect(page.getByRole('status').filter({ hasText: '2 kupon ditampilkan' })).toHaveCount(1);

  await search(page).fill('tidak ada kupon begini');
  await expect(page.getByText('Ups kupon yang kamu cari belum tersedia...')).toBeVisible();
  await expect(page).toHaveURL(/name=tidak/);
  await page.getByRole('button', { name: 'Hapus filter' }).click();
  await expectCoupons(page, all);
  await expect(search(page)).toHaveValue('');
  await expect(page).toHaveURL('/kategori/1');
  await expect(page.getByRole('heading', { level: 2, name: 'Kuliner' })).toBeFocused();
});

test('Load more by keyboard goes on at the first new coupon, survives a failure, and is there again on the way back', async ({
  page,
}) => {
  await startSession(page);
  await listEveryCategory(page);
  await page.goto('/kategori/1');
  await expect(cards(page)).toHaveCount(PAGE);
  const more = page.getByRole('button', { name: 'Load more' });
  const first = await namesOn(page);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(2 * PAGE);
  await expect(cards(page).nth(PAGE).getByRole('link')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '40 kupon ditampilkan' })).toHaveCount(1);
  await expect(page).toHaveURL('/kategori/1?page=2');
  expect((await namesOn(page)).slice(0, PAGE)).toEqual(first);
  expect(
    new Set(
      await cards(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).size,
  ).toBe(2 * PAGE);

  await page.route('**/gateway/voucherlist', (route) => route.abort('internetdisconnected'));
  await more.click();
  await expect(page.getByText(/^Kupon berikutnya belum bisa dimuat\./)).toBeVisible();
  await expect(cards(page)).toHaveCount(2 * PAGE);
  await letThrough(page, '/voucherlist');
  await listEveryCategory(page);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(cards(page)).toHaveCount(3 * PAGE);
  await expect(page).toHaveURL('/kategori/1?page=3');

  const name = (await namesOn(page))[2 * PAGE + 4] ?? '';
  const link = couponLink(page, name).last();
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1_000);
  await link.click();
  await expect(page).toHaveURL(/\/voucher\?/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(3 * PAGE);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 100);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(place + 100);

  await page.reload();
  await expect(cards(page)).toHaveCount(3 * PAGE);
  await more.click();
  await expect(more).toHaveCount(0);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(3 * PAGE);
});
