import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, logIn, MEMBERS, test } from '../support/journey';

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
