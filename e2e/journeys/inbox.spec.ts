import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, logIn, MEMBERS, startSession, test } from '../support/journey';
import { workerServes } from '../support/offline';
import { deviceSwitch, givePushService, pushEndpoint } from '../support/push';
import { bell, followBell, notices } from '../support/notices';
import { switchOf } from '../support/screens';
import { buyAt, openShop } from '../support/shop';

test.use({ serviceWorkers: 'allow' });

const logOut = async (page: Page): Promise<void> => {
  await page.goto('/profil');
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(/\/login/);
};

test('points that arrive ring the bell of open pages, and the inbox leads to where they came', async ({
  page,
}) => {
  await logIn(page, MEMBERS.agus);
  await expect(bell(page)).toBeVisible();
  const wallet = await openShop(page, 'dompetnusa', 'Agus');
  await buyAt(wallet, 'Makan siang');
  await expect(bell(page, 1)).toBeVisible();
  await expectAccessible(page, 'home with a notice');
  await followBell(page, 1);
  const rows = notices(page);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('275 poin dari DompetNusa');
  await expectAccessible(page, 'an inbox with a notice');
  await buyAt(wallet, 'Makan siang');
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/riwayat/);
  await page.goto('/');
  await expect(bell(page)).toBeVisible();
});

test('the bell leads to an empty inbox, and from there to what may come by web push', async ({ page }) => {
  await logIn(page, MEMBERS.siti);
  await followBell(page, 0);
  await expect(page.getByText(/^Belum ada kabar untukmu/)).toBeVisible();
  await expectAccessible(page, 'an empty inbox');
  await page.getByRole('link', { name: 'Atur notifikasi' }).click();
  await switchOf(page, 'Notifikasi di HP', 'Promo').setChecked(false);
  await expect(switchOf(page, 'Notifikasi di HP', 'Semua')).not.toBeChecked();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Pengaturan notifikasi kamu berhasil diperbarui!')).toBeVisible();
  await page.reload();
  await expect(switchOf(page, 'Notifikasi di HP', 'Promo')).not.toBeChecked();
  await expect(switchOf(page, 'Notifikasi di HP', 'Poin & kupon kedaluwarsa')).toBeChecked();
  await expect(switchOf(page, 'SMS', 'Promo')).toBeChecked();
});

test('a device takes notices once it was turned on, and none after a logout', async ({ page, context }) => {
  await givePushService(context);
  await startSession(page, MEMBERS.siti);
  await page.goto('/change-notification');
  await workerServes(page);
  expect(await pushEndpoint(page)).toBeNull();
  const told = page.waitForResponse(/\/gateway\/pushsubscription$/);
  await deviceSwitch(page).click();
  expect(await (await told).json()).toMatchObject({ responseCode: 200 });
  await expect(deviceSwitch(page)).toBeChecked();
  await expectAccessible(page, 'the settings with this device');
  await page.reload();
  await expect(deviceSwitch(page)).toBeChecked();

  await logOut(page);
  await expect.poll(() => pushEndpoint(page)).toBeNull();
});
