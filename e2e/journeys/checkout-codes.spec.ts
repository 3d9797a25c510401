import type { APIRequestContext, Page } from '@playwright/test';
import {
  amountOf,
  codeField,
  codesDialog,
  comeToCheckout,
  enterCode,
  expectPartnerStep,
  openCheckout,
  openSplit,
  passOwnCode,
  passPartnerCode,
  payButton,
} from '../support/checkout';
import { advanceClock, expect, logIn, MEMBERS, newestOtp, outbox, test } from '../support/journey';
import { partnerCode } from '../support/linking';
import { wrongOtp } from '../support/registration';
import { expectAt } from '../support/requests';

const MINUTE_MS = 60_000;
const WRONG = 'Kode OTP yang kamu masukkan salah';
const LOCKED = 'Kode yang kamu masukkan masih salah. Coba lagi dalam 3 jam ya';
const USED_UP = 'Permintaan kode OTP kamu sudah habis. Coba lagi dalam waktu 3 jam ya';

/** A code of four digits that is certainly not the one that was sent. */
const wrongPartnerCode = (code: string): string => (code === '0000' ? '1111' : '0000');
const resendButton = (page: Page) => page.getByRole('button', { name: 'Kirim ulang kode', exact: true });
const waitingButton = (page: Page) =>
  page.getByRole('button', { name: /^Kirim ulang kode dalam (01:00|00:5\d)$/ });
const lockDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Akun kamu terkunci!' });

/** Lets time pass for the API and for the browser, whose clock `page.clock` has to drive. */
const letPass = async (page: Page, request: APIRequestContext, ms: number): Promise<void> => {
  await advanceClock(request, ms);
  await page.clock.fastForward(ms);
};
/** Confirms a wrong code, and waits until it was refused. */
const refuse = async (page: Page, code: string): Promise<void> => {
  const answered = page.waitForResponse('**/gateway/multiplevalidateotp');
  await enterCode(page, code);
  await answered;
  await expectAt(codeField(page), WRONG);
  await expect(page.getByRole('button', { name: 'Konfirmasi' })).not.toHaveAttribute('aria-busy');
};
/** The third wrong code was given. */
const expectLocked = async (page: Page): Promise<void> => {
  await expect(lockDialog(page)).toContainText(LOCKED);
  await lockDialog(page).getByRole('button', { name: 'Kembali ke Beranda' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: /Selamat/ })).toBeVisible();
};

test('three wrong codes of Poku lock and lead home; for three hours no code is sent', async ({
  page,
  request,
}) => {
  await openSplit(page, request);
  await payButton(page).click();
  await expect(codesDialog(page).getByText('Langkah 1 dari 2')).toBeVisible();
  const wrong = wrongOtp(await newestOtp(request, MEMBERS.siti));
  await refuse(page, wrong);
  await expect(codesDialog(page)).toContainText('sisa 2 percobaan');
  await refuse(page, wrong);
  await expect(codesDialog(page)).toContainText('sisa 1 percobaan');
  await enterCode(page, wrong);
  await expectLocked(page);
  await advanceClock(request, MINUTE_MS);
  await openCheckout(page, request, { voucherId: '1001' });
  await payButton(page).click();
  await expect(lockDialog(page)).toContainText(LOCKED);
  expect((await outbox(request, MEMBERS.siti)).filter(({ otp }) => otp !== undefined)).toHaveLength(1);
});

test('three wrong codes of the partner lock as well, and nothing is bought', async ({ page, request }) => {
  await openSplit(page, request);
  await passOwnCode(page, request);
  await expectPartnerStep(page);
  const wrong = wrongPartnerCode(await partnerCode(request, 'nusapoin', MEMBERS.siti));
  await refuse(page, wrong);
  await expect(codesDialog(page)).toContainText('sisa 2 percobaan');
  await refuse(page, wrong);
  await enterCode(page, wrong);
  await expectLocked(page);
  await page.goto('/poinku');
  await expect(page.getByRole('main')).toContainText('185.000');
});

test('each step sends again after a minute, with what is left, until the sends are used up', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await openSplit(page, request);
  await payButton(page).click();
  for (const who of ['Poku', 'NusaPoin']) {
    await expect(codesDialog(page).getByText(`Kode dari ${who}`)).toBeVisible();
    await expect(page.getByText('Kamu bisa meminta kode OTP 4 kali lagi')).toBeVisible();
    await expect(waitingButton(page)).toBeDisabled();
    for (const text of [
      'Kamu bisa meminta kode OTP 3 kali lagi',
      'Kamu bisa meminta kode OTP 2 kali lagi',
      'Kamu bisa meminta kode OTP 1 kali lagi',
      'Ini adalah permintaan kode OTP terakhir kamu',
    ]) {
      await letPass(page, request, MINUTE_MS);
      await resendButton(page).click();
      await expect(page.getByText(text)).toBeVisible();
      await expect(waitingButton(page)).toBeDisabled();
    }
    await letPass(page, request, MINUTE_MS);
    await resendButton(page).click();
    await expect(page.getByText(USED_UP)).toBeVisible();
    await expect(page.getByRole('button', { name: /Kirim ulang/ })).toHaveCount(0);
    // The last code still counts.
    if (who === 'Poku') await enterCode(page, await newestOtp(request, MEMBERS.siti));
  }
});

test('a reload goes on at the partner, another share asks it for another code, and both pay', async ({
  page,
  request,
}) => {
  await logIn(page);
  await comeToCheckout(page, request);
  await expect(amountOf(page, 'NusaPoin')).toHaveValue('3.500');
  await passOwnCode(page, request);
  await expectPartnerStep(page);
  const first = await partnerCode(request, 'nusapoin', MEMBERS.siti);
  await page.reload();
  await expect(amountOf(page, 'NusaPoin')).toHaveValue('3.500');
  await payButton(page).click();
  await expectPartnerStep(page);
  expect(await partnerCode(request, 'nusapoin', MEMBERS.siti)).toBe(first);

  await codesDialog(page).getByRole('button', { name: 'Kembali' }).click();
  await expect(codesDialog(page)).toHaveCount(0);
  await amountOf(page, 'NusaPoin').fill('3000');
  await amountOf(page, 'DompetNusa').fill('500');
  await advanceClock(request, MINUTE_MS);
  const asked = page.waitForRequest('**/gateway/multiplepaymentotp');
  await payButton(page).click();
  // The own code stays confirmed.
  expect((await asked).postDataJSON()).toMatchObject({ paymentMethod: '2' });
  await expectPartnerStep(page);
  // The way back of the device closes the codes, not the page, and the code that was sent stays.
  await page.goBack();
  await expect(codesDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/checkout\?/);
  await payButton(page).click();
  await passPartnerCode(page, request);
  await expect(page).toHaveURL(/\/checkout-linkaja\?/);
});
