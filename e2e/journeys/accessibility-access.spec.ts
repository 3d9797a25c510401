import { expectAccessibleOnceIdle as check, tabTo } from '../support/accessibility';
import { expect, logIn, MEMBERS, newestLink, newestOtp, test } from '../support/journey';
import { overflowOf } from '../support/large-text';
import { confirmationField, findAccount, newPasswordField, saveButton } from '../support/passwords';
import { enterCode, fillProfile, finishButton, NINA, passAccount } from '../support/registration';
import { expectStep } from '../support/screens';

test('axe finds nothing on the way of a new member', async ({ page, request }) => {
  await page.goto('/register');
  await page.getByLabel('Email').fill('siti@contoh.id');
  await expect(page.getByText('Email sudah terdaftar')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('melati');
  await check(page, 'registration, with problems');
  await passAccount(page);
  await check(page, 'the code of a registration');
  await enterCode(page, await newestOtp(request, NINA.phone));
  await finishButton(page).click();
  await expect(page.getByText('Masukkan Nama Kamu')).toBeVisible();
  await check(page, 'the profile of a registration, with problems');
  await page.getByRole('button', { name: 'Syarat dan Ketentuan' }).click();
  const terms = page.getByRole('dialog', { name: 'Syarat dan Ketentuan' });
  await expect(terms.getByText('Berlaku sejak', { exact: false })).toBeVisible();
  await check(page, 'the terms');
  await terms.getByRole('button', { name: 'Tutup' }).click();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Kembali ke langkah pertama?' })).toBeVisible();
  await check(page, 'the question before going back');
  await page.getByRole('button', { name: 'Lanjut mengisi' }).click();
  // What is typed behind an open dialog goes astray.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await fillProfile(page);
  await finishButton(page).click();
  await expect(page).toHaveURL('/landing');
  await check(page, 'the landing page');
  await page.getByRole('link', { name: 'Lengkapi akun' }).click();
  await expect(page.getByRole('dialog', { name: 'Panduan' })).toBeVisible();
  await check(page, 'the guide of the steps');
  await page.goto('/onboard?source=nusapoin');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await check(page, 'a link that failed');
  await page.goto(await newestLink(request, NINA.email));
  await expect(page.getByRole('heading', { name: 'Email berhasil divalidasi' })).toBeVisible();
  await check(page, 'a verified e-mail');
  await page.goto('/email-verified');
  await check(page, 'a link without its token');
});

test('axe finds nothing on the way to a new password and on the short guide', async ({ page, request }) => {
  await page.goto('/forgot-password');
  await findAccount(page, 'siti@contoh.id');
  await expect(page.getByRole('heading', { name: 'Cek email kamu' })).toBeVisible();
  await check(page, 'a link was sent');
  await page.goto(await newestLink(request, 'siti@contoh.id'));
  await newPasswordField(page).fill('Melati2024');
  await confirmationField(page).fill('Melati');
  await newPasswordField(page).focus();
  await check(page, 'a new password by a link');
  await page.goto('/forgot-password?step=find');
  await page.getByLabel('Nomor HP atau email').fill('12');
  await page.getByLabel('Nomor HP atau email').blur();
  await check(page, 'forgot password, with a problem');
  await findAccount(page, MEMBERS.budi);
  await expect(page.getByRole('heading', { name: 'Cek SMS kamu' })).toBeVisible();
  await check(page, 'the code for a new password');
  await enterCode(page, await newestOtp(request, MEMBERS.budi));
  await expect(saveButton(page)).toBeVisible();
  await check(page, 'a new password by a code');
  await logIn(page, MEMBERS.budi);
  await expect(page.getByRole('dialog', { name: 'Kenalan dengan Poku' })).toBeVisible();
  await check(page, 'the short guide');
  await page.goto('/change-notification');
  await check(page, 'notifications while the e-mail is unverified');
});

test('a registration and the way to the home by keyboard alone at 320 px', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/login');
  await tabTo(page, /^Daftar$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Daftar' })).toBeFocused();
  await tabTo(page, /Nomor HP/);
  await page.keyboard.type(NINA.phone.slice(1));
  await tabTo(page, /^Email/);
  await page.keyboard.type(NINA.email);
  await tabTo(page, /^Password/);
  await page.keyboard.type(NINA.password);
  await expect(page.getByRole('button', { name: 'Lanjut' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Kode OTP')).toBeFocused();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.keyboard.type(await newestOtp(request, NINA.phone));
  await expect(page.getByRole('heading', { name: 'Sedikit lagi selesai' })).toBeVisible();
  await tabTo(page, /Nama lengkap/);
  await page.keyboard.type('Nina Kartika');
  for (const [part, typed] of [
    [/^Tanggal/, '12'],
    [/^Bulan/, 'Mei'],
    [/^Tahun/, '1994'],
  ] as const) {
    await tabTo(page, part);
    await page.keyboard.type(typed);
  }
  await tabTo(page, /Laki-laki/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Perempuan')).toBeChecked();
  await tabTo(page, /Saya setuju/);
  await page.keyboard.press('Space');
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await tabTo(page, /^Selesai$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Selamat datang, Nina!' })).toBeFocused();
  await tabTo(page, /^Lengkapi akun$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Panduan' })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const name of ['Partner', 'E-Wallet', 'Preferensi']) {
    await expectStep(page, name);
    await tabTo(page, /^Lewati$/);
    await page.keyboard.press('Enter');
  }
  await expectStep(page, 'Notifikasi');
  await tabTo(page, /^Selesai$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Selamat/ })).toBeVisible();
});
