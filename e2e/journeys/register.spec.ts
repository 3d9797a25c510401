import { expect, newestOtp, outbox, test } from '../support/journey';
import {
  chooseBirthDate,
  codeField,
  enterCode,
  fillAccount,
  fillProfile,
  finishButton,
  NINA,
  nextButton,
  passAccount,
  passVerification,
  refuseCode,
  wrongOtp,
} from '../support/registration';
import { expectAt, paste } from '../support/requests';

declare global {
  interface Window {
    /** Set by the page of the WebOTP journey while it waits for an SMS. */
    bringSms?: (code: string) => void;
  }
}

test('who has never used Poku registers, verifies and arrives at the dashboard', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Daftar' }).click();
  await expect(page.getByRole('list', { name: 'Langkah' })).toHaveText(/Daftar.*Verifikasi.*Profil/);
  await paste(page, page.getByLabel('Nomor HP'), '+62 812-1111-2222');
  await expect(page.getByLabel('Nomor HP')).toHaveValue('81211112222');
  await fillAccount(page);
  await expect(page.getByText('Nomor HP bisa dipakai')).toBeVisible();
  await expect(page.getByText('Email bisa dipakai')).toBeVisible();
  await nextButton(page).click();

  await expect(page.getByText(`Kode OTP dikirim ke ${NINA.masked}`)).toBeVisible();
  const confirm = page.getByRole('button', { name: 'Konfirmasi' });
  const otp = await newestOtp(request, NINA.phone);
  await refuseCode(page, wrongOtp(otp));
  await codeField(page).clear();
  await paste(page, codeField(page), otp.slice(0, 5));
  await expect(confirm).toBeDisabled();
  await codeField(page).clear();
  await paste(page, codeField(page), ` ${otp.slice(0, 3)} ${otp.slice(3)}\n`);
  await expect(page.getByRole('heading', { name: 'Sedikit lagi selesai' })).toBeVisible();
  await fillProfile(page);
  await finishButton(page).click();
  await expect(page).toHaveURL('/landing');
  await expect(page.getByRole('heading', { level: 1, name: 'Selamat datang, Nina!' })).toBeVisible();
  const mails = (await outbox(request, NINA.email)).filter(({ link }) => link?.includes('/verification/'));
  expect(mails).toHaveLength(1);
  await page.getByRole('button', { name: 'Lewati' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('banner')).toContainText('Nina Kartika');
});

test('a number or an address that cannot be used says so while it is typed, and keeps the way closed', async ({
  page,
}) => {
  await page.goto('/register');
  const phone = page.getByLabel('Nomor HP');
  const email = page.getByLabel('Email');
  await fillAccount(page);
  await expect(nextButton(page)).toBeEnabled();

  await phone.fill('81200000002');
  await expectAt(phone, 'Nomor HP sudah terdaftar');
  await expect(nextButton(page)).toBeDisabled();
  await phone.fill('21555123');
  await phone.blur();
  await expectAt(phone, 'Masukkan nomor HP yang valid!');
  await phone.fill('');
  await phone.blur();
  await expectAt(phone, 'Mohon isi nomor HP');
  await phone.fill(NINA.phone);
  await expect(nextButton(page)).toBeEnabled();

  await email.fill('Siti@Contoh.id');
  await expectAt(email, 'Email sudah terdaftar');
  await expect(nextButton(page)).toBeDisabled();
  await email.fill('nina@kampus.ac.id');
  await email.blur();
  await expectAt(email, 'Email is not valid!');
  await email.fill('nina@contoh');
  await email.blur();
  await expectAt(email, 'Masukkan email yang valid');
  await email.fill('');
  await email.blur();
  await expectAt(email, 'Mohon isi Email');
  await email.fill(NINA.email);
  await expect(nextButton(page)).toBeEnabled();
});

test('the checklist of the password is ticked off while it is typed', async ({ page }) => {
  await page.goto('/register');
  await fillAccount(page, { password: '' });
  const password = page.getByLabel('Password', { exact: true });
  const rule = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const steps = [
    { typed: 'kopi', met: [] },
    { typed: 'kopi1', met: ['Memiliki Huruf & Angka'] },
    { typed: 'Kopi1', met: ['Memiliki Huruf & Angka', 'Memiliki Huruf Kapital'] },
    { typed: 'Kopisusu', met: ['Memiliki Huruf Kapital', 'Minimal 8 Karakter'] },
    {
      typed: 'Kopisusu1',
      met: ['Memiliki Huruf & Angka', 'Memiliki Huruf Kapital', 'Minimal 8 Karakter'],
    },
  ];
  for (const { typed, met } of steps) {
    await password.fill(typed);
    for (const name of ['Memiliki Huruf & Angka', 'Memiliki Huruf Kapital', 'Minimal 8 Karakter']) {
      await expect(rule(name)).toContainText(met.includes(name) ? /(?<!belum )terpenuhi/ : 'belum terpenuhi');
    }
    await expect(nextButton(page)).toBeEnabled({ enabled: met.length === 3 });
  }
  await password.clear();
  await password.pressSequentially('Kopi susu1');
  await expect(password).toHaveValue('Kopisusu1');
  await password.clear();
  await paste(page, password, 'Kopi susu1');
  await password.blur();
  await expectAt(password, 'Password tidak boleh menggunakan spasi');
  await expect(nextButton(page)).toBeDisabled();
});

test('the last step asks for everything, and for a birth date that can be', async ({ page, request }) => {
  // A day in the middle of a year, so that the year has days to come.
  await page.clock.install({ time: new Date(`${new Date().getFullYear()}-06-15T12:00:00+07:00`) });
  const thisYear = String(new Date().getFullYear());
  await page.goto('/register');
  await passVerification(page, request);
  const name = page.getByLabel('Nama lengkap');
  const day = page.getByLabel('Tanggal', { exact: true });
  await finishButton(page).click();
  await expectAt(name, 'Masukkan Nama Kamu');
  await expectAt(day, 'Masukkan Tanggal Lahir Kamu');
  await expect(page.getByText('Pilih jenis kelamin kamu')).toBeVisible();
  await expectAt(
    page.getByRole('checkbox'),
    'Setujui Syarat dan Ketentuan dan Kebijakan Privasi untuk melanjutkan',
  );
  await name.fill('Nina 2');
  await name.blur();
  await expectAt(name, 'Nama tidak boleh menggunakan simbol/angka');
  for (const parts of [
    ['15', 'Juni', thisYear],
    ['31', 'Desember', thisYear],
    ['31', 'Februari', '1994'],
  ] as const) {
    await chooseBirthDate(page, parts);
    await expectAt(day, 'Tanggal Lahir tidak valid');
  }
  await chooseBirthDate(page, ['14', 'Juni', thisYear]);
  await expect(page.getByText('Tanggal Lahir tidak valid')).toBeHidden();
  await expect(page).toHaveURL('/register?step=profil');
});

test('terms and privacy policy open over the whole screen and are closed again', async ({
  page,
  request,
}) => {
  await page.goto('/register');
  await passVerification(page, request);
  for (const title of ['Syarat dan Ketentuan', 'Kebijakan Privasi']) {
    await page.getByRole('button', { name: title }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByText(/Berlaku sejak/)).toBeVisible();
    await expect(dialog.getByRole('heading').nth(1)).toBeVisible();
    const top = async () => Math.round((await dialog.boundingBox())?.y ?? -1);
    await expect.poll(top).toBe(0);
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, width: 360 });
    expect(Math.round((await dialog.boundingBox())?.height ?? 0)).toBe(800);
    await dialog.getByRole('button', { name: 'Tutup' }).click();
    await expect(dialog).toBeHidden();
  }
  // Reading is not agreeing.
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});

test('where the browser reads the SMS, its code is filled in and confirmed', async ({ page, request }) => {
  // Headless browsers have no SMS; this one answers as WebOTP does.
  await page.addInitScript(() => {
    Object.assign(window, { OTPCredential: class {} });
    const get = () =>
      new Promise((resolve) => {
        window.bringSms = (code) => resolve({ id: 'sms', type: 'otp', code });
      });
    Object.defineProperty(navigator.credentials, 'get', { value: get });
  });
  await page.goto('/register');
  await passAccount(page);
  await page.waitForFunction(() => window.bringSms !== undefined);
  await page.evaluate((code) => window.bringSms?.(code), await newestOtp(request, NINA.phone));
  await expect(page.getByRole('heading', { name: 'Sedikit lagi selesai' })).toBeVisible();
});

test('password managers and the keyboard know what each field holds', async ({ page, request }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Nomor HP')).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
    'autocomplete',
    'current-password',
  );
  await page.goto('/register');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'new-password');
  await passAccount(page);
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric');
  await enterCode(page, await newestOtp(request, NINA.phone));
  await expect(page.getByLabel('Nama lengkap')).toHaveAttribute('autocomplete', 'name');
  await expect(page.getByLabel('Tahun', { exact: true })).toHaveAttribute('autocomplete', 'bday-year');
});
