import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessibleOnceIdle } from '../support/accessibility';
import { API_URL } from '../support/addresses';
import { advanceClock, expect, fillLogin, MEMBERS, newestLink, newestOtp, test } from '../support/journey';
import {
  findAccount,
  identifierField,
  NEW_PASSWORD,
  newPasswordField,
  passCode,
  saveButton,
  SAVED,
  saveNewPassword,
} from '../support/passwords';
import { enterCode, refuseCode, wrongOtp } from '../support/registration';
import { changeBody, expectAt, letThrough } from '../support/requests';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const USED_UP = 'Permintaan kode OTP kamu sudah habis. Coba lagi dalam waktu 3 jam ya';
const LOCKED = 'Kode yang kamu masukkan masih salah. Coba lagi dalam waktu 3 jam ya';
const OVER = 'Link ubah password sudah tidak berlaku. Minta link baru ya';

const askByApi = async (request: APIRequestContext, path: string, data: object): Promise<number> => {
  const response = await request.post(`${API_URL}${path}`, { data });
  return ((await response.json()) as { readonly responseCode: number }).responseCode;
};

for (const [title, waitMs, isAlive] of [
  ['works until its thirty minutes are over', 30 * MINUTE_MS - 10_000, true],
  ['is dead after thirty minutes', 30 * MINUTE_MS, false],
] as const) {
  test(`a link ${title}`, async ({ page, request }) => {
    expect(await askByApi(request, '/requestforgotpasswordemail', { email: 'siti@contoh.id' })).toBe(200);
    const looked = page.waitForResponse('**/checkforgotpasswordemail');
    await page.goto(await newestLink(request, 'siti@contoh.id'));
    await looked;
    await advanceClock(request, waitMs);
    await saveNewPassword(page);
    if (isAlive) await expect(page.getByText(SAVED)).toBeVisible();
    else await expectAt(newPasswordField(page), OVER);
  });
}

/** The link that was opened works no more, and its page says so before a password is chosen. */
const expectDead = async (page: Page, reason: string): Promise<void> => {
  await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  await expect(newPasswordField(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Minta link baru' })).toBeVisible();
  await expect(page).toHaveURL('/change-password');
};

test('a newer link ends the one before it, and an invented one is not known', async ({ page, request }) => {
  const email = 'siti@contoh.id';
  await page.goto('/change-password');
  await expect(page.getByText(/^Link ubah password ini tidak lengkap/)).toBeVisible();
  await askByApi(request, '/requestforgotpasswordemail', { email });
  const first = await newestLink(request, email);
  await askByApi(request, '/requestforgotpasswordemail', { email });
  await page.goto(first);
  await expectDead(page, OVER);
  await page.goto(`/change-password?verifyCode=${'x'.repeat(43)}`);
  await expectDead(page, 'Link ubah password tidak dikenali. Minta link baru ya');
  await page.getByRole('link', { name: 'Minta link baru' }).click();
  await expect(identifierField(page)).toBeVisible();
});

test('a link that was opened too late says so before a password is chosen, and leads to a new one', async ({
  page,
  request,
}) => {
  const email = 'siti@contoh.id';
  await askByApi(request, '/requestforgotpasswordemail', { email });
  const late = await newestLink(request, email);
  await advanceClock(request, 30 * MINUTE_MS);
  await page.goto(late);
  await expectDead(page, OVER);
  await expectAccessibleOnceIdle(page, 'a reset link that is over');
  await page.getByRole('link', { name: 'Minta link baru' }).click();
  await findAccount(page, email);
  await expect(page.getByRole('heading', { name: 'Cek email kamu' })).toBeVisible();
  const fresh = await newestLink(request, email);
  expect(fresh).not.toBe(late);

  // While nobody can tell how the link stands it may be used.
  await page.route('**/checkforgotpasswordemail', (route) => route.fulfill({ status: 503 }));
  await page.goto(fresh);
  await saveNewPassword(page);
  await expect(page.getByText(SAVED)).toBeVisible();
});

test('after five codes, and after five links, a message over the page says so', async ({ page, request }) => {
  const messages = page.getByRole('region', { name: 'Pemberitahuan' });
  for (let sent = 0; sent < 5; sent += 1) {
    expect(await askByApi(request, '/requestotpforgotpassword', { msisdn: MEMBERS.siti })).toBe(200);
    expect(await askByApi(request, '/requestforgotpasswordemail', { email: 'siti@contoh.id' })).toBe(200);
    await advanceClock(request, MINUTE_MS);
  }
  await page.goto('/forgot-password');
  await findAccount(page, MEMBERS.siti);
  await expect(messages).toContainText(USED_UP);
  await expect(identifierField(page)).not.toHaveAccessibleDescription(/habis/);
  await findAccount(page, 'siti@contoh.id');
  await expect(messages).toContainText(
    'Permintaan link ubah password kamu sudah habis. Coba lagi dalam waktu 3 jam ya',
  );
  await advanceClock(request, 3 * HOUR_MS);
  await findAccount(page, MEMBERS.siti);
  await expect(page.getByRole('heading', { name: 'Cek SMS kamu' })).toBeVisible();
});

test('three wrong codes lock the forgotten password for three hours and not less', async ({
  page,
  request,
}) => {
  const dialog = page.getByRole('alertdialog', { name: 'Akun kamu terkunci!' });
  await page.goto('/forgot-password');
  await findAccount(page, MEMBERS.siti);
  await expect(page.getByRole('heading', { name: 'Cek SMS kamu' })).toBeVisible();
  const wrong = wrongOtp(await newestOtp(request, MEMBERS.siti));
  await refuseCode(page, wrong);
  await refuseCode(page, wrong);
  await enterCode(page, wrong);
  await expect(dialog).toContainText(LOCKED);
  await dialog.getByRole('button', { name: 'Kembali ke Beranda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible();
  // The code is locked, the login is not.
  await advanceClock(request, 3 * HOUR_MS - 15_000);
  await page.goto('/forgot-password');
  await findAccount(page, MEMBERS.siti);
  await expect(page.getByRole('region', { name: 'Pemberitahuan' })).toContainText(LOCKED);
  await advanceClock(request, 15_000);
  await findAccount(page, MEMBERS.siti);
  await expect(page.getByRole('heading', { name: 'Cek SMS kamu' })).toBeVisible();
  await page.goto('/login');
  await fillLogin(page, MEMBERS.siti);
  await expect(page.getByRole('banner')).toContainText('Siti Rahma');
});

test('what is wrong at the last step is told under the field, and a dead code leads to the start', async ({
  page,
  request,
}) => {
  await page.goto('/forgot-password');
  await passCode(page, request, MEMBERS.rina);
  await changeBody(page, '/updatepassword', { otpRequestId: 'bukan-permintaan' });
  await saveNewPassword(page);
  await expectAt(newPasswordField(page), 'Password belum berhasil diubah. Coba lagi ya.');
  await letThrough(page, '/updatepassword');
  await advanceClock(request, 15 * MINUTE_MS);
  await saveButton(page).click();
  await expect(page.getByRole('heading', { name: 'Cari akun kamu' })).toBeVisible();
  await expect(page.getByText('Kode OTP sudah kedaluwarsa. Minta kode baru ya')).toBeVisible();

  await passCode(page, request, MEMBERS.rina);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Buat password baru' })).toBeVisible();
  await saveNewPassword(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  await fillLogin(page, MEMBERS.rina, NEW_PASSWORD);
  await expect(page.getByRole('banner')).toContainText('Rina Puspita');
});
