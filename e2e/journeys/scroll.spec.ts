import type { Page } from '@playwright/test';
import { cards } from '../support/catalogue';
import { expect, logIn, test } from '../support/journey';

const place = (page: Page) => page.evaluate(() => scrollY);

test('a page that is loaded begins at its top, wherever the one before was left; loaded again it keeps its place', async ({
  page,
}) => {
  await logIn(page);
  await page.goto('/kategori/1');
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(() => place(page)).toBe(400);

  await page.goto('/tukar');
  await expect(cards(page).first()).toBeVisible();
  expect(await place(page)).toBe(0);

  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => place(page)).toBe(300);
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => place(page)).toBe(300);
});
