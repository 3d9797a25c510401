import { expectAccessibleOnceIdle, tabTo } from '../support/accessibility';
import { partnerPages } from '../support/addresses';
import { expect, logIn, MEMBERS, test } from '../support/journey';
import { purchases } from '../support/shop';

test('from AKSES into the shop: buying, correcting and giving back, on screens for everybody', async ({
  page,
}) => {
  await logIn(page, MEMBERS.agus);
  await page.goto('/earn-partner?id=2');
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'AKSES NusaPoin' }).click();
  const shop = await opening;
  await shop.waitForURL(`${partnerPages('nusapoin')}/app/belanja`);
  await expectAccessibleOnceIdle(shop, 'who is in the shop');
  await shop.getByRole('button', { name: 'Masuk sebagai Agus' }).click();
  await expect(shop.getByText('Belum ada transaksi.')).toBeVisible();
  await tabTo(shop, /^\s*Beli/);
  await shop.keyboard.press('Enter');
  const bought = purchases(shop);
  await expect(bought).toHaveText(/Belanja bulanan\s*Rp50\.000.*Berhasil/s);
  await shop.reload();
  await expect(bought).toHaveCount(1);

  await shop.getByText('Koreksi Belanja bulanan').click();
  await shop.getByLabel('Jumlah yang benar').fill('lima puluh');
  await shop.getByRole('button', { name: 'Simpan koreksi' }).click();
  await expect(shop.getByRole('alert')).toHaveText(/^Isi jumlah dengan angka bulat/);
  await expect(shop.getByLabel('Jumlah yang benar')).toBeFocused();
  await expect(shop.getByLabel('Jumlah yang benar')).toHaveValue('lima puluh');
  await expectAccessibleOnceIdle(shop, 'an amount that is none');
  await shop.getByLabel('Jumlah yang benar').fill('45.000');
  await shop.keyboard.press('Enter');
  await expect(bought).toHaveText(/Rp45\.000.*Dikoreksi/s);
  await shop.getByRole('button', { name: 'Batalkan Belanja bulanan' }).click();
  await expect(bought).toHaveText(/Rp45\.000.*Dibatalkan/s);
  await expect(shop.getByText('Koreksi')).toHaveCount(0);
  await expectAccessibleOnceIdle(shop, 'a purchase that was given back');
});
