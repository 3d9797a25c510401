import type { Locator, Page } from '@playwright/test';
import { aWaitingEarn, waitingEarns } from '@poku/testing';
import { expectAccessible, expectAccessibleOnceIdle } from '../support/accessibility';
import { anyCoupon } from '../support/catalogue';
import { codeCard, OPEN_COUPON, openTicket, tickets } from '../support/coupons';
import { expectRows, filterButton, rows, totalCard } from '../support/history';
import { expect, MEMBERS, startSession, test } from '../support/journey';
import { changeAnswer } from '../support/requests';

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

test('in Kupon Ku the chosen coupon stands beside the list, with its code, and a press chooses another', async ({
  page,
}) => {
  await startSession(page, MEMBERS.agus);
  await page.goto('/raih');
  const chosen = page.getByRole('region', { name: 'Kupon yang kamu pilih' });
  await expectBelow(tickets(page).first(), tickets(page).nth(1));
  await expectBeside(tickets(page).first(), chosen);
  await openTicket(page, OPEN_COUPON);
  await expect(page).toHaveURL('/raih');
  await expect(chosen.getByRole('img', { name: 'Barcode dari kode kupon' })).toBeVisible();
  await expect(page.locator('[aria-current="true"]', { hasText: OPEN_COUPON })).toHaveCount(1);
  await expectAccessibleOnceIdle(page, 'Kupon Ku on a desk');

  await page.setViewportSize(TABLET);
  await expect(chosen).toHaveCount(0);
  await openTicket(page, OPEN_COUPON);
  await expect(page).toHaveURL(/\/kupon-ku/);
});

test('the code of a coupon stands beside what it is, and stays in sight', async ({ page }) => {
  await startSession(page, MEMBERS.agus);
  await page.goto('/raih');
  const href = await tickets(page).getByRole('link', { name: OPEN_COUPON }).first().getAttribute('href');
  await page.goto(href ?? '');
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

test('the total and the filter of a history stand beside its rows, and stay in sight to the last of them', async ({
  page,
}) => {
  await startSession(page, MEMBERS.agus);
  await page.goto('/riwayat?perPage=25');
  await expectRows(page, 25, 25);
  await expectBeside(totalCard(page), rows(page).first());
  await expectBeside(filterButton(page), rows(page).first());
  await expectAccessibleOnceIdle(page, 'a history on a desk');
  await rows(page).last().scrollIntoViewIfNeeded();
  await scrollToEnd(page);
  await expect(rows(page).first()).not.toBeInViewport();
  await expect(totalCard(page)).toBeInViewport({ ratio: 1 });
  await filterButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Filter Riwayat' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize(TABLET);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectBelow(filterButton(page), rows(page).first());
});

/** Roles inside of the page's table, as the browser tells them to assistive technology, and how many there are of each. */
const rolesInTable = async (page: Page): Promise<Readonly<Record<string, number>>> => {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const table = nodes.find(({ role, ignored }) => !ignored && role?.value === 'table');
  const counts: Record<string, number> = {};
  const count = (id: string): void => {
    const node = byId.get(id);
    const role: unknown = node?.role?.value;
    if (!node?.ignored && typeof role === 'string') counts[role] = (counts[role] ?? 0) + 1;
    node?.childIds?.forEach(count);
  };
  if (table) count(table.nodeId);
  await browser.detach();
  return counts;
};

test('a history is a table on a desk, for who looks and for who listens, and a list by day below', async ({
  page,
}) => {
  await startSession(page, MEMBERS.agus);
  await page.goto('/riwayat?perPage=10');
  await expectRows(page, 10, 25);
  const table = page.getByRole('table', { name: 'Poin yang kamu raih' });
  await expect(table.getByRole('columnheader')).toHaveText(['Tanggal', 'Partner', 'Status', 'Poin']);
  await expect(table).toHaveAttribute('aria-rowcount', '26');
  expect(await rolesInTable(page)).toMatchObject({ table: 1, row: 11, columnheader: 4, cell: 40 });
  // Points end at one line.
  const ends = await table
    .getByRole('cell', { name: /^[+\d.]+$/ })
    .locator('p')
    .evaluateAll((amounts) => amounts.map((amount) => Math.round(amount.getBoundingClientRect().right)));
  expect(ends).toHaveLength(10);
  expect(new Set(ends)).toHaveProperty('size', 1);

  await page.getByRole('tab', { name: 'Tukar' }).click();
  await expectRows(page, 5, 25);
  const spent = page.getByRole('table', { name: 'Poin yang kamu tukar' });
  await spent.getByRole('button', { name: 'Detail pembayaran' }).first().click();
  await expect(spent.getByRole('definition').first()).toBeVisible();
  await expectAccessibleOnceIdle(page, 'what was spent on a desk');

  await page.setViewportSize(TABLET);
  await expect(spent).toHaveCount(0);
  await expectRows(page, 5, 25);
});

test('the levels stand in one table on a desk, and one at a time below', async ({ page }) => {
  await startSession(page, MEMBERS.agus);
  await page.goto('/poin-n-tier');
  const table = page.getByRole('table', { name: /^Bandingkan level/ });
  await expect(table.getByRole('rowheader')).toHaveText([/^Silver/, /^Gold/, /^Platinum/]);
  await expect(table.getByRole('row').filter({ hasText: 'Level kamu' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(await rolesInTable(page)).toMatchObject({
    table: 1,
    row: 4,
    columnheader: 4,
    rowheader: 3,
    cell: 9,
  });
  await expectBelow(page.getByRole('progressbar'), table);
  await expectAccessibleOnceIdle(page, 'the levels on a desk');

  await page.setViewportSize(TABLET);
  await expect(page.getByRole('tab', { name: 'Gold' })).toBeVisible();
  await expect(table).toHaveCount(0);
});

test('what is on its way stands below the filter, and scrolls by itself where it is more than fits', async ({
  page,
}) => {
  const rowsOnTheirWay = Array.from({ length: 20 }, (_, index) =>
    aWaitingEarn({ transactionNumber: `WAIT-${String(index)}`, pokuPointEarn: 1_000 + index }),
  );
  await changeAnswer(page, '/customerwaitingearn/*', () => waitingEarns(rowsOnTheirWay, { debtPoint: 20 }));
  await startSession(page, MEMBERS.agus);
  await page.goto('/riwayat?perPage=10');
  await expectRows(page, 10, 25);
  const waiting = page.getByRole('list', { name: 'Menunggu' }).getByRole('listitem');
  await expect(waiting).toHaveCount(20);
  await expectBelow(filterButton(page), waiting.first());
  await expectBeside(waiting.first(), rows(page).first());
  await expectAccessibleOnceIdle(page, 'points on their way on a desk');
  await waiting.last().scrollIntoViewIfNeeded();
  await expect(waiting.last()).toBeInViewport({ ratio: 1 });
  await expect(rows(page).first()).toBeInViewport();
  await scrollToEnd(page);
  await expect(waiting.last()).toBeInViewport({ ratio: 1 });
});

test('a coupon is bought beside what it is: picture and total have a column of their own, and the total stays', async ({
  page,
  request,
}) => {
  await startSession(page);
  const { voucherId, voucherName } = await anyCoupon(request);
  await page.goto(`/voucher?id=${voucherId}`);
  const buy = page.getByRole('button', { name: 'Beli' });
  const name = page.getByRole('heading', { level: 2, name: voucherName });
  const picture = page.getByRole('main').locator('img').first();
  await expect(buy).toBeEnabled();
  await expectBeside(name, picture);
  await expectBeside(name, buy);
  await expectBelow(picture, buy);
  await expectAccessible(page, 'a coupon on a desk');
  await unfold(page);
  await scrollToEnd(page);
  await expect(buy).toBeInViewport({ ratio: 1 });

  await page.setViewportSize(TABLET);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectBelow(picture, name);
});

test('on wide paper the rail leaves no room', async ({ page }) => {
  await startSession(page, MEMBERS.agus);
  await page.goto('/riwayat');
  await expectBeside(page.getByRole('navigation', { name: 'Menu utama' }), totalCard(page));
  await page.emulateMedia({ media: 'print' });
  expect((await placeOf(page.getByRole('banner'))).x).toBe(0);
});
