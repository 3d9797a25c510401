import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { expect, logIn, newestOtp } from './journey';
import { enterCode } from './registration';

export const NEW_PASSWORD = 'KopiSusu2024';
export const SAVED = 'Password kamu berhasil diubah!';

export const identifierField = (page: Page): Locator => page.getByLabel('Nomor HP atau email');
export const newPasswordField = (page: Page): Locator => page.getByLabel('Password baru', { exact: true });
export const confirmationField = (page: Page): Locator => page.getByLabel('Konfirmasi password');
export const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Simpan password' });

/** Says whose password was forgotten, and sends it once the user check is through. */
export const findAccount = async (page: Page, identifier: string): Promise<void> => {
  await identifierField(page).fill(identifier);
  await page.getByRole('button', { name: 'Lanjut' }).click();
};

/** From an open first step to the new password, by SMS. */
export const passCode = async (page: Page, request: APIRequestContext, phone: string): Promise<void> => {
  await findAccount(page, phone);
  await expect(page.getByRole('heading', { name: 'Cek SMS kamu' })).toBeVisible();
  await enterCode(page, await newestOtp(request, phone));
  await expect(page.getByRole('heading', { name: 'Buat password baru' })).toBeVisible();
};

/** Fills in a new password and its confirmation, and saves it. */
export const saveNewPassword = async (page: Page, password = NEW_PASSWORD): Promise<void> => {
  await newPasswordField(page).fill(password);
  await confirmationField(page).fill(password);
  await saveButton(page).click();
};

/** A member who is logged in on another device. */
export const logInElsewhere = async (browser: Browser, phone: string): Promise<Page> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await logIn(page, phone);
  return page;
};

/** The session of a device was ended by the server. */
export const expectLoggedOut = async (page: Page): Promise<void> => {
  await page.goto('/profil');
  await expect(page).toHaveURL(/\/login/);
};
