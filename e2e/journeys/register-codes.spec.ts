import type { APIRequestContext, Page } from '@playwright/test';
import { API_URL } from '../support/addresses';
import { advanceClock, expect, newestOtp, outbox, test } from '../support/journey';
import {
  codeField,
  enterCode,
  fillAccount,
  fillProfile,
  finishButton,
  limitRegistrations,
  NINA,
  nextButton,
  passAccount,
  passVerification,
  refuseCode,
  wrongOtp,
} from '../support/registration';
import { changeBody, expectAt, letThrough } from '../support/requests';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const USED_UP = 'Permintaan kode OTP kamu sudah habis. Coba lagi dalam waktu 3 jam ya';
const LOCKED = 'Kode yang kamu masukkan masih salah. Coba lagi dalam waktu 3 jam ya';
const TOO_SOON =
  'Permintaan kode OTP gagal. Kode sebelumnya baru saja dikirim. Tunggu sebentar, lalu coba lagi.';
const resendButton = (page: Page) => page.getByRole('button', { name: 'Kirim ulang kode', exact: true });
const codesSent = async (request: APIRequestContext): Promise<number> =>
  (await outbox(request, NINA.phone)).filter(({ otp }) => otp !== undefined).length;

/** Lets time pass for the API and for the browser, whose clock `page.clock` has to drive. */
const letPass = async (page: Page, request: APIRequestContext, ms: number): Promise<void> => {
  await advanceClock(request, ms);
  await page.clock.fastForward(ms);
};

test('another code can be asked for each minute, four times, with its count; then no more', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await page.goto('/register');
  await passAccount(page);
  await expect(page.getByText('Kode OTP berhasil dikirim')).toBeVisible();
  await expect(page.getByText('Kamu bisa meminta kode OTP 4 kali lagi')).toBeVisible();
  const waiting = page.getByRole('button', { name: /^Kirim ulang kode dalam (01:00|00:5\d)$/ });
  await expect(waiting).toBeDisabled();
  await letPass(page, request, 6_000);
  await expect(page.getByText('Kode OTP berhasil dikirim')).toBeHidden();

  for (const text of [
    'Kamu bisa meminta kode OTP 3 kali lagi',
    'Kamu bisa meminta kode OTP 2 kali lagi',
    'Kamu bisa meminta kode OTP 1 kali lagi',
    'Ini adalah permintaan kode OTP terakhir kamu',
  ]) {
    await letPass(page, request, MINUTE_MS);
    await resendButton(page).click();
    await expect(page.getByText(text)).toBeVisible();
    await expect(waiting).toBeDisabled();
  }
  expect(await codesSent(request)).toBe(5);

  await letPass(page, request, MINUTE_MS);
  await resendButton(page).click();
  await expect(page.getByText(USED_UP)).toBeVisible();
  await expect(page.getByRole('button', { name: /Kirim ulang/ })).toBeHidden();
  expect(await codesSent(request)).toBe(5);
  await enterCode(page, await newestOtp(request, NINA.phone));
  await expect(page.getByRole('heading', { name: 'Sedikit lagi selesai' })).toBeVisible();
});

test('the API itself keeps the minute between two codes', async ({ page, request }) => {
  await page.clock.install();
  await page.goto('/register');
  await passAccount(page);
  await page.clock.fastForward(MINUTE_MS);
  await resendButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: TOO_SOON })).toBeVisible();
  expect(await codesSent(request)).toBe(1);
  await advanceClock(request, MINUTE_MS);
  await resendButton(page).click();
  await expect(page.getByText('Kamu bisa meminta kode OTP 3 kali lagi')).toBeVisible();
});

test('a code is over after five minutes, by the page and by the API', async ({ page, request }) => {
  await page.clock.install();
  await page.goto('/register');
  await passAccount(page);
  const otp = await newestOtp(request, NINA.phone);
  await advanceClock(request, 5 * MINUTE_MS);
  await enterCode(page, otp);
  await expectAt(codeField(page), 'Kode OTP sudah kedaluwarsa. Minta kode baru ya');

  await page.clock.fastForward(5 * MINUTE_MS);
  await expect(page.getByText('Kode OTP sudah kedaluwarsa. Minta kode baru ya').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Konfirmasi' })).toBeDisabled();
  await resendButton(page).click();
  await expect(page.getByText('Kamu bisa meminta kode OTP 3 kali lagi')).toBeVisible();
  await enterCode(page, await newestOtp(request, NINA.phone));
  await expect(page.getByRole('heading', { name: 'Sedikit lagi selesai' })).toBeVisible();
});

test('a code that was used says so', async ({ page, request }) => {
  await page.goto('/register');
  await passAccount(page);
  const otp = await newestOtp(request, NINA.phone);
  const [{ otpRequestId } = { otpRequestId: '' }] = await page.evaluate(() =>
    Object.values(sessionStorage).map((kept) => {
      const { requestId } = JSON.parse(String(kept)) as { readonly requestId: string };
      return { otpRequestId: requestId };
    }),
  );
  const proof = { msisdn: NINA.phone, otpRequestId, otpCode: otp };
  await request.post(`${API_URL}/registerotp`, { data: proof });
  const person = { email: NINA.email, password: NINA.password, name: 'Nina', dob: '1994-05-05', gender: '1' };
  const registered = await request.post(`${API_URL}/completeregister`, { data: { ...proof, ...person } });
  expect(await registered.json()).toMatchObject({ responseCode: 200 });
  await enterCode(page, otp);
  await expectAt(codeField(page), 'Kode OTP sudah digunakan. Minta kode baru ya');
});

test('three wrong codes lock for three hours and not less, whatever is sent meanwhile', async ({
  page,
  request,
}) => {
  const dialog = page.getByRole('alertdialog', { name: 'Akun kamu terkunci!' });
  await page.clock.install();
  await page.goto('/register');
  await passAccount(page);
  const wrong = wrongOtp(await newestOtp(request, NINA.phone));
  await refuseCode(page, wrong);
  await refuseCode(page, wrong);
  // Another code does not reset the count.
  await letPass(page, request, MINUTE_MS);
  await resendButton(page).click();
  await expect(page.getByText('Kamu bisa meminta kode OTP 3 kali lagi')).toBeVisible();
  await expect(page.getByText('sisa 1 percobaan')).toBeVisible();
  await enterCode(page, wrongOtp(await newestOtp(request, NINA.phone)));
  await expect(dialog).toContainText(LOCKED);
  await dialog.getByRole('button', { name: 'Kembali ke Beranda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible();

  // Some seconds of the three hours pass while the form is filled in.
  await advanceClock(request, 3 * HOUR_MS - 15_000);
  await page.goto('/register');
  await fillAccount(page);
  await nextButton(page).click();
  await expectAt(page.getByLabel('Nomor HP'), LOCKED);
  expect(await codesSent(request)).toBe(2);
  await advanceClock(request, 15_000);
  await nextButton(page).click();
  await expect(page.getByRole('heading', { name: 'Cek SMS kamu' })).toBeVisible();
});

test('each refusal of the first step stands where it can be mended', async ({ page, request }) => {
  await page.goto('/register');
  await fillAccount(page);
  const phone = page.getByLabel('Nomor HP');
  const email = page.getByLabel('Email');
  const cannotRegister = 'Nomor HP ini tidak bisa didaftarkan. Masuk, atau pakai nomor lain ya.';
  const refusals = [
    { change: { msisdn: '' }, field: phone, text: 'Mohon isi nomor HP' },
    { change: { msisdn: '12345' }, field: phone, text: 'Masukkan nomor HP yang valid!' },
    { change: { msisdn: '081200000002' }, field: phone, text: cannotRegister },
    { change: { email: 'siti@contoh.id' }, field: email, text: 'Email sudah terdaftar' },
    { change: { email: 'nina@' }, field: email, text: 'Masukkan email yang valid' },
  ];
  for (const { change, field, text } of refusals) {
    await changeBody(page, '/register', change);
    await nextButton(page).click();
    await expectAt(field, text);
    await letThrough(page, '/register');
  }
  const alert = page.getByRole('form').getByRole('alert');
  await limitRegistrations(request, 0);
  await nextButton(page).click();
  await expect(alert).toHaveText(/kuota kami sudah penuh/);
  await limitRegistrations(request, 10);
  for (let sent = 0; sent < 5; sent += 1) {
    const data = { msisdn: NINA.phone, email: NINA.email };
    expect(await (await request.post(`${API_URL}/register`, { data })).json()).toMatchObject({
      responseCode: 200,
    });
    await advanceClock(request, MINUTE_MS);
  }
  await nextButton(page).click();
  await expect(alert).toHaveText(USED_UP);
});

test('a confirmed code is worth nothing after fifteen minutes; the first step says why', async ({
  page,
  request,
}) => {
  await page.goto('/register');
  await passVerification(page, request);
  await fillProfile(page);
  await advanceClock(request, 15 * MINUTE_MS);
  await finishButton(page).click();
  await expect(page.getByRole('heading', { name: 'Buat akun kamu' })).toBeVisible();
  await expect(page.getByText('Kode OTP sudah kedaluwarsa. Minta kode baru ya')).toBeVisible();
});
