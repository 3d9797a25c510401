import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { NEW_COUPON } from '../support/coupons';
import { expect, MEMBERS, PASSWORD, test } from '../support/journey';
import { startUi } from '../support/ui';

test.use({ viewport: { width: 1440, height: 900 } });

const pane = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);
const step = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem').filter({ hasText: title });
const newestMessage = (page: Page) =>
  page
    .getByRole('log', { name: /^Messages/ })
    .getByRole('listitem')
    .first();
const ledger = (page: Page) => page.getByRole('region', { name: 'Ledger' });
const newestJournal = (page: Page) => ledger(page).getByRole('listitem').first();

/** From the open tour to the checkout of a coffee, as its steps say. */
const orderCoffee = async (page: Page): Promise<void> => {
  const phone = pane(page, 'Siti’s phone');
  await phone.getByLabel('Nomor HP').fill(MEMBERS.siti);
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await phone.getByRole('button', { name: 'Masuk' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: /Selamat/ })).toBeVisible();
  await expect(step(page, 'Sign in as Siti')).toContainText('Done');
  await phone.getByRole('link', { name: 'Tukar', exact: true }).first().click();
  await phone.getByRole('button', { name: 'Cari kupon' }).click();
  await phone.getByRole('searchbox', { name: 'Cari kupon' }).fill(NEW_COUPON);
  await phone.getByRole('searchbox', { name: 'Cari kupon' }).press('Enter');
  await phone.getByRole('link', { name: NEW_COUPON }).first().click();
  await phone
    .getByRole('button', { name: 'Beli' })
    .or(phone.getByRole('link', { name: 'Beli' }))
    .first()
    .click();
  await phone.getByRole('button', { name: 'Bayar', exact: true }).click();
};

test('the tour follows a coupon from the phone over SMS and ledger to the till, and ticks what really happened', async ({
  page,
}) => {
  const tour = await startUi('tour');
  try {
    await page.goto(tour.url);
    await expect(ledger(page)).toContainText('15.000');
    await expectAccessible(page, 'the tour');
    await orderCoffee(page);
    await expect(newestMessage(page)).toContainText('adalah kode OTP Poku kamu');
    await expect(step(page, 'Ask for a coupon')).toContainText('Done');
    await expect(step(page, 'Pay with Poku’s points')).toContainText('To do');

    const phone = pane(page, 'Siti’s phone');
    const [, code = ''] = /(\d{6}) adalah/.exec(await newestMessage(page).innerText()) ?? [];
    await phone.getByLabel('Kode OTP').fill(code);
    await expect(newestJournal(page)).toContainText('capture');
    await expect(newestJournal(page)).toContainText(NEW_COUPON);
    await expect(newestJournal(page).getByRole('row', { name: 'Siti · held 1.800' })).toBeVisible();
    await expect(ledger(page)).toContainText('13.200');
    await expect(step(page, 'Pay with Poku’s points')).toContainText('Done');

    await phone.getByRole('link', { name: NEW_COUPON, exact: true }).first().click();
    await phone.getByRole('button', { name: 'Geser untuk melihat kode', exact: true }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Ya' }).click();
    const card = phone.getByRole('group', { name: 'Kode kupon' });
    await expect(card).toContainText('Hangus dalam');
    const [secret = ''] = /[A-Z2-9]{12}/.exec((await card.innerText()).replaceAll(/\s/g, '')) ?? [];
    const till = pane(page, 'Till');
    await till.getByLabel('Kode kupon').fill(secret);
    await till.getByRole('button', { name: 'Pakai kupon' }).click();
    await expect(till.getByRole('heading', { name: 'Kupon terpakai' })).toBeVisible();
    await expect(card).toContainText('Kupon ini sudah terpakai');
    await expect(step(page, 'Use it at the till')).toContainText('Done');

    const shop = pane(page, 'Partner’s shop');
    await shop.getByRole('button', { name: 'Masuk sebagai Siti' }).click();
    await shop.getByRole('button', { name: 'Beli Makan siang' }).click();
    await expect(newestJournal(page)).toContainText('points come in');
    await expect(step(page, 'Earn at a partner’s shop')).toContainText('Done');
  } finally {
    await tour.stop();
  }
});
