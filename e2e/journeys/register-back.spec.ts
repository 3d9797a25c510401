import type { Page } from '@playwright/test';
import { expect, newestOtp, test } from '../support/journey';
import {
  codeField,
  enterCode,
  fillProfile,
  finishButton,
  limitRegistrations,
  NINA,
  nextButton,
  passAccount,
  passVerification,
} from '../support/registration';
import { cutOff, letThrough } from '../support/requests';

const QUOTA_FULL = 'Maaf! Kamu belum dapat menggunakan layanan ini karena kuota kami sudah penuh';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const question = (page: Page) => page.getByRole('dialog', { name: 'Kembali ke langkah pertama?' });

const ways = [
  ['the header', (page: Page) => page.getByRole('button', { name: 'Kembali', exact: true }).click()],
  ['the browser', (page: Page) => page.evaluate(() => history.back())],
] as const;

for (const [way, goBack] of ways) {
  test(`back by ${way} keeps what was entered before the code, and asks before losing it at the last step`, async ({
    page,
    request,
  }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Daftar' }).click();
    await passAccount(page);
    await goBack(page);
    await expect(heading(page, 'Buat akun kamu')).toBeVisible();
    await expect(page.getByLabel('Nomor HP')).toHaveValue(NINA.phone.slice(1));
    await expect(page.getByLabel('Email')).toHaveValue(NINA.email);
    await nextButton(page).click();
    // The code that was sent still lives, so no other one is sent.
    await enterCode(page, await newestOtp(request, NINA.phone));
    await expect(heading(page, 'Sedikit lagi selesai')).toBeVisible();
    await fillProfile(page);

    await goBack(page);
    await expect(question(page)).toContainText('Data yang sudah kamu isi akan hilang.');
    await question(page).getByRole('button', { name: 'Lanjut mengisi' }).click();
    await expect(page).toHaveURL('/register?step=profil');
    await expect(page.getByLabel('Nama lengkap')).toHaveValue('Nina Kartika');

    await goBack(page);
    await question(page).getByRole('button', { name: 'Ya, kembali' }).click();
    await expect(heading(page, 'Buat akun kamu')).toBeVisible();
    await expect(page).toHaveURL('/register');
    for (const label of ['Nomor HP', 'Email', 'Password']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    }
  });
}

const storage = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

test('a reload while the SMS is read keeps the step, and nothing secret is stored', async ({
  page,
  request,
}) => {
  await page.goto('/register');
  await passAccount(page);
  const otp = await newestOtp(request, NINA.phone);
  const secrets = [NINA.phone, NINA.phone.slice(1), NINA.email, NINA.password, otp];
  const expectNoSecret = async () => {
    const stored = await storage(page);
    for (const secret of secrets) expect(stored).not.toContain(secret);
  };
  await expectNoSecret();

  await page.reload();
  await expect(page.getByText(`Kode OTP dikirim ke ${NINA.masked}`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Kirim ulang kode dalam 00:/ })).toBeDisabled();
  await enterCode(page, otp);
  await expect(heading(page, 'Sedikit lagi selesai')).toBeVisible();
  await expectNoSecret();

  await page.reload();
  await expect(heading(page, 'Sedikit lagi selesai')).toBeVisible();
  await expect(
    page.getByText(/email dan password tidak kami simpan saat halaman dimuat ulang/),
  ).toBeVisible();
  await page.getByLabel('Email').fill(NINA.email);
  await page.getByLabel('Password', { exact: true }).fill(NINA.password);
  await fillProfile(page);
  await finishButton(page).click();
  await expect(page).toHaveURL('/landing');
  expect(await storage(page)).not.toContain('poku.otp');
});

test('a step of an address without its code is the first step', async ({ page }) => {
  await page.goto('/register?step=profil');
  await expect(heading(page, 'Buat akun kamu')).toBeVisible();
  await expect(page).toHaveURL('/register');
});

test('when no place is left the page leads home and says why', async ({ page, request }) => {
  await limitRegistrations(request, 0);
  await page.goto('/register');
  await expect(page.getByText(QUOTA_FULL)).toBeVisible();
  await expect(page).not.toHaveURL(/register/);
  await expect(page.getByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible();
});

test('when the places cannot be asked for, that is a disturbance and can be tried again', async ({
  page,
}) => {
  await cutOff(page, '/checklimit');
  await page.goto('/register');
  await expect(page.getByText(/Sistem mengalami gangguan/)).toBeVisible();
  await expect(page.getByText(/penuh/)).toBeHidden();
  await letThrough(page, '/checklimit');
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(heading(page, 'Buat akun kamu')).toBeVisible();
});

test('the last place can go while the last step is filled in', async ({ page, request }) => {
  await page.goto('/register');
  await passVerification(page, request);
  await fillProfile(page);
  await limitRegistrations(request, 0);
  await finishButton(page).click();
  await expect(page.getByRole('form').getByRole('alert')).toHaveText(QUOTA_FULL);
  await expect(codeField(page)).toBeHidden();
});
