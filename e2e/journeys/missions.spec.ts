import { formatDay } from '@poku/domain/dates';
import { expectAccessible } from '../support/accessibility';
import { openCheckout, passOwnCode } from '../support/checkout';
import { apiNow, dayOfWeek, hourOfDay, monthsLater, moveClockTo } from '../support/clock';
import { rows } from '../support/history';
import { expect, goInside, logIn, MEMBERS, startSession, test } from '../support/journey';
import { openNotice } from '../support/notices';

const MONTHS_OF_YEAR = 12;

test('what a purchase reaches is fetched once, and stands in the points and in the history', async ({
  page,
  request,
}) => {
  await logIn(page, MEMBERS.siti);
  await openCheckout(page, request, { voucherId: '1001' });
  await passOwnCode(page, request);
  // The page that tells of a purchase takes that out of its address first.
  await expect(page.getByRole('link', { name: 'Pakai sekarang' })).toBeVisible();
  await page.goto('/');
  const tile = page.getByRole('main').getByRole('link', { name: /^Misi Minggu Ini/ });
  await expect(tile).toContainText(/Ambil [\d.]+ poin/);
  await tile.click();
  await expect(page).toHaveURL('/misi');
  // One of the week before may wait above it.
  const fetch = page.getByRole('button', { name: /^Ambil 50 poin.*Tukar 1 kupon$/ });
  const mission = page.getByRole('listitem').filter({ hasText: 'Tukar 1 kupon' }).last();
  await expect(mission).toContainText('+50 poin');
  await expectAccessible(page, 'missions');
  const waiting = await fetch.count();
  expect(waiting).toBeGreaterThan(0);
  await fetch.last().click();
  await expect(page.getByText('Hore, 50 poin masuk ke POKUPoin kamu.')).toBeVisible();
  await expect(mission).toContainText('Sudah diambil');
  await expect(fetch).toHaveCount(waiting - 1);

  await goInside(page, '/riwayat');
  await expect(rows(page).first()).toContainText('Misi: tukar 1 kupon');
  await expect(rows(page).first()).toContainText('+50 poin');
});

test('points of a mission that were not fetched, and the year that is over, are told in time', async ({
  page,
  request,
}) => {
  await startSession(page, MEMBERS.siti);
  await openCheckout(page, request, { voucherId: '1001' });
  await passOwnCode(page, request);
  await expect(page.getByRole('link', { name: 'Pakai sekarang' })).toBeVisible();
  const today = await apiNow(request);
  const friday = hourOfDay(today, 9, 7 + 5 - dayOfWeek(today));
  await moveClockTo(request, friday);
  await startSession(page, MEMBERS.siti);
  const sunday = formatDay(hourOfDay(friday, 9, 2));
  await openNotice(page, `dari misi minggu lalu belum kamu ambil. Ambil sampai ${sunday}.`);
  await expect(page).toHaveURL('/misi');
  await page.getByRole('button', { name: /^Ambil 50 poin.*Tukar 1 kupon$/ }).click();
  await expect(page.getByText('Hore, 50 poin masuk ke POKUPoin kamu.')).toBeVisible();

  const january = hourOfDay(monthsLater(friday, MONTHS_OF_YEAR - friday.getUTCMonth(), 2), 9);
  await moveClockTo(request, january);
  await startSession(page, MEMBERS.siti);
  const year = String(january.getUTCFullYear() - 1);
  await openNotice(page, `Setahun Poku ${year} sudah jadi`);
  await expect(page).toHaveURL(`/setahun-poku?tahun=${year}`);
  await expect(page.getByRole('main')).toContainText(year);
});

test('who has done nothing yet sees what to do, and the way there', async ({ page }) => {
  await logIn(page, MEMBERS.dewi);
  await page.goto('/misi');
  await expect(page.getByText('0 dari 2')).toBeVisible();
  await page.getByRole('link', { name: 'Lihat partner' }).click();
  await expect(page).toHaveURL('/earn-point');
});
