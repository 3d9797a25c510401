import type { Locator, Page } from '@playwright/test';
import { expectAccessibleOnceIdle as check } from '../support/accessibility';
import { NEW_COUPON, openTicket, slider, tickets } from '../support/coupons';
import { expect, fillLogin, MEMBERS, startSession, test } from '../support/journey';

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Makes the link of the open coupon, and gives it. */
const makeLink = async (page: Page): Promise<string> => {
  await press(page, 'Kirim kupon');
  await press(page, 'Buat link');
  const made = dialog(page, 'Link kupon siap');
  const link = await made.getByText(/#/).textContent();
  return new URL(link ?? '').pathname + new URL(link ?? '').hash;
};

test('Agus sends a coupon, takes it back, and sends it again to Siti, who logs in and has it while he looks', async ({
  page,
  browser,
}) => {
  await startSession(page, MEMBERS.agus);
  await page.goto('/raih');
  await openTicket(page, NEW_COUPON);
  const coupon = page.url();
  await press(page, 'Kirim kupon');
  await expect(dialog(page, 'Kirim kupon ini?')).toBeVisible();
  await check(page, 'the question');
  await press(page, 'Batal');
  const old = await makeLink(page);
  await check(page, 'the link');
  await press(page, 'Selesai');
  await expect(page.getByText(/^Sedang dikirim/)).toBeVisible();
  await expect(slider(page)).toHaveCount(0);
  await check(page, 'a coupon that is sent');
  await press(page, 'Tarik kembali');
  await press(page, 'Ya, tarik kembali');
  await expect(slider(page)).toBeVisible();
  const link = await makeLink(page);
  await press(page, 'Selesai');
  await expect(page.getByRole('button', { name: 'Tarik kembali' })).toBeVisible();

  const context = await browser.newContext(test.info().project.use);
  const siti = await context.newPage();
  const seen: string[] = [];
  siti.on('request', (request) => seen.push(request.url(), request.headers()['referer'] ?? ''));
  await siti.goto(old);
  await expect(siti.getByText('Kupon ini sudah ditarik kembali oleh pengirimnya.')).toBeVisible();
  await check(siti, 'a link that was taken back');
  await siti.goto(link);
  await expect(siti.getByRole('heading', { name: 'Kupon dari Agus' })).toBeVisible();
  await expect(siti).toHaveURL('/terima-kupon');
  await check(siti, 'a sent coupon, to a guest');
  await siti.getByRole('main').getByRole('link', { name: 'Masuk' }).click();
  await fillLogin(siti, MEMBERS.siti);
  await expect(siti).toHaveURL('/terima-kupon');
  await check(siti, 'a sent coupon, to a member');
  await press(siti, 'Terima kupon');
  await expect(siti.getByRole('heading', { level: 2, name: NEW_COUPON, exact: true })).toBeVisible();
  await expect(slider(siti)).toBeVisible();
  await siti.goto('/raih');
  await expect(tickets(siti).first()).toContainText(NEW_COUPON);
  await expect(tickets(siti).first()).toContainText('Baru');
  const token = link.split('#')[1] ?? '';
  expect(seen.filter((text) => text.includes(token))).toEqual([]);
  await context.close();

  await expect(page.getByText('Kupon ini sudah diterima.', { exact: false })).toBeVisible();
  await page.goto('/riwayat?tab=tukar');
  await expect(page.getByText('1 dari 2 kupon dikirim')).toBeVisible();
  await page.getByRole('button', { name: 'Detail pembayaran' }).first().click();
  await expect(page.getByText(/^Dikirim \d\d \w{3} \d{4}$/)).toBeVisible();
  await page.goto(coupon);
  await expect(page.getByText('Kupon ini tidak ditemukan.')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Kupon ini sudah diterima orang lain.')).toBeVisible();
});
