import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, MEMBERS, newestLink, outbox, startSession, test } from '../support/journey';
import { chooseBirthDate } from '../support/registration';
import { callsTo, switchOf } from '../support/screens';

const OTP_ONLY = 'Kamu hanya akan menerima pesan berisi kode OTP.';

const openSettings = async (page: Page) => {
  await startSession(page, MEMBERS.siti);
  await page.goto('/change-profil');
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('Siti Rahma');
  return { save: page.getByRole('button', { name: 'Simpan' }), email: page.getByLabel('Email') };
};

test('every item of the profile menu leads to its page, and back', async ({ page }) => {
  await startSession(page, MEMBERS.siti);
  await page.goto('/profil');
  const menu = page.getByRole('list', { name: 'Menu profil' });
  for (const name of ['Pengaturan Profil', 'Pengaturan Notifikasi', 'Daftar Partner', 'Daftar E-Wallet']) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('button', { name: 'Kembali' }).click();
    await expect(page).toHaveURL('/profil');
  }
  await menu.getByRole('link', { name: 'Pengaturan Profil' }).click();
  for (const name of ['Preferensi Ku', 'Ubah Password']) {
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('button', { name: 'Kembali' }).click();
    await expect(page).toHaveURL('/change-profil');
  }
});

test('the profile is saved only when something is changed and valid, and leads back with a message', async ({
  page,
}) => {
  const { save } = await openSettings(page);
  const name = page.getByLabel('Nama', { exact: true });
  await expect(save).toBeDisabled();
  await name.fill('Siti 2');
  await name.blur();
  await expect(page.getByText('Nama tidak boleh menggunakan simbol/angka')).toBeVisible();
  await expect(save).toBeDisabled();
  await name.fill('');
  await expect(page.getByText('Masukkan Nama Kamu')).toBeVisible();
  await name.fill('Siti Rahma');
  await expect(save).toBeDisabled();
  await chooseBirthDate(page, ['31', 'Februari', '1991']);
  await page.getByLabel('Tahun', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Tanggal Lahir tidak valid')).toBeVisible();
  await expect(save).toBeDisabled();

  await chooseBirthDate(page, ['1', 'September', '1990']);
  await name.fill('Siti Rahma Ayu');
  await page.getByText('Laki-laki').click();
  await save.click();
  await expect(page).toHaveURL('/profil');
  await expect(page.getByText('Profil kamu berhasil diperbarui!')).toBeVisible();
  await expect(page.getByRole('main').getByText('Siti Rahma Ayu')).toBeVisible();

  await page.goto('/change-profil');
  await expect(name).toHaveValue('Siti Rahma Ayu');
  await expect(page.getByRole('radio', { name: 'Laki-laki' })).toBeChecked();
  await expect(page.getByLabel('Tanggal', { exact: true })).toHaveValue('1');
  await expect(page.getByLabel('Bulan', { exact: true })).toHaveValue('09');
  await expect(page.getByLabel('Tahun', { exact: true })).toHaveValue('1990');
});

test("another member's e-mail, an academic one and a malformed one are refused, the member's own is free", async ({
  page,
}) => {
  const { save, email } = await openSettings(page);
  const checks = callsTo(page, /checkemail/);
  await email.fill('budi@contoh.id');
  await expect(email).toHaveAccessibleDescription(/Email sudah terdaftar/);
  await expect(save).toBeDisabled();
  expect(checks).toHaveLength(1);
  await email.fill('siti@kampus.ac.id');
  await email.blur();
  await expect(email).toHaveAccessibleDescription(/Email is not valid!/);
  await email.fill('siti@');
  await expect(email).toHaveAccessibleDescription(/Masukkan email yang valid/);
  await expect(save).toBeDisabled();
  await email.fill('');
  await email.pressSequentially('siti @contoh.id');
  await expect(email).toHaveValue('siti@contoh.id');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await expect(save).toBeDisabled();
  await email.fill('siti.lain@contoh.id');
  await expect(email).toHaveAccessibleDescription(/Email bisa digunakan/);
  await expect(save).toBeEnabled();
});

test('a changed e-mail waits for its verification while the old one stays and is told', async ({
  page,
  request,
}) => {
  const { save, email } = await openSettings(page);
  const newEmail = 'siti.baru@contoh.id';
  await email.fill(newEmail);
  await save.click();
  await expect(page).toHaveURL('/profil');
  await expect(
    page.getByText(`Kami mengirim link verifikasi ke ${newEmail}.`, { exact: false }),
  ).toBeVisible();
  const waits = page.getByText(`Email baru kamu, ${newEmail}, menunggu verifikasi.`, { exact: false });
  await expect(waits).toBeVisible();
  const [told] = await outbox(request, 'siti@contoh.id');
  expect(told?.text).toContain('Ada permintaan untuk mengganti email');
  expect(told?.link).toBeUndefined();

  await page.goto('/change-profil');
  await expect(waits).toBeVisible();
  await page.goto(await newestLink(request, newEmail));
  await expect(page.getByRole('heading', { name: 'Email berhasil divalidasi' })).toBeVisible();
  await page.goto('/change-profil');
  await expect(email).toHaveValue(newEmail);
  await expect(waits).toBeHidden();
});

test('leaving the profile with changes asks first: by a link, by both kinds of back and by a reload', async ({
  page,
}) => {
  await startSession(page, MEMBERS.siti);
  await page.goto('/profil');
  await page.getByRole('link', { name: 'Pengaturan Profil' }).click();
  const name = page.getByLabel('Nama', { exact: true });
  const question = page.getByRole('dialog', { name: 'Tinggalkan halaman ini?' });
  await name.fill('Siti Rahma Ayu');
  for (const leave of [
    () => page.getByRole('link', { name: 'Preferensi Ku' }).click(),
    () => page.getByRole('button', { name: 'Kembali' }).click(),
    () => page.evaluate(() => history.back()),
  ]) {
    await leave();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Lanjut mengubah' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/change-profil');
    await expect(name).toHaveValue('Siti Rahma Ayu');
  }
  await page.getByRole('button', { name: 'Kembali' }).click();
  await expect(question).toBeVisible();
  await expectAccessible(page, 'the question to whoever leaves with changes');
  await question.getByRole('button', { name: 'Lanjut mengubah' }).click();
  // The browser asks in its own words; staying keeps the page as it is.
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(name).toHaveValue('Siti Rahma Ayu');
  await page.getByRole('button', { name: 'Kembali' }).click();
  await question.getByRole('button', { name: 'Ya, tinggalkan' }).click();
  await expect(page).toHaveURL('/profil');
  await expect(page.getByRole('main').getByText('Siti Rahma', { exact: true })).toBeVisible();
});

test('leaving the notification settings and the preferences with changes asks first', async ({ page }) => {
  await startSession(page, MEMBERS.siti);
  const question = page.getByRole('dialog', { name: 'Tinggalkan halaman ini?' });
  for (const [path, change] of [
    ['/change-notification', () => switchOf(page, 'SMS', 'Semua').click()],
    ['/preferensi', () => page.getByRole('checkbox', { name: 'Boba' }).check()],
  ] as const) {
    await page.goto('/profil');
    await page.goto(path);
    await change();
    await page.getByRole('button', { name: 'Kembali' }).click();
    await question.getByRole('button', { name: 'Lanjut mengubah' }).click();
    const save = page.getByRole('button', { name: 'Simpan' });
    await save.click();
    await expect(save).not.toHaveAttribute('aria-busy');
    await expect(save).toBeDisabled();
    await page.getByRole('button', { name: 'Kembali' }).click();
    await expect(page).not.toHaveURL(path);
    await expect(question).toBeHidden();
  }
});

test('chosen interests are saved and there after a reload', async ({ page }) => {
  await startSession(page, MEMBERS.siti);
  await page.goto('/preferensi');
  const save = page.getByRole('button', { name: 'Simpan' });
  const tile = (name: string) => page.getByRole('checkbox', { name });
  await expect(page.getByText('3 dipilih')).toBeVisible();
  await expect(save).toBeDisabled();
  await tile('Kopi').uncheck();
  await tile('Boba').check();
  await tile('Pulsa & Data').check();
  await expect(page.getByText('4 dipilih')).toBeVisible();
  await save.click();
  await expect(page.getByText('Preferensi kamu tersimpan!')).toBeVisible();
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(page.getByText('4 dipilih')).toBeVisible();
  await expect(tile('Kopi')).not.toBeChecked();
  await expect(tile('Pulsa & Data')).toBeChecked();
  for (const picture of await page.getByRole('main').locator('img').all())
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('notification switches take each other along, hide their details when all are off, and are saved', async ({
  page,
}) => {
  await startSession(page, MEMBERS.siti);
  await page.goto('/change-notification');
  const smsAll = switchOf(page, 'SMS', 'Semua');
  const smsPromo = switchOf(page, 'SMS', 'Promo');
  const smsEnding = switchOf(page, 'SMS', 'Poin & kupon kedaluwarsa');
  const emailAll = switchOf(page, 'Email', 'Semua');
  await smsAll.setChecked(true);
  await expect(smsPromo).toBeChecked();
  await expect(smsEnding).toBeChecked();
  await smsPromo.setChecked(false);
  await expect(smsAll).not.toBeChecked();
  await expect(smsEnding).toBeChecked();
  await smsPromo.setChecked(true);
  await expect(smsAll).toBeChecked();
  await smsAll.setChecked(false);
  await expect(smsPromo).not.toBeChecked();
  await expect(page.getByText(OTP_ONLY)).toBeHidden();
  await emailAll.setChecked(false);
  await expect(page.getByText(OTP_ONLY)).toBeHidden();
  await switchOf(page, 'Notifikasi di HP', 'Semua').setChecked(false);
  await expect(page.getByText(OTP_ONLY)).toBeVisible();
  await expect(smsPromo).toBeHidden();
  await expect(smsEnding).toBeHidden();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Pengaturan notifikasi kamu berhasil diperbarui!')).toBeVisible();
  await page.reload();
  await expect(page.getByText(OTP_ONLY)).toBeVisible();
  await expect(smsAll).not.toBeChecked();

  await emailAll.setChecked(true);
  await expect(smsPromo).toBeVisible();
  await page.getByRole('switch', { name: 'Notifikasi', exact: true }).setChecked(false);
  await expect(page.getByText(OTP_ONLY)).toBeVisible();
  await expect(emailAll).toBeHidden();
});

test('promotions cannot be turned on while the e-mail is unverified, and page and API say the same', async ({
  page,
}) => {
  await startSession(page, MEMBERS.budi);
  const answered = page.waitForResponse(/\/customersetting\//);
  await page.goto('/change-notification');
  const most = { notif: 0, promo: 0, expired: 1 };
  expect(await (await answered).json()).toMatchObject({
    data: { channels: { sms: most, email: most, push: most } },
  });
  for (const channel of ['SMS', 'Email', 'Notifikasi di HP'] as const) {
    const promo = switchOf(page, channel, 'Promo');
    await expect(promo).toBeDisabled();
    await expect(promo).not.toBeChecked();
    await expect(promo).toHaveAccessibleDescription('Verifikasi email kamu dulu untuk menerima promo.');
    await expect(switchOf(page, channel, 'Semua')).not.toBeChecked();
    await expect(switchOf(page, channel, 'Poin & kupon kedaluwarsa')).toBeChecked();
  }
  await expect(page.getByRole('button', { name: 'Kirim ulang' })).toBeVisible();
});
