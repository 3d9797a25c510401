import { advanceClock, expect, fillLogin, MEMBERS, PASSWORD, test } from '../support/journey';
import { answerWith, changeBody, expectAt, letThrough, paste } from '../support/requests';

const MINUTE_MS = 60_000;
const WRONG = 'Nomor HP atau password salah';
const LOCKED = 'Percobaan log in kamu gagal! Tunggu 10 menit untuk coba lagi.';
const WANTED = '/riwayat?tab=tukar';
const QUERY = `?redirectUri=${encodeURIComponent(WANTED)}`;

test('a number logs in as it is typed, 0812…, and as it is pasted, +62 812-…', async ({ page }) => {
  const phone = page.getByLabel('Nomor HP');
  const password = page.getByLabel('Password', { exact: true });
  await page.goto('/login');
  // Letters, * and # and the leading 0 do not enter the field.
  await phone.pressSequentially('0812a0000*0002#');
  await expect(phone).toHaveValue('81200000002');
  await phone.clear();
  await paste(page, phone, ' +62 812-0000-0002 ');
  await expect(phone).toHaveValue('81200000002');
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(page.getByRole('banner')).toContainText('Siti Rahma');
});

test('a typed space does not enter the password, a pasted one is an error and stays', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.pressSequentially('Rahasia 123');
  await expect(password).toHaveValue('Rahasia123');
  await password.clear();
  await paste(page, password, 'Rahasia 123');
  await expect(password).toHaveValue('Rahasia 123');
  await page.getByLabel('Nomor HP').fill(MEMBERS.siti);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expectAt(password, 'Password tidak boleh menggunakan spasi');
  await expect(page).toHaveURL('/login');
});

test('the password can be looked at; what is empty, impossible or too short is named at its field', async ({
  page,
}) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(PASSWORD);
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Tampilkan password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue(PASSWORD);
  await page.getByRole('button', { name: 'Sembunyikan password' }).click();
  await expect(password).toHaveAttribute('type', 'password');

  const phone = page.getByLabel('Nomor HP');
  await password.clear();
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expectAt(phone, 'Mohon isi nomor HP');
  await expectAt(password, 'Mohon isi Password');
  await fillLogin(page, '21555', 'pendek');
  await expectAt(phone, 'Masukkan nomor HP yang valid!');
  await expectAt(password, 'Password minimal 8 karakter');
  await expect(page).toHaveURL('/login');
});

test('each code of the login has its text in its place', async ({ page }) => {
  await page.goto('/login');
  const phone = page.getByLabel('Nomor HP');
  const password = page.getByLabel('Password', { exact: true });
  const alert = page.getByRole('form').getByRole('alert');

  await fillLogin(page, MEMBERS.siti, 'Salah12345');
  await expect(alert).toHaveText(WRONG);

  await changeBody(page, '/loginauth', { msisdn: '' });
  await fillLogin(page, MEMBERS.siti);
  await expectAt(phone, 'Mohon isi nomor HP');
  await letThrough(page, '/loginauth');

  await changeBody(page, '/loginauth', { password: '' });
  await fillLogin(page, MEMBERS.siti);
  await expectAt(password, 'Mohon isi Password');
  await letThrough(page, '/loginauth');

  await changeBody(page, '/loginauth', { clientId: 'bukan-aplikasi' });
  await fillLogin(page, MEMBERS.siti);
  await expect(alert).toHaveText('Aplikasi ini tidak dikenali. Muat ulang halaman, lalu coba lagi.');
  await letThrough(page, '/loginauth');

  await changeBody(page, '/logintoken', { codeVerifier: 'x'.repeat(64) });
  await fillLogin(page, MEMBERS.siti);
  await expect(alert).toHaveText(WRONG);
  await letThrough(page, '/logintoken');

  // Nothing that a visitor does makes the API answer 208.
  await answerWith(page, '/loginauth', 208);
  await fillLogin(page, MEMBERS.siti);
  await expect(alert).toHaveText('Sistem mengalami gangguan');
  await letThrough(page, '/loginauth');

  await fillLogin(page, MEMBERS.siti);
  await expect(page.getByRole('banner')).toContainText('Siti Rahma');
});

test('the lock of five wrong passwords ends after ten minutes, and not before', async ({ page, request }) => {
  const dialog = page.getByRole('alertdialog', { name: 'Akun dikunci sementara' });
  await page.goto(`/login${QUERY}`);
  for (const attempt of [1, 2, 3, 4]) {
    const answered = page.waitForResponse('**/gateway/loginauth');
    await fillLogin(page, MEMBERS.dewi, `Salah1234${attempt}`);
    await answered;
    await expect(page.getByRole('form').getByRole('alert')).toHaveText(WRONG);
    await expect(page.getByRole('button', { name: 'Masuk' })).not.toHaveAttribute('aria-busy');
  }
  await fillLogin(page, MEMBERS.dewi, 'Salah12345');
  await expect(dialog).toContainText(LOCKED);
  await dialog.getByRole('button', { name: 'Mengerti' }).click();
  await expect(dialog).toBeHidden();

  // Some seconds of the ten minutes pass while the form is filled in.
  await advanceClock(request, 10 * MINUTE_MS - 10_000);
  await fillLogin(page, MEMBERS.dewi);
  await expect(dialog).toContainText(LOCKED);
  await dialog.getByRole('link', { name: 'Lupa password?' }).click();
  await expect(page).toHaveURL(`/forgot-password${QUERY}`);

  await page.goto(`/login${QUERY}`);
  await advanceClock(request, 10_000);
  await fillLogin(page, MEMBERS.dewi);
  await expect(page).toHaveURL(WANTED);
});

test('where a guest wanted to go is kept on the way through the register and the forgotten password', async ({
  page,
}) => {
  await page.goto(WANTED);
  await expect(page).toHaveURL(`/login${QUERY}`);
  await page.getByRole('link', { name: 'Daftar' }).click();
  await expect(page).toHaveURL(`/register${QUERY}`);
  await page.getByRole('link', { name: 'Masuk' }).click();
  await expect(page).toHaveURL(`/login${QUERY}`);
  await page.getByRole('link', { name: 'Lupa password?' }).click();
  await expect(page).toHaveURL(`/forgot-password${QUERY}`);
  await page.getByRole('button', { name: 'Kembali' }).click();
  await expect(page).toHaveURL(`/login${QUERY}`);
  await fillLogin(page, MEMBERS.agus);
  await expect(page).toHaveURL(WANTED);
});
