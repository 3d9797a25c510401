import { advanceClock, expect, goInside, logInByForm, MEMBERS, newestOtp, test } from '../support/journey';

test('a code that a partner wants is given over its step, then it is linked and the way on is no longer a skip', async ({
  page,
  request,
}) => {
  await logInByForm(page, MEMBERS.rina);
  await goInside(page, '/onboard?step=1');
  await expect(page.getByRole('button', { name: 'Lewati' })).toBeVisible();

  const link = async () => {
    await page.getByRole('button', { name: 'Hubungkan Garuda Motor' }).click();
    await page.getByRole('checkbox', { name: /Saya setuju/ }).check();
    await page.getByRole('button', { name: 'Lanjut' }).last().click();
  };
  await link();
  const dialog = page.getByRole('dialog', { name: 'Verifikasi' });
  const field = dialog.getByRole('textbox', { name: 'Kode OTP' });
  await expect(field).toBeVisible();

  const otp = await newestOtp(request, MEMBERS.rina);
  await field.fill(otp === '000000' ? '000001' : '000000');
  await expect(field).toHaveAccessibleDescription(/Kode OTP yang kamu masukkan salah/);

  // The browser's back leaves the code, and the step stays.
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/onboard\?step=1/);
  await expect(page.getByRole('button', { name: 'Lewati' })).toBeVisible();

  await advanceClock(request, 60_000);
  await link();
  await expect(field).toBeVisible();
  await field.fill(await newestOtp(request, MEMBERS.rina, 2));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Kode OTP kamu benar!')).toBeVisible();
  await expect(page.getByText('Selamat! Akun Garuda Motor berhasil terhubung.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lanjut' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lewati' })).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Persetujuan berbagi data Garuda Motor' })).toBeVisible();
});
