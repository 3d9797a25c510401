import type { Page } from '@playwright/test';
import { advanceClock, expect, fillLogin, MEMBERS, PASSWORD, startSession, test } from '../support/journey';
import {
  confirmationField,
  expectLoggedOut,
  logInElsewhere,
  NEW_PASSWORD,
  newPasswordField,
  saveButton,
  SAVED,
} from '../support/passwords';
import { changeBody, expectAt, letThrough, paste } from '../support/requests';

const LOCKED = 'Password lama salah 5 kali. Tunggu 10 menit untuk coba lagi.';
const oldPasswordField = (page: Page) => page.getByLabel('Password lama');

const fillPasswords = async (page: Page, oldPassword: string, newPassword = NEW_PASSWORD) => {
  await oldPasswordField(page).fill(oldPassword);
  await newPasswordField(page).fill(newPassword);
  await confirmationField(page).fill(newPassword);
};

test('a member changes the password, stays logged in here and is logged out elsewhere', async ({
  page,
  browser,
}) => {
  const elsewhere = await logInElsewhere(browser, MEMBERS.siti);
  await startSession(page, MEMBERS.siti);
  await page.goto('/change-profil');
  await page.getByRole('link', { name: 'Ubah Password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ubah Password' })).toBeVisible();
  await fillPasswords(page, PASSWORD);
  await saveButton(page).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page).toHaveURL('/change-profil');
  await page.goto('/profil');
  await expect(page.getByText('Siti Rahma').first()).toBeVisible();
  await expectLoggedOut(elsewhere);
  await fillLogin(elsewhere, MEMBERS.siti, NEW_PASSWORD);
  await expect(elsewhere).toHaveURL('/profil');
  await elsewhere.context().close();
});

test('a password that keeps every rule and is too common says so at once, wherever one is chosen', async ({
  page,
}) => {
  const reason = page.getByText('Password ini terlalu mudah ditebak');
  await page.goto('/register');
  await page.getByLabel('Password', { exact: true }).pressSequentially('Password1');
  await expect(reason).toBeVisible();
  await page.getByLabel('Password', { exact: true }).press('7');
  await expect(reason).toBeHidden();
  await startSession(page, MEMBERS.siti);
  await page.goto('/user-change-password');
  await oldPasswordField(page).fill(PASSWORD);
  await newPasswordField(page).pressSequentially('Password1');
  await expect(reason).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
});

test('saving waits until each field keeps the rules, and a refusal stands at its password', async ({
  page,
}) => {
  await startSession(page, MEMBERS.siti);
  await page.goto('/user-change-password');
  const old = oldPasswordField(page);
  const password = newPasswordField(page);
  const confirmation = confirmationField(page);
  await expect(saveButton(page)).toBeDisabled();
  await old.focus();
  await old.blur();
  await expectAt(old, 'Password lama harus diisi');
  await old.fill('pendek');
  await old.blur();
  await expectAt(old, 'Password harus memiliki minimal 8 karakter');
  await old.fill(PASSWORD);
  for (const [typed, text] of [
    ['kopisusu', 'Memiliki Huruf & Angka'],
    ['kopisusu1', 'Memiliki Huruf Kapital'],
    ['Kopi1', 'Password minimal 8 karakter'],
    [PASSWORD, 'Password baru harus berbeda dengan password lama'],
  ] as const) {
    await password.fill(typed);
    await confirmation.fill(typed);
    await confirmation.blur();
    await expectAt(password, text);
    await expect(saveButton(page)).toBeDisabled();
  }
  await password.clear();
  await paste(page, password, 'Kopi Susu2024');
  await password.blur();
  await expectAt(password, 'Password tidak boleh menggunakan spasi');
  await password.fill(NEW_PASSWORD);
  await confirmation.fill('KopiSusu2025');
  await confirmation.blur();
  await expectAt(confirmation, 'Konfirmasi password tidak sesuai');
  await expect(saveButton(page)).toBeDisabled();
  await confirmation.fill(NEW_PASSWORD);
  await expect(saveButton(page)).toBeEnabled();

  for (const { change, field, text } of [
    {
      change: { newPassword: PASSWORD },
      field: newPasswordField(page),
      text: 'Password baru harus berbeda dengan password lama',
    },
    {
      change: { oldPassword: 'pendek' },
      field: oldPasswordField(page),
      text: 'Password harus memiliki minimal 8 karakter',
    },
  ]) {
    await changeBody(page, '/changepassword', change);
    await saveButton(page).click();
    await expectAt(field, text);
    await letThrough(page, '/changepassword');
  }
  await fillPasswords(page, 'Salah12345');
  await saveButton(page).click();
  await expectAt(oldPasswordField(page), 'Password lama salah');
  await expect(page).toHaveURL('/user-change-password');
});

test('five wrong old passwords lock the change for ten minutes and not less', async ({ page, request }) => {
  await startSession(page, MEMBERS.dewi);
  await page.goto('/user-change-password');
  for (const attempt of [1, 2, 3, 4]) {
    const answered = page.waitForResponse('**/gateway/changepassword');
    await fillPasswords(page, `Salah1234${attempt}`);
    await saveButton(page).click();
    await answered;
    await expectAt(oldPasswordField(page), 'Password lama salah');
    await expect(saveButton(page)).not.toHaveAttribute('aria-busy');
  }
  const alert = page.getByRole('form').getByRole('alert');
  await fillPasswords(page, 'Salah12345');
  await saveButton(page).click();
  await expect(alert).toHaveText(LOCKED);

  // Some seconds of the ten minutes pass while the form is filled in.
  await advanceClock(request, 10 * 60_000 - 10_000);
  await fillPasswords(page, PASSWORD);
  await saveButton(page).click();
  await expect(alert).toHaveText(LOCKED);
  await advanceClock(request, 10_000);
  await saveButton(page).click();
  await expect(page.getByText(SAVED)).toBeVisible();
});
