import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { API_URL } from './addresses';
import { expect, newestOtp, PASSWORD } from './journey';
import { expectAt } from './requests';

/** Somebody who has no account yet. */
export const NINA = {
  phone: '081211112222',
  masked: '0812*****222',
  email: 'nina@contoh.id',
  password: PASSWORD,
} as const;

type Account = { readonly [key in 'phone' | 'email' | 'password']: string };

/** A code that is certainly not the one that was sent. */
export const wrongOtp = (otp: string): string => (otp === '000000' ? '111111' : '000000');

export const nextButton = (page: Page): Locator => page.getByRole('button', { name: 'Lanjut' });
export const codeField = (page: Page): Locator => page.getByLabel('Kode OTP');

/** Fills the first step in, without sending it. */
export const fillAccount = async (page: Page, account: Partial<Account> = {}): Promise<void> => {
  const { phone, email, password } = { ...NINA, ...account };
  await page.getByLabel('Nomor HP').fill(phone);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
};

/** From an open first step to the second. */
export const passAccount = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Buat akun kamu' })).toBeVisible();
  await fillAccount(page);
  await nextButton(page).click();
  await expect(page.getByRole('heading', { name: 'Cek SMS kamu' })).toBeVisible();
};

/** Types a code in place of what stands there; its last digit sends it. */
export const enterCode = async (page: Page, code: string): Promise<void> => {
  await codeField(page).clear();
  await codeField(page).fill(code);
};

/** Gives a wrong code, and waits until it was refused and another one can be confirmed. */
export const refuseCode = async (page: Page, code: string): Promise<void> => {
  const answered = page.waitForResponse(/\/gateway\/(registerotp|validateotpforgotpassword)$/);
  await enterCode(page, code);
  await answered;
  await expectAt(codeField(page), 'Kode OTP yang kamu masukkan salah');
  await expect(page.getByRole('button', { name: 'Konfirmasi' })).not.toHaveAttribute('aria-busy');
};

/** From an open first step to the last. */
export const passVerification = async (page: Page, request: APIRequestContext): Promise<void> => {
  await passAccount(page);
  await enterCode(page, await newestOtp(request, NINA.phone));
  await expect(page.getByRole('heading', { name: 'Sedikit lagi selesai' })).toBeVisible();
};

/** Writes a birth date: day and year, and the month by its name. */
export const chooseBirthDate = async (
  page: Page,
  parts: readonly [string, string, string],
): Promise<void> => {
  const [day, month, year] = parts;
  await page.getByLabel('Tanggal', { exact: true }).fill(day);
  await page.getByLabel('Bulan', { exact: true }).selectOption(month);
  await page.getByLabel('Tahun', { exact: true }).fill(year);
};

/** Fills the last step in, without sending it. */
export const fillProfile = async (page: Page): Promise<void> => {
  await page.getByLabel('Nama lengkap').fill('Nina Kartika');
  await chooseBirthDate(page, ['5', 'Mei', '1994']);
  await page.getByLabel('Perempuan').check();
  await page.getByRole('checkbox').check();
};

export const finishButton = (page: Page): Locator => page.getByRole('button', { name: 'Selesai' });

/** Lets so many more members register (D23). */
export const limitRegistrations = async (request: APIRequestContext, places: number): Promise<void> => {
  const response = await request.put(`${API_URL}/sandbox/quota`, { data: { places } });
  expect(response.ok()).toBe(true);
};
