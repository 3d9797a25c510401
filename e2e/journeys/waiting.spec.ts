import { expectAccessible } from '../support/accessibility';
import { NEW_COUPON, openTicket, reveal } from '../support/coupons';
import { partnerPages } from '../support/addresses';
import { expect, goInside, MEMBERS, startSession, test } from '../support/journey';
import { agreeAtPartner, beginLink, identifyAtWallet } from '../support/linking';

test('a code that was shown waits on the home with its time, and leads back to it', async ({ page }) => {
  await startSession(page, MEMBERS.agus);
  await page.goto('/raih');
  await openTicket(page, NEW_COUPON);
  const code = await reveal(page);
  await goInside(page, '/');
  const row = page.getByRole('link', { name: /^Kode kupon sedang berjalan/ }).filter({ hasText: NEW_COUPON });
  await expect(row).toContainText(/(30:00|29:\d\d)$/);
  await expectAccessible(page, 'home with a running code');
  await row.click();
  await expect(page.getByText(code, { exact: true })).toBeVisible();
});

test('a link that was left half way waits on the home, and is gone on with until it is made', async ({
  page,
  request,
}) => {
  await startSession(page, MEMBERS.dewi);
  await page.goto('/ewallet-linkage');
  await beginLink(page, 'dompetnusa');
  await page.waitForURL((url) => url.href.startsWith(partnerPages('dompetnusa')));
  await page.goto('/');
  const open = page.getByRole('list', { name: 'Belum selesai dihubungkan' });
  await open.getByRole('link', { name: /^Hubungkan DompetNusa/ }).click();
  await expect(page).toHaveURL('/ewallet-linkage/bind/dompetnusa');
  await identifyAtWallet(page, request);
  await agreeAtPartner(page);
  await expect(page.getByText('Selamat! Akun DompetNusa berhasil terhubung.')).toBeVisible();
  await goInside(page, '/');
  await expect(page.getByRole('region', { name: 'Partner Kamu' })).toBeVisible();
  await expect(open).toHaveCount(0);
});
