import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, goInside, logIn, MEMBERS, test } from '../support/journey';
import { beginLink, expectLinkedNow } from '../support/linking';

const overview = (page: Page) => page.getByRole('region', { name: 'Poin kamu' });

test('the home says where the points come from, what ends first, and how far the next level is', async ({
  page,
}) => {
  await logIn(page, MEMBERS.siti);
  const sources = overview(page).getByRole('listitem');
  await expect(sources).toHaveText([/^POKUPoin [\d.]+$/, /^Partner [\d.]+$/]);
  const total = (await sources.allTextContents()).reduce(
    (sum, text) => sum + Number(text.replaceAll(/\D/g, '')),
    0,
  );
  await expect(
    page.getByRole('banner').getByRole('link', { name: `POKUPoin: ${total.toLocaleString('id-ID')} poin` }),
  ).toBeVisible();
  await expectAccessible(page, 'the home');

  await overview(page)
    .getByRole('link', { name: /poin lagi ke Platinum$/ })
    .click();
  await expect(page).toHaveURL('/poin-n-tier');
  await page.goBack();

  await expect(overview(page).getByText(/^hangus \d\d \w{3} \d{4}$/)).toBeVisible();
  await overview(page).getByRole('link', { name: 'Pakai' }).click();
  await expect(page).toHaveURL('/penjaga-hangus');
});

test('where the level cannot be read, the rest of the points stands there', async ({ page }) => {
  await page.route('**/gateway/tier/*', (route) => route.abort());
  await logIn(page, MEMBERS.agus);
  await expect(overview(page).getByRole('link', { name: 'Level Platinum' })).toBeVisible();
  await expect(overview(page).getByRole('listitem')).toHaveCount(2);
});

const firstPoints = (page: Page) => page.getByRole('region', { name: 'Dapatkan poin pertama kamu' });

test('who has no point has three ways to the first ones, each with what it gives, until they are there', async ({
  page,
}) => {
  await logIn(page, MEMBERS.dewi);
  const ways = firstPoints(page).getByRole('link');
  await expect(ways).toHaveText([
    /^Hubungkan partner1 poin FitNusa = 2 poin/,
    /^Belanja pertama di Garuda Motor\+250 poin/,
    /^Belanja di FitNusaSampai 150 poin tiap transaksi/,
  ]);
  await expectAccessible(page, 'the home without a point');
  for (const [at, address] of ['/partner-linkage', '/earn-partner?id=10', '/earn-partner?id=11'].entries()) {
    await ways.nth(at).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
  }

  await ways.first().click();
  await beginLink(page, 'rumahnet');
  await expectLinkedNow(page, 'rumahnet');
  await goInside(page, '/');
  await expect(overview(page).getByText('Partner 1.800')).toBeVisible();
  await expect(firstPoints(page)).toHaveCount(0);
});

test('where what the ways give cannot be read, the ways stand there all the same', async ({ page }) => {
  await page.route('**/gateway/partnerearn/*', (route) => route.abort());
  await logIn(page, MEMBERS.dewi);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Yuk, mulai kumpulkan poin' })).toBeVisible();
  await main.getByRole('link', { name: 'Kumpulkan poin' }).click();
  await expect(page).toHaveURL('/earn-point');
  await page.goBack();
  await main.getByRole('link', { name: 'Hubungkan partner' }).click();
  await expect(page).toHaveURL('/partner-linkage');
});

test('who has points has no ways to the first ones', async ({ page }) => {
  await logIn(page, MEMBERS.siti);
  await expect(overview(page).getByRole('listitem')).toHaveCount(2);
  await expect(firstPoints(page)).toHaveCount(0);
});
