import type { Locator, Page } from '@playwright/test';
import { partnerPages } from './addresses';
import { expect } from './journey';
import type { Slug } from './linking';

/** A partner's shop beside the phone, with a user of the partner in it. @param holder first name */
export const openShop = async (phone: Page, slug: Slug, holder: string): Promise<Page> => {
  const shop = await phone.context().newPage();
  await shop.goto(`${partnerPages(slug)}/app/belanja`);
  await shop.getByRole('button', { name: `Masuk sebagai ${holder}` }).click();
  await expect(shop.getByRole('button', { name: /^Beli / }).first()).toBeVisible();
  return shop;
};

/** The newest purchases of the user in the shop, newest first. */
export const purchases = (shop: Page): Locator => shop.getByRole('list').last().getByRole('listitem');

/** Buys a good by its name. */
export const buyAt = async (shop: Page, good: string): Promise<void> => {
  await shop.getByRole('button', { name: `Beli ${good}` }).click();
  await expect(purchases(shop).first()).toContainText(good);
};

/** Gives the newest purchase of a good back. */
export const giveBack = async (shop: Page, good: string): Promise<void> => {
  await shop
    .getByRole('button', { name: `Batalkan ${good}` })
    .first()
    .click();
  await expect(purchases(shop).filter({ hasText: good }).first()).toContainText('Dibatalkan');
};

/** Says what the newest purchase of a good really came to. @param amount rupiah */
export const correct = async (shop: Page, good: string, amount: string): Promise<void> => {
  await shop.getByText(`Koreksi ${good}`).first().click();
  await shop.getByLabel('Jumlah yang benar').first().fill(amount);
  await shop.getByRole('button', { name: 'Simpan koreksi' }).first().click();
  await expect(purchases(shop).first()).toContainText('Dikoreksi');
};
