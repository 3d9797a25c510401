import type { Page } from '@playwright/test';
import { expect, fillLogin, MEMBERS, newestLink, newestOtp, PASSWORD, test } from '../support/journey';
import {
  expectLoggedOut,
  findAccount,
  identifierField,
  logInElsewhere,
  NEW_PASSWORD,
  newPasswordField,
  passCode,
  saveButton,
  SAVED,
  saveNewPassword,
} from '../support/passwords';
import { enterCode, nextButton, refuseCode, wrongOtp } from '../support/registration';
import { changeBody, expectAt, paste } from '../support/requests';

const WANTED = '/riwayat?tab=tukar';

test('a forgotten password is made anew by SMS, and every other session ends', async ({
  page,
  request,
  browser,
}) => {
  const elsewhere = await logInElsewhere(browser, MEMBERS.agus);
  await page.goto(WANTED);
  await page.getByRole('link', { name: 'Lupa password?' }).click();
  await findAccount(page, MEMBERS.agus);
  await expect(page.getByText('Kode OTP dikirim ke 0812*****003')).toBeVisible();
  const otp = await newestOtp(request, MEMBERS.agus);
  await refuseCode(page, wrongOtp(otp));
  await enterCode(page, otp);
  await saveNewPassword(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page).toHaveURL(/^[^?]*\/(login)?\?redirectUri=/);
  await expectLoggedOut(elsewhere);
  await elsewhere.context().close();

  await fillLogin(page, MEMBERS.agus, PASSWORD);
  await expect(page.getByText('Nomor HP atau password salah')).toBeVisible();
  await fillLogin(page, MEMBERS.agus, NEW_PASSWORD);
  await expect(page).toHaveURL(WANTED);
});

test('a forgotten password is made anew by a link, whose token leaves the address bar at once', async ({
  page,
  request,
  browser,
}) => {
  const elsewhere = await logInElsewhere(browser, MEMBERS.siti);
  await page.goto('/forgot-password');
  await findAccount(page, 'siti@contoh.id');
  await expect(page.getByRole('heading', { name: 'Cek email kamu' })).toBeVisible();
  await expect(page.getByText(/sudah dikirim ke s\S+@contoh\.id/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Kirim ulang link dalam/ })).toBeDisabled();

  const link = await newestLink(request, 'siti@contoh.id');
  expect(link).toMatch(/^\/change-password\?verifyCode=.{40,}$/);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Buat password baru' })).toBeVisible();
  await expect(page).toHaveURL('/change-password');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    link.split('=')[1],
  );
  await saveNewPassword(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  await expectLoggedOut(elsewhere);
  await elsewhere.context().close();
  await expect(page.getByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible();
  await fillLogin(page, MEMBERS.siti, NEW_PASSWORD);
  await expect(page.getByRole('banner')).toContainText('Siti Rahma');

  // The same token on the page of the forgotten password leads to the page of the link.
  await page.goto(link.replace('/change-password', '/forgot-password'));
  await expect(page).toHaveURL('/change-password');
  await expect(page.getByText('Link ubah password sudah digunakan. Minta link baru ya')).toBeVisible();
  await expect(newPasswordField(page)).toBeHidden();
});

test('what is typed has to be a number or an address that somebody registered', async ({ page }) => {
  await page.goto('/forgot-password');
  const field = identifierField(page);
  const texts = [
    ['', 'Mohon isi No HP atau Email yang terdaftar.'],
    ['81200000002', 'Gunakan format nomor HP yang benar (08xxx atau 628xxx).'],
    ['08120000', 'Masukkan nomor HP yang valid!'],
    ['081200000002123', 'Masukkan nomor HP yang valid!'],
    ['siti@contoh', 'Masukkan email yang valid!'],
    ['081299999999', 'Nomor HP belum terdaftar'],
    ['siapa@contoh.id', 'Email belum terdaftar'],
  ] as const;
  for (const [typed, text] of texts) {
    await field.fill(typed);
    await field.blur();
    await expectAt(field, text);
    await expect(nextButton(page)).toBeDisabled();
  }
  for (const typed of ['081200000002', '6281200000002', 'SITI@contoh.id']) {
    await field.fill(typed);
    await expect(nextButton(page)).toBeEnabled();
  }
  await field.clear();
  await paste(page, field, '+62 812-0000-0002');
  await expect(field).toHaveValue('081200000002');
  await expect(nextButton(page)).toBeEnabled();
});

test('an address that was never verified gets no link and is told the other way', async ({ page }) => {
  await page.goto('/forgot-password');
  const text = 'Email ini belum diverifikasi. Pakai nomor HP kamu ya';
  await identifierField(page).fill('budi@contoh.id');
  await expectAt(identifierField(page), text);
  await expect(nextButton(page)).toBeDisabled();
  // The API refuses it too.
  await changeBody(page, '/requestforgotpasswordemail', { email: 'budi@contoh.id' });
  await findAccount(page, 'siti@contoh.id');
  await expectAt(identifierField(page), text);
});

const lockAndReload = async (page: Page, typed: string) => {
  await page.goto('/forgot-password');
  const field = identifierField(page);
  await field.fill(typed.slice(0, -1));
  await expect(field).toBeEnabled();
  const reloaded = page.waitForEvent('load');
  await field.press('End');
  await field.pressSequentially(typed.slice(-1));
  await expect(field).toBeDisabled();
  await reloaded;
  await expect(field).toBeEnabled();
  await expect(field).toHaveValue('');
};

test('more than 16 digits, or 25 characters that can be no address, lock the field and load the page anew', async ({
  page,
}) => {
  await lockAndReload(page, '08120000000200000');
  await lockAndReload(page, 'siapakah-aku-ini-sebenarny!');
});

test('a long address is typed key by key and reaches the user check', async ({ page }) => {
  await page.goto('/forgot-password');
  const field = identifierField(page);
  const email = 'nama.yang.sangat.panjang.sekali@kantor-cabang.contoh-situs.co.id';
  await field.pressSequentially(email);
  await expect(field).toHaveValue(email);
  await expectAt(field, 'Email belum terdaftar');
  await expect(field).toBeEnabled();
});

test('the new password has its rules, its checklist and its repetition', async ({ page, request }) => {
  await page.goto('/forgot-password');
  await passCode(page, request, MEMBERS.dewi);
  const password = newPasswordField(page);
  const confirmation = page.getByLabel('Konfirmasi password');
  const rules = page.getByRole('listitem').filter({ hasText: /Memiliki|Minimal/ });
  await expect(rules).toHaveText([/Memiliki Huruf & Angka/, /Memiliki Huruf Kapital/, /Minimal 8 Karakter/]);
  await password.pressSequentially('Kopi susu');
  await expect(password).toHaveValue('Kopisusu');
  await confirmation.fill('Kopisusu1');
  await confirmation.blur();
  await expectAt(password, 'Memiliki Huruf & Angka');
  await expectAt(confirmation, 'Konfirmasi password tidak sesuai');
  await expect(saveButton(page)).toBeDisabled();
  await password.fill('Kopisusu1');
  await expect(confirmation).not.toHaveAccessibleDescription(/tidak sesuai/);
  await saveButton(page).click();
  await expect(page.getByText(SAVED)).toBeVisible();
});
