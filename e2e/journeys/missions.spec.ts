import { expectAccessible } from '../support/accessibility';
import { openCheckout, passOwnCode } from '../support/checkout';
import { rows } from '../support/history';
import { expect, goInside, logIn, MEMBERS, test } from '../support/journey';

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

test('who has done nothing yet sees what to do, and the way there', async ({ page }) => {
  await logIn(page, MEMBERS.dewi);
  await page.goto('/misi');
  await expect(page.getByText('0 dari 2')).toBeVisible();
  await page.getByRole('link', { name: 'Lihat partner' }).click();
  await expect(page).toHaveURL('/earn-point');
});
