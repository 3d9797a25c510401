import type { Page } from '@playwright/test';
import { expect, fillLogin, newestLink, newestOtp, test } from '../support/journey';
import { type LeakSearch, searchLeaks } from '../support/leaks';
import { newPasswordField, saveButton, SAVED, saveNewPassword } from '../support/passwords';
import { chooseBirthDate, codeField, enterCode, wrongOtp } from '../support/registration';

const NATIONAL = '81298765432';
const PHONE = `0${NATIONAL}`;
const EMAIL = 'wulan.sari@contoh.id';
const NEW_EMAIL = 'wulan.baru@contoh.id';
const PASSWORDS = ['Melati77Pertama', 'Kenanga88Kedua', 'Cempaka99Ketiga'] as const;

type Request = Parameters<typeof newestOtp>[0];

const register = async (page: Page, request: Request, search: LeakSearch): Promise<void> => {
  await page.goto('/register');
  await page.getByLabel('Nomor HP').fill(NATIONAL);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS[0]);
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expect(codeField(page)).toBeVisible();
  const otp = await newestOtp(request, PHONE);
  search.keep('the code of the registration', otp);
  await search.look();
  search.keep('a wrong code', wrongOtp(otp));
  await enterCode(page, wrongOtp(otp));
  await expect(page.getByText('Kode OTP yang kamu masukkan salah')).toBeVisible();
  await enterCode(page, otp);
  await page.getByLabel('Nama lengkap').fill('Wulan Sari');
  await chooseBirthDate(page, ['7', 'Juli', '1997']);
  await page.getByLabel('Perempuan').check();
  await page.getByRole('checkbox').check();
  await search.look();
  await page.getByRole('button', { name: 'Selesai' }).click();
  await expect(page).toHaveURL('/landing');
  await search.look();
};

const completeAccount = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Lengkapi akun' }).click();
  await page.getByRole('dialog', { name: 'Panduan' }).getByRole('button', { name: 'Nanti saja' }).click();
  for (const title of ['Hubungkan partner', 'Hubungkan e-wallet', 'Pilih preferensi kamu']) {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Lewati' }).click();
  }
  await page.getByRole('button', { name: 'Selesai' }).click();
  await expect(page).toHaveURL('/');
};

const changeEmail = async (page: Page, request: Request, search: LeakSearch): Promise<void> => {
  const isVerified = page.getByRole('heading', { name: 'Email berhasil divalidasi' });
  await search.openLink(await newestLink(request, EMAIL));
  await expect(isVerified).toBeVisible();
  await search.look();
  await page.goto('/change-profil');
  await page.getByLabel('Email').fill(NEW_EMAIL);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page).toHaveURL('/profil');
  await search.openLink(await newestLink(request, NEW_EMAIL));
  await expect(isVerified).toBeVisible();
  await search.look();
};

const logOut = async (page: Page): Promise<void> => {
  await page.goto('/profil');
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keluar' }).click();
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
};

const forgetPassword = async (page: Page, request: Request, search: LeakSearch): Promise<void> => {
  await page.goto('/forgot-password');
  await page.getByLabel('Nomor HP atau email').fill(NEW_EMAIL);
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expect(page.getByRole('heading', { name: 'Cek email kamu' })).toBeVisible();
  await search.look();
  await search.openLink(await newestLink(request, NEW_EMAIL));
  await newPasswordField(page).fill(PASSWORDS[1]);
  await search.look();
  await saveNewPassword(page, PASSWORDS[1]);
  await expect(page.getByText(SAVED)).toBeVisible();
};

const enter = async (page: Page, password: string, search: LeakSearch): Promise<void> => {
  await page.goto('/login');
  await fillLogin(page, PHONE, password);
  await expect(page.getByRole('heading', { level: 1, name: /Selamat/ })).toBeVisible();
  await search.look();
};

const changePassword = async (page: Page, search: LeakSearch): Promise<void> => {
  await page.goto('/user-change-password');
  await page.getByLabel('Password lama').fill('Salah12345');
  await saveNewPassword(page, PASSWORDS[2]);
  await expect(page.getByText('Password lama salah')).toBeVisible();
  await page.getByLabel('Password lama').fill(PASSWORDS[1]);
  await saveButton(page).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await search.look();
};

test('a whole journey leaves no password, code, token or number in an address, a log, the console or storage', async ({
  page,
  request,
}) => {
  const search = searchLeaks(page);
  for (const password of [...PASSWORDS, 'Salah12345']) search.keep('a password', password);
  // Every form of the number ends in these digits: 0812…, 62812…, +62 812… and 812….
  search.keep('the phone number', NATIONAL);

  await register(page, request, search);
  await completeAccount(page);
  await changeEmail(page, request, search);
  await logOut(page);
  await forgetPassword(page, request, search);
  await enter(page, PASSWORDS[1], search);
  await changePassword(page, search);
  await logOut(page);
  await enter(page, PASSWORDS[2], search);

  expect(search.leaks()).toEqual([]);
  for (const [name, count] of [
    ['accessToken', 3],
    ['authorizationCode', 3],
    ['codeVerifier', 3],
    ['the token of a link', 3],
  ] as const)
    expect(search.countOf(name), name).toBe(count);
  // What is there is found, in every place that was searched.
  expect(search.hasSeen('address', '/landing')).toBe(true);
  expect(search.hasSeen('request', '/gateway/validateforgotpasswordemail')).toBe(true);
  expect(search.hasSeen('error body', '"responseCode":205')).toBe(true);
  expect(search.hasSeen('storage', 'poku.session')).toBe(true);
  expect(search.hasSeen('log', '/validateforgotpasswordemail')).toBe(true);
  expect(search.hasSeen('log', '/checkforgotpasswordemail')).toBe(true);
  await page.evaluate((secret) => {
    console.info(`Planted: ${secret}`);
    sessionStorage.setItem('planted', secret);
  }, PASSWORDS[2]);
  await search.look();
  expect(search.leaks()).toEqual([
    `a password in console: Planted: ${PASSWORDS[2]}`,
    expect.stringContaining('a password in storage'),
  ]);
});
