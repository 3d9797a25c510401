import { openCheckout } from '../support/checkout';
import {
  advanceClock,
  expect,
  fillLogin,
  goInside,
  logInByForm,
  MEMBERS,
  startSession,
  test,
} from '../support/journey';

test('a guest who opens a member page comes back to it after the login, query included', async ({ page }) => {
  await page.goto('/riwayat?tab=tukar');
  await expect(page).toHaveURL(`/login?redirectUri=${encodeURIComponent('/riwayat?tab=tukar')}`);
  await fillLogin(page, MEMBERS.agus);
  await expect(page).toHaveURL('/riwayat?tab=tukar');
  await expect(page.getByRole('tab', { name: 'Tukar' })).toHaveAttribute('aria-selected', 'true');
});

test('a redirect to another site is dropped', async ({ page }) => {
  await page.goto(`/login?redirectUri=${encodeURIComponent('//evil.example/')}`);
  await fillLogin(page, MEMBERS.budi);
  await expect(page.getByRole('heading', { level: 1, name: /Selamat/ })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/(dashboard)?$/);
});

test('a wrong password and an unknown number are told apart by nobody', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, MEMBERS.siti, 'Salah12345');
  const refusal = page.getByText('Nomor HP atau password salah');
  await expect(refusal).toBeVisible();
  await page.goto('/login');
  await fillLogin(page, '081299999999', 'Salah12345');
  await expect(refusal).toBeVisible();
});

test('five wrong passwords lock the login for ten minutes', async ({ page, request }) => {
  await page.goto('/login');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await fillLogin(page, MEMBERS.dewi, `Salah1234${attempt}`);
    await expect(page.getByRole('button', { name: 'Masuk' })).toBeEnabled();
  }
  await expect(page.getByText('Percobaan log in kamu gagal! Tunggu 10 menit untuk coba lagi.')).toBeVisible();
  await page.keyboard.press('Escape');
  await advanceClock(request, 10 * 60_000 + 1_000);
  await fillLogin(page, MEMBERS.dewi);
  await expect(page.getByRole('heading', { level: 1, name: /Selamat/ })).toBeVisible();
});

test('logging out in one tab logs the other out', async ({ page, context }) => {
  await logInByForm(page, MEMBERS.siti);
  const other = await context.newPage();
  await other.goto('/raih');
  await expect(other.getByRole('heading', { level: 1, name: 'Kupon Ku' })).toBeVisible();

  await page.goto('/profil');
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
  await other.goto('/raih');
  await expect(other).toHaveURL(/\/login\?redirectUri/);
});

test('a logout forgets the checkout that was left to link a partner, and what else the tab kept', async ({
  page,
  request,
}) => {
  const backToCheckout = page.getByRole('link', { name: 'Kembali ke pembayaran' });
  await startSession(page, MEMBERS.dewi);
  await openCheckout(page, request);
  await page.getByRole('link', { name: 'Hubungkan partner' }).click();
  await expect(backToCheckout).toBeVisible();
  await goInside(page, '/profil');
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('poku.'))),
  ).toEqual([]);

  await page.goto('/login?redirectUri=%2Fpartner-linkage');
  await fillLogin(page, MEMBERS.rina);
  await expect(page.getByRole('heading', { level: 1, name: 'Daftar Partner' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'NusaPoin' })).toBeVisible();
  await expect(backToCheckout).toBeHidden();
});

test('logging in in one tab brings the other in', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/login');
  await expect(other.getByLabel('Nomor HP')).toBeVisible();
  await logInByForm(page, MEMBERS.siti);
  await expect(other.getByRole('heading', { level: 1, name: /Selamat/ })).toBeVisible();
});

test('a session that ended on the server asks for the login with its text, and comes back', async ({
  page,
  context,
}) => {
  await logInByForm(page, MEMBERS.siti);
  // What a page still asks for would meet the end of the session before the member does.
  await page.goto('/profil', { waitUntil: 'networkidle' });
  await context.clearCookies();
  await page.getByRole('navigation').getByRole('link', { name: 'Kupon Ku' }).click();
  await expect(page).toHaveURL(/\/login\?redirectUri=%2Fraih/);
  await expect(page.getByText('Sesi kamu telah berakhir, silakan log in kembali')).toBeVisible();
  await fillLogin(page, MEMBERS.siti);
  await expect(page).toHaveURL('/raih');
});

test('an address without a page says so, with the menu around it', async ({ page }) => {
  await startSession(page, MEMBERS.siti);
  await page.goto('/tidak-ada');
  await expect(page.getByRole('heading', { level: 1, name: 'Error 404' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Beranda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Selamat/ })).toBeVisible();
});

test('nothing secret stays in web storage', async ({ page, context }) => {
  await logInByForm(page, MEMBERS.siti);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  const [cookie] = (await context.cookies()).filter(({ httpOnly }) => httpOnly);
  expect(cookie?.sameSite).toBe('Lax');
  expect(stored).not.toContain(cookie?.value);
  expect(stored).not.toMatch(/token|password/i);
});
