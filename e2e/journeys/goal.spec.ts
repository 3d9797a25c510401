import { expectAccessible } from '../support/accessibility';
import { expect, goInside, logIn, MEMBERS, test } from '../support/journey';
import { agreeAtPartner, beginLink, expectLinkedNow, identifyAtBank } from '../support/linking';
import { followBell, notices } from '../support/notices';

const COFFEE = '/voucher?id=1001&redemptionId=R1001&rewardItemId=I1001';

test('a coupon that costs more than there is is saved up for, and told of when the points are enough', async ({
  page,
  request,
}) => {
  await logIn(page, MEMBERS.dewi);
  const tile = page.getByRole('main').getByRole('link', { name: /mimpi/i });
  await expect(tile).toContainText('Belum ada mimpi');
  await goInside(page, COFFEE);
  await page.getByRole('button', { name: 'Jadikan Mimpi' }).click();
  await expect(page).toHaveURL('/mimpi');
  await expect(page.getByText('1.800 poin lagi', { exact: true })).toBeVisible();
  await expect(page.getByText('0 dari 1.800 poin')).toBeVisible();
  await expectAccessible(page, 'a goal');
  await goInside(page, '/');
  await expect(tile).toContainText('1.800 poin lagi');
  await tile.click();

  await page.getByRole('link', { name: 'Hubungkan partner' }).click();
  await beginLink(page, 'nusapoin');
  await identifyAtBank(page, request);
  await agreeAtPartner(page);
  await expectLinkedNow(page, 'nusapoin');
  await goInside(page, '/');
  await expect(tile).toContainText('Poinmu sudah cukup!');
  await followBell(page, 1);
  await notices(page).getByRole('link').first().click();
  await expect(page).toHaveURL('/mimpi');
  await expect(page.getByRole('progressbar', { name: 'Mimpi' })).toHaveAttribute('aria-valuenow', '100');
  await expectAccessible(page, 'a goal that is reached');
  await page.getByRole('link', { name: 'Tukar sekarang' }).click();
  await expect(page).toHaveURL(/^\S+\/checkout\?voucherId=1001&/);
});

test('whoever saves up for nothing is shown what is near, chooses it, and lets go of it', async ({
  page,
}) => {
  await logIn(page, MEMBERS.budi);
  await page.goto('/mimpi');
  await page.getByRole('link', { name: 'Kelas Daring Satu Semester' }).click();
  await page.getByRole('button', { name: 'Jadikan Mimpi' }).click();
  await expect(page.getByText('50.000 dari 54.000 poin')).toBeVisible();
  await expect(page.getByText(/^4\.000 poin lagi/)).toBeVisible();
  await page.getByRole('button', { name: 'Lepas mimpi' }).click();
  await expect(page.getByRole('heading', { name: 'Selangkah lagi' })).toBeVisible();
  await expectAccessible(page, 'no goal');
});
