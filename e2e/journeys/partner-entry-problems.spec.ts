import type { Page } from '@playwright/test';
import { partnerSite } from '../support/addresses';
import {
  answerDialog,
  BAD_TOKEN,
  entryAddress,
  linksAtPartner,
  mintEntry,
  openFromApp,
  REOPEN,
} from '../support/entry';
import {
  advanceClock,
  expect,
  fillLogin,
  logInByForm,
  MEMBERS,
  newestOtp,
  PASSWORD,
  test,
} from '../support/journey';
import {
  chooseBirthDate,
  enterCode,
  finishButton,
  limitRegistrations,
  nextButton,
} from '../support/registration';
import { cutOff, expectAt, letThrough } from '../support/requests';

const RUMAHNET = partnerSite('rumahnet');
const TOKEN_LIFE_MS = 10 * 60_000;
const LOCK_MS = 10 * 60_000;
const NOT_LINKED = 'Akun kamu belum tersambung dengan Poku';

const expectBadToken = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('alertdialog', { name: BAD_TOKEN });
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleDescription(REOPEN);
};

const logInAt = async (page: Page, site: string, phone: string): Promise<void> => {
  await page.goto(`${site}/login`);
  await fillLogin(page, phone);
  await expect(page.getByRole('heading', { name: 'Rekomendasi Kami' })).toBeVisible();
};

test('without a token, and with one that nobody made, the visitor is sent back to the app', async ({
  page,
}) => {
  await page.goto(`${RUMAHNET}/partner-login`);
  await expectBadToken(page);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(`${RUMAHNET}/login`);
  await page.goto(entryAddress('rumahnet', 'made-up-token'));
  await expectBadToken(page);
  await page.goto(`${RUMAHNET}/partner-link`);
  await expectBadToken(page);
});

test('on the origin of Poku itself there is no entry, and a token stays good for its partner’s', async ({
  page,
}) => {
  for (const path of ['/partner-login', '/partner-link']) {
    await page.goto(path);
    await expect(page.getByText('Halaman ini hanya bisa dibuka dari aplikasi partner.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Kembali ke Beranda' })).toBeVisible();
  }
  const address = new URL(await mintEntry(page, 'rumahnet', 'Rina Puspita'));
  await page.goto(address.pathname + address.search);
  await expectBadToken(page);
  await page.goto(address.href);
  await answerDialog(page, NOT_LINKED, 'OK');
  await expect(page.getByText('Rina Puspita')).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeVisible();
});

test("a member who opens a partner's link on the origin of Poku itself keeps the session of Poku", async ({
  page,
  context,
}) => {
  const session = async () =>
    (await context.cookies()).find(({ name }) => name.endsWith('poku_session'))?.value;
  await logInByForm(page, MEMBERS.agus);
  const own = await session();
  expect(own).toBeDefined();
  const address = new URL(await mintEntry(page, 'garuda', 'Agus Wijaya'));
  await page.goto(address.pathname + address.search);
  await expectBadToken(page);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Selamat/ })).toBeVisible();
  expect(await session()).toBe(own);
});

test('who does not want to link now can register: the question does not come back', async ({ page }) => {
  await openFromApp(page, 'rumahnet', 'Rina Puspita');
  await answerDialog(page, NOT_LINKED, 'Nanti saja');
  await expect(page).toHaveURL(`${RUMAHNET}/login`);
  await page.getByRole('link', { name: 'Daftar' }).click();
  await expect(page.getByRole('heading', { name: 'Buat akun kamu' })).toBeVisible();
  await expect(page).toHaveURL(`${RUMAHNET}/register`);
  await expect(page.getByLabel('Nomor HP')).toBeEditable();
});

test("a token of another brand is worth nothing here, and is still good on its own brand's origin", async ({
  page,
}) => {
  const address = new URL(await mintEntry(page, 'rumahnet', 'Rina Puspita'));
  await page.goto(`${partnerSite('fitnusa')}${address.pathname}${address.search}`);
  await expectBadToken(page);
  await page.goto(address.href);
  await expect(page.getByRole('dialog', { name: NOT_LINKED })).toBeVisible();
});

test('a token that is older than ten minutes is worth nothing', async ({ page, request }) => {
  const address = await mintEntry(page, 'rumahnet', 'Rina Puspita');
  await advanceClock(request, TOKEN_LIFE_MS + 1_000);
  await page.goto(address);
  await expectBadToken(page);
});

test('a link that was copied into another browser tells nothing there, and still works where it was opened', async ({
  page,
  browser,
}) => {
  const address = await mintEntry(page, 'rumahnet', 'Rina Puspita');
  await page.goto(address);
  await expect(page.getByRole('dialog', { name: NOT_LINKED })).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  await expectBadToken(other);
  await expect(other.getByText('Rina')).toHaveCount(0);
  await other.context().close();
  await answerDialog(page, NOT_LINKED, 'OK');
  await expect(page.getByText('Rina Puspita')).toBeVisible();
});

test('a second tab with the same link is told to open it again from the app', async ({ page, context }) => {
  const address = await mintEntry(page, 'rumahnet', 'Rina Puspita');
  await page.goto(address);
  await expect(page.getByRole('dialog', { name: NOT_LINKED })).toBeVisible();
  const second = await context.newPage();
  await second.goto(address);
  await expectBadToken(second);
});

test('a token is used up by the login that it brought', async ({ page, context }) => {
  const address = await mintEntry(page, 'garuda', 'Agus Wijaya');
  await page.goto(address);
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Agus Wijaya' })).toBeVisible();
  await context.clearCookies();
  await page.goto(address);
  await expectBadToken(page);
});

test('a token that is over at the end of a registration does not cost the account', async ({
  page,
  request,
}) => {
  await openFromApp(page, 'rumahnet', 'Adi Nugroho');
  await answerDialog(page, 'Kamu belum punya akun Poku', 'OK');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await nextButton(page).click();
  await expect(page.getByRole('heading', { name: 'Cek SMS kamu' })).toBeVisible();
  await enterCode(page, await newestOtp(request, '08129090001'));
  await page.getByLabel('Nama lengkap').fill('Adi Nugroho');
  await chooseBirthDate(page, ['5', 'Mei', '1994']);
  await page.getByLabel('Laki-laki').check();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await advanceClock(request, TOKEN_LIFE_MS + 1_000);
  await finishButton(page).click();
  await expectBadToken(page);
  await page.getByRole('button', { name: 'Daftar tanpa RumahNet' }).click();
  await finishButton(page).click();
  await expect(page).toHaveURL(`${RUMAHNET}/landing`);
  expect((await linksAtPartner('rumahnet')).filter(({ subject }) => subject.endsWith('9090001'))).toEqual([]);
});

test('while the API does not answer, the visitor is told and can try again', async ({ page }) => {
  await cutOff(page, '/v1/check_redirect*');
  await page.goto(entryAddress('rumahnet', 'sandbox-existing'));
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Gagal mendapatkan partner data!');
  await letThrough(page, '/v1/check_redirect*');
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('dialog', { name: NOT_LINKED })).toBeVisible();
});

test('when no place is left for a new member, the partner says so in words', async ({ page, request }) => {
  await limitRegistrations(request, 0);
  await openFromApp(page, 'fitnusa', 'Adi Nugroho');
  await expect(page.getByRole('heading', { name: 'Segera hadir' })).toBeVisible();
  await expect(
    page.getByText('Maaf! Kamu belum dapat menggunakan layanan ini karena kuota kami sudah penuh'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Kembali ke Beranda' }).click();
  await expect(page).toHaveURL(`${partnerSite('fitnusa')}/login`);
});

test('another member who is logged in is asked, and stays when they want to (D11)', async ({ page }) => {
  await logInAt(page, RUMAHNET, MEMBERS.dewi);
  await page.goto(entryAddress('rumahnet', 'sandbox-linkage'));
  await expect(page.getByRole('heading', { name: 'Kamu sedang masuk sebagai Dewi Lestari' })).toBeVisible();
  await page.getByRole('button', { name: 'Tetap sebagai Dewi Lestari' }).click();
  await expect(page).toHaveURL(`${RUMAHNET}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dewi Lestari' })).toBeVisible();
});

test("another member who is logged in can go on as the partner's user, and only then is logged out (D11)", async ({
  page,
}) => {
  await logInAt(page, RUMAHNET, MEMBERS.dewi);
  await page.goto(entryAddress('rumahnet', 'sandbox-linkage'));
  await page.getByRole('button', { name: 'Lanjut sebagai Siti Rahma' }).click();
  await expect(page).toHaveURL(`${RUMAHNET}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Siti Rahma' })).toBeVisible();
  await page.goto(entryAddress('rumahnet', 'sandbox-existing'));
  await page.getByRole('button', { name: 'Lanjut sebagai Rina Puspita' }).click();
  await answerDialog(page, NOT_LINKED, 'OK');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Hubungkan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rina Puspita' })).toBeVisible();
});

test('a member who is the right one needs no password, only the consent', async ({ page }) => {
  await logInAt(page, RUMAHNET, MEMBERS.rina);
  await openFromApp(page, 'rumahnet', 'Rina Puspita');
  await answerDialog(page, NOT_LINKED, 'OK');
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Hubungkan' }).click();
  await expectAt(page.getByRole('checkbox'), 'Mohon setujui berbagi data dengan RumahNet untuk melanjutkan');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Hubungkan' }).click();
  await expect(page).toHaveURL(`${RUMAHNET}/`);
  expect(
    (await linksAtPartner('rumahnet')).filter(({ subject }) => subject.endsWith('00000005')),
  ).toMatchObject([{ status: 'active' }]);
});

test('after five wrong passwords the link waits for ten minutes, and then works', async ({
  page,
  request,
}) => {
  await openFromApp(page, 'rumahnet', 'Rina Puspita');
  await answerDialog(page, NOT_LINKED, 'OK');
  await page.getByRole('checkbox').check();
  const password = page.getByLabel('Password', { exact: true });
  const send = async (value: string): Promise<void> => {
    await password.fill(value);
    const answered = page.waitForResponse(/\/gateway\/loginauth$/);
    await page.getByRole('button', { name: 'Hubungkan' }).click();
    await answered;
  };
  const locked = page.getByRole('alertdialog', { name: 'Linking Kamu Gagal' });
  for (const wrong of ['Salah1111', 'Salah2222', 'Salah3333', 'Salah4444']) {
    await send(wrong);
    await expectAt(password, 'Password salah');
  }
  await send('Salah5555');
  await expect(locked).toContainText('Tunggu 10 menit untuk coba lagi.');
  await expect(locked.getByRole('link', { name: /password/i })).toBeVisible();
  await locked.getByRole('button', { name: 'Mengerti' }).click();
  await expect(page.getByText('Rina Puspita')).toBeVisible();
  expect((await linksAtPartner('rumahnet')).filter(({ subject }) => subject.endsWith('00000005'))).toEqual(
    [],
  );
  // Coming back to a tab that the phone dropped needs no new token either.
  await advanceClock(request, LOCK_MS + 1_000);
  await page.reload();
  await page.getByRole('checkbox').check();
  await send(PASSWORD);
  await expect(page).toHaveURL(`${RUMAHNET}/`);
});
