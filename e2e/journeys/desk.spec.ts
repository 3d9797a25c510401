import type { Locator, Page } from '@playwright/test';
import { expectAccessibleOnceIdle } from '../support/accessibility';
import { codeCard, OPEN_COUPON, openTicket, tickets } from '../support/coupons';
import { expect, MEMBERS, startSession, test } from '../support/journey';

/** As narrow as a desk gets; low, so that there is something to scroll. */
const DESK = { width: 1024, height: 640 };
/** One pixel less. */
const TABLET = { width: 1023, height: 640 };

const placeOf = async (part: Locator) => {
  await expect(part).toBeVisible();
  return (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
};

/** Fails unless the one begins where the other has ended, to the right of it. */
const expectBeside = async (left: Locator, right: Locator): Promise<void> => {
  const { x, width } = await placeOf(left);
  expect((await placeOf(right)).x).toBeGreaterThan(x + width);
};

/** Fails unless the one begins where the other has ended, below it. */
const expectBelow = async (above: Locator, below: Locator): Promise<void> => {
  const { y, height } = await placeOf(above);
  expect((await placeOf(below)).y).toBeGreaterThanOrEqual(y + height);
};

const scrollToEnd = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
};

/** Opens all that is folded, so that there is something to scroll. */
const unfold = async (page: Page): Promise<void> => {
  for (const folded of await page.getByRole('main').locator('summary').all()) await folded.click();
};

test.use({ viewport: DESK });

test('the code of a coupon stands beside what it is, and stays in sight', async ({ page }) => {
  await startSession(page, MEMBERS.agus);
  await page.goto('/raih');
  await expectBeside(tickets(page).first(), tickets(page).nth(1));
  await openTicket(page, OPEN_COUPON);
  const name = page.getByRole('heading', { level: 2, name: OPEN_COUPON });
  const code = codeCard(page);
  await expect(code.getByRole('img', { name: 'Barcode dari kode kupon' })).toBeVisible();
  await expectBeside(name, code);
  await expectAccessibleOnceIdle(page, 'a code on a desk');
  const before = await placeOf(code);
  await unfold(page);
  await scrollToEnd(page);
  expect((await placeOf(code)).y).toBeCloseTo(before.y, 0);
  // It is higher than the screen, and scrolls by itself.
  await code.getByRole('button', { name: 'Tampilkan ke kasir' }).click();
  await expect(page.getByRole('dialog', { name: 'Tampilkan ke kasir' })).toBeVisible();

  await page.keyboard.press('Escape');
  await page.setViewportSize(TABLET);
  await expectBelow(name, code);
});
