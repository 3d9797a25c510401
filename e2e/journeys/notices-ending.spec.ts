import { BRAND } from '@poku/domain/brand';
import { formatDay } from '@poku/domain/dates';
import { openCheckout, passOwnCode } from '../support/checkout';
import { apiNow, hourOfDay, monthsLater, moveClockTo, nextHour } from '../support/clock';
import { expect, MEMBERS, startSession, test } from '../support/journey';
import { expectSent, notices, sentWith, setNotices } from '../support/notices';
import { buyAt, openShop } from '../support/shop';

const EMAIL = 'siti@contoh.id';
const HOUR_MS = 3_600_000;
/** A coffee; its coupons end 74 days after the day of the fixtures. */
const COFFEE = { voucherId: '1001' };
const COFFEE_ENDS_DAYS = 74;
const COFFEE_ENDS = 'Kupon Es Kopi Susu Gula Aren berakhir besok. Pakai sebelum hangus.';
/** Since when the fixtures have Siti's oldest points, which keep her Gold. */
const OLDEST_MS = 900 * HOUR_MS;

test('a coupon and points that a member came by are told before they end, by what the settings leave on', async ({
  page,
  request,
}) => {
  const today = await apiNow(request);
  await moveClockTo(request, nextHour(today, 9));
  await startSession(page);
  const wallet = await openShop(page, 'dompetnusa', 'Siti');
  await buyAt(wallet, 'Belanja minimarket');
  await wallet.close();
  // The partner tells of it in its own time, which the clock is not moved past.
  await page.goto('/riwayat');
  await expect(page.getByRole('listitem').filter({ hasText: '+1.500 poin' })).toContainText('Berhasil');
  await openCheckout(page, request, COFFEE);
  await passOwnCode(page, request);
  await expect(page).toHaveURL(/\/raih/);

  await moveClockTo(request, hourOfDay(today, 9, COFFEE_ENDS_DAYS - 1));
  await expectSent(request, EMAIL, COFFEE_ENDS);
  await expectSent(request, MEMBERS.siti, `${BRAND.name}: ${COFFEE_ENDS}`);

  const end = monthsLater(nextHour(today, 9), 12);
  const points = `1.500 poin berakhir ${formatDay(end)}. Tukar dulu, yuk!`;
  const tomorrow = `1.500 poin berakhir besok, ${formatDay(end)}. Tukar sebelum hangus.`;
  await moveClockTo(request, hourOfDay(end, 9, -30));
  await expectSent(request, EMAIL, points);
  await moveClockTo(request, hourOfDay(end, 9, -7));
  await expectSent(request, EMAIL, points, 2);
  await startSession(page);
  await setNotices(page, false, ['SMS', 'Poin & kupon kedaluwarsa']);
  await moveClockTo(request, hourOfDay(end, 9, -1));
  await expectSent(request, EMAIL, tomorrow);
  expect(await sentWith(request, MEMBERS.siti, '1.500 poin')).toEqual([]);
  await page.goto('/kotak-masuk');
  await expect(notices(page).filter({ hasText: '1.500 poin berakhir' })).toHaveText([
    new RegExp(`^Baru: Poinmu berakhir besok${tomorrow}`),
    new RegExp(`^Baru: Poinmu akan berakhir${points}`),
    new RegExp(`^Baru: Poinmu akan berakhir${points}`),
  ]);
  await notices(page).filter({ hasText: tomorrow }).getByRole('link').click();
  await expect(page).toHaveURL('/penjaga-hangus');
  await expect(page.getByText(`Hangus ${formatDay(end)}`)).toBeVisible();
});

test('a level that the next month takes away is told in the last week before', async ({ page, request }) => {
  const today = await apiNow(request);
  const lastWeek = monthsLater(new Date(today.getTime() - OLDEST_MS), 12, 26);
  await moveClockTo(request, hourOfDay(lastWeek, 9));
  const { link } = await expectSent(request, EMAIL, 'supaya tetap Gold.');
  await startSession(page);
  await page.goto('/kotak-masuk');
  await expect(notices(page).filter({ hasText: 'Level Gold berakhir' })).toHaveCount(1);
  await notices(page).filter({ hasText: 'Level Gold berakhir' }).getByRole('link').click();
  await expect(page).toHaveURL('/poin-n-tier');
  expect(new URL(link ?? '').pathname).toBe('/poin-n-tier');
});
