import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, fillLogin, MEMBERS, startSession, test } from '../support/journey';
import { bell, followBell, notices } from '../support/notices';
import { ops } from '../support/operators';
import { cutOff, letThrough } from '../support/requests';

const SOLD_OUT = 'Kupon yang kamu cari sudah habis...';
const BACK = 'Roti Bakar Cokelat kembali tersedia. Stoknya terbatas.';
const coupon = {
  id: 'roti-1',
  slug: 'roti-bakar-cokelat',
  redemptionId: 'R-roti-1',
  rewardItemId: 'I-roti-1',
  categoryId: '1',
  brandId: 'kedai-roti',
  brandName: 'Kedai Roti',
  name: 'Roti Bakar Cokelat',
  productName: 'Kedai Roti Roti Bakar Cokelat',
  pricePoints: 900,
  faceValueRupiah: 10_000,
  descriptionHtml: '<p>Satu porsi roti bakar.</p>',
  termsHtml: '<p>Satu kupon untuk satu transaksi.</p>',
  pickupHtml: '<p>Semua gerai.</p>',
  redeemHtml: '<ol><li>Tunjukkan kode.</li></ol>',
  image: '/media/coupons/kopi-serambi-es-kopi-susu-gula-aren.svg',
  saleEndsAt: '2099-01-01T00:00:00+07:00',
  useEndsAt: '2099-02-01T00:00:00+07:00',
};
const ADDRESS = `/voucher?id=${coupon.id}`;

const ask = (page: Page) => page.getByRole('button', { name: 'Kabari saya' });
const awaited = (page: Page) => page.getByRole('button', { name: 'Kamu akan dikabari' });
const buy = (page: Page) => page.getByRole('button', { name: 'Beli' });

test('a member who waits for a coupon is told when an operator brings stock, and buys it from there', async ({
  page,
  stack,
}, testInfo) => {
  const file = testInfo.outputPath('roti.json');
  const importStock = async (stock: number) => {
    await writeFile(file, JSON.stringify([{ ...coupon, stock }]));
    await stack.whileStopped(() => ops('coupons', 'import', file));
  };
  await importStock(0);
  await startSession(page);
  await page.goto(ADDRESS);
  await expect(page.getByText(SOLD_OUT)).toBeVisible();
  const box = await ask(page).boundingBox();
  await ask(page).click();
  await expect(awaited(page)).toBeFocused();
  expect(await awaited(page).boundingBox(), 'nothing moves').toEqual(box);
  await expectAccessible(page, 'a coupon that is waited for');
  await page.reload();
  await expect(awaited(page)).toHaveAccessibleDescription('Tekan lagi untuk membatalkan.');
  await expect(bell(page)).toHaveCount(0);

  await importStock(2);
  await startSession(page, MEMBERS.agus);
  await page.goto(ADDRESS);
  await expect(buy(page)).toBeEnabled();
  await expect(ask(page)).toHaveCount(0);
  await page.goto('/kotak-masuk');
  await expect(page.getByText(/^Belum ada kabar untukmu/)).toBeVisible();

  await startSession(page);
  await page.goto('/');
  await followBell(page, 1);
  await expect(notices(page)).toHaveText([new RegExp(`^Baru: Kupon tersedia lagi${BACK}`)]);
  await notices(page).getByRole('link').click();
  await expect(page).toHaveURL(`${ADDRESS}&redemptionId=R-roti-1&rewardItemId=I-roti-1`);
  await expect(page.getByRole('heading', { level: 2, name: coupon.name })).toBeVisible();
  await buy(page).click();
  await expect(page).toHaveURL(/\/checkout/);
});

test('a guest is led to the login and back to ask, and who changes their mind is not told', async ({
  page,
}) => {
  await page.goto('/voucher?id=1006');
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, MEMBERS.dewi);
  await expect(page).toHaveURL('/voucher?id=1006');
  await ask(page).click();
  await expect(awaited(page)).toBeVisible();
  await page.reload();
  await awaited(page).click();
  await expect(ask(page)).toBeVisible();
  await page.reload();
  await expect(ask(page)).toBeVisible();
});

test('what cannot be saved is told in place, and the next press tries again', async ({ page }) => {
  await startSession(page);
  await page.goto('/voucher?id=1006');
  await expect(ask(page)).toBeVisible();
  await cutOff(page, '/stockalert');
  await ask(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a coupon that could not be waited for');
  await letThrough(page, '/stockalert');
  await ask(page).click();
  await expect(awaited(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});
