import type { Page } from '@playwright/test';
import { partnerPages, partnerSite } from '../support/addresses';
import {
  answerDialog,
  type Brand,
  BRANDS,
  entryAddress,
  linksAtPartner,
  openFromApp,
} from '../support/entry';
import { expect, fillLogin, MEMBERS, newestOtp, PASSWORD, test } from '../support/journey';
import { chooseBirthDate, enterCode, finishButton, nextButton } from '../support/registration';
import { expectAt } from '../support/requests';

const greeting = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Poku's list and the partner's own books say the same. */
const expectLinked = async (page: Page, brand: Brand, subject: RegExp): Promise<void> => {
  await page.goto(`${partnerSite(brand.slug)}/partner-linkage`);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: brand.name }) });
  await expect(card.getByText('Terhubung', { exact: true })).toBeVisible();
  const links = await linksAtPartner(brand.slug);
  expect(links.filter((link) => subject.test(link.subject))).toMatchObject([{ status: 'active' }]);
};

/** What a partner's home has and what it does not have ([A] §2, D29). */
const expectPartnerHome = async (page: Page, brand: Brand): Promise<void> => {
  await expect(page.getByRole('banner').getByText(brand.name)).toBeVisible();
  const theme = await page.evaluate(
    () => getComputedStyle(document.querySelector('header') ?? document.body).backgroundColor,
  );
  const channels = [1, 3, 5].map((at) => Number.parseInt(brand.header.slice(at, at + 2), 16));
  expect(theme).toBe(`rgb(${channels.join(', ')})`);
  await expect(page.getByRole('heading', { name: 'Rekomendasi Kami' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kupon Favorit' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Beranda' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Profil', exact: true })).toHaveCount(0);
};

const logOut = async (page: Page, brand: Brand): Promise<void> => {
  await page.goto(`${partnerSite(brand.slug)}/profil`);
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(`${partnerPages(brand.slug)}/app/`);
};

for (const brand of BRANDS) {
  const site = partnerSite(brand.slug);

  test(`${brand.name}: somebody without an account registers with what the partner knows`, async ({
    page,
    request,
  }) => {
    await openFromApp(page, brand.slug, brand.newcomer);
    await answerDialog(page, 'Kamu belum punya akun Poku', 'OK');
    await expect(page).toHaveURL(`${site}/register`);
    const phone = page.getByLabel('Nomor HP');
    await expect(phone).toHaveValue(brand.phone.slice(1));
    await expect(phone).not.toBeEditable();
    await expectAt(phone, `Sesuai akun ${brand.name} kamu`);
    const email = page.getByLabel('Email');
    await expect(email).toHaveValue(`baru-${brand.slug}-1@contoh.id`);
    await expect(email).toBeEditable({ editable: brand.slug !== 'nusapoin' });
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await nextButton(page).click();
    await expect(page.getByRole('heading', { name: 'Cek SMS kamu' })).toBeVisible();
    await enterCode(page, await newestOtp(request, brand.phone));
    await page.getByLabel('Nama lengkap').fill(brand.newcomer);
    await chooseBirthDate(page, ['5', 'Mei', '1994']);
    await page.getByLabel('Laki-laki').check();
    const [terms, consent] = [
      page.getByRole('checkbox', { name: 'Syarat dan Ketentuan' }),
      page.getByRole('checkbox', { name: `Poku dan ${brand.name} saling berbagi` }),
    ];
    await terms.check();
    await finishButton(page).click();
    await expectAt(consent, `Mohon setujui berbagi data dengan ${brand.name} untuk melanjutkan`);
    await consent.check();
    await finishButton(page).click();
    await expect(page).toHaveURL(`${site}/landing`);
    await greeting(page, `Selamat datang, ${brand.newcomer.split(' ')[0] ?? ''}!`);
    await expectLinked(page, brand, new RegExp(`baru-${brand.slug}-1@|\\+62${brand.phone.slice(1)}`));
  });

  test(`${brand.name}: a member who is not linked yet links with the password, sees the partner's home and leaves for its app`, async ({
    page,
  }) => {
    await openFromApp(page, brand.slug, 'Rina Puspita');
    await answerDialog(page, 'Akun kamu belum tersambung dengan Poku', 'OK');
    await expect(page).toHaveURL(`${site}/partner-link`);
    await expect(page.getByText('Rina Puspita')).toBeVisible();
    await expect(page.getByText('0812*****005')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('Salah12345');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Hubungkan' }).click();
    await expectAt(page.getByLabel('Password', { exact: true }), 'Password salah');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Hubungkan' }).click();
    await expect(page).toHaveURL(`${site}/`);
    await greeting(page, 'Rina Puspita');
    await expectPartnerHome(page, brand);
    for (const [way, path] of [
      ['Riwayat', '/riwayat'],
      ['Kupon Ku', '/raih'],
    ] as const) {
      await page.getByRole('link', { name: way, exact: true }).click();
      await expect(page).toHaveURL(site + path);
      await page.getByRole('button', { name: 'Kembali' }).click();
      await expect(page).toHaveURL(`${site}/dashboard`);
    }
    await page.getByRole('link', { name: 'Tukar', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Katalog Kupon' })).toBeVisible();
    await page.getByRole('button', { name: 'Kembali' }).click();
    await expectPartnerHome(page, brand);
    await expectLinked(page, brand, /rina@|\+6281200000005/);
    await logOut(page, brand);
  });

  test(`${brand.name}: a linked member sees whose account goes on, and is in by one press`, async ({
    page,
  }) => {
    await page.goto(entryAddress(brand.slug, 'sandbox-linkage'));
    await expect(page.getByRole('heading', { name: 'Lanjutkan sebagai' })).toBeVisible();
    await expect(page.getByText('Siti Rahma')).toBeVisible();
    await expect(page.getByText('0812*****002')).toBeVisible();
    await expect(page).toHaveURL(`${site}/partner-login`);
    await page.getByRole('button', { name: 'Lanjut' }).click();
    await expect(page).toHaveURL(`${site}/`);
    await greeting(page, 'Siti Rahma');
    await expectPartnerHome(page, brand);
    const reading = page.waitForRequest(/\/gateway\/customerdetail\//);
    await page.reload();
    expect((await reading).headers()['client_id']).toBe(`poku-${brand.slug}`);
  });
}

test("Agus comes in from a partner's app to the account that is linked there", async ({ page }) => {
  await openFromApp(page, 'garuda', 'Agus Wijaya');
  await expect(page.getByText('0812*****003')).toBeVisible();
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await greeting(page, 'Agus Wijaya');
});

test('the tokens of the sandbox bring a new and an unlinked user, again and again', async ({ page }) => {
  for (const time of ['first', 'second']) {
    await page.goto(entryAddress('fitnusa', 'sandbox-new'));
    await expect(page.getByRole('dialog', { name: 'Kamu belum punya akun Poku' }), time).toBeVisible();
    await page.goto(entryAddress('rumahnet', 'sandbox-existing'));
    await expect(
      page.getByRole('dialog', { name: 'Akun kamu belum tersambung dengan Poku' }),
      time,
    ).toBeVisible();
  }
});

test("a guest on a partner's origin stands before the partner and its form, and logs in there", async ({
  page,
}) => {
  const site = partnerSite('garuda');
  await page.goto(`${site}/`);
  await expect(page.getByText('Tukar poin Garuda Motor kamu dengan kupon pilihan di Poku.')).toBeVisible();
  await fillLogin(page, MEMBERS.siti);
  await expect(page).toHaveURL(/\/(dashboard)?$/);
  await greeting(page, 'Siti Rahma');
  await page.goto(`${site}/dashboard`);
  await expectPartnerHome(page, BRANDS[2]);
});
