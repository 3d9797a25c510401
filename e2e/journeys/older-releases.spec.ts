import type { APIRequestContext, Page } from '@playwright/test';
import { SITE_URL } from '../support/addresses';
import { cards, couponLink, heartOf, namesOn } from '../support/catalogue';
import { codesDialog, enterCode, payButton, receipt } from '../support/checkout';
import { CODE, openTicket, reveal, tickets } from '../support/coupons';
import { LEGAL_TEXTS, pressStar, reportText, sendButton } from '../support/help';
import { downloadCsv, rows, totalCard } from '../support/history';
import { expect, fillLogin, goInside, MEMBERS, newestOtp, startSession, test } from '../support/journey';
import { beginLink, expectLinkedNow, expectShown } from '../support/linking';
import { OLDER, storeOlder, type Versions, type Watched, watchReleases } from '../support/older-releases';
import { liveRegistry } from '../support/registry';
import { release, releaseInTurn } from '../support/release';
import { switchOf } from '../support/screens';

/** Types that have grown since in a way that the gate asks about (docs/decisions/018), and pages that came since; what else differs is refused. */
const ALLOWED = ['type-changed', 'removed-route', 'removed-widget'].flatMap((code) => ['--allow', code]);

let present: Versions = {};

test.beforeAll(async () => {
  const { remotes } = await liveRegistry();
  present = Object.fromEntries(Object.keys(OLDER).map((name) => [name, remotes[name]?.live.version ?? '']));
  storeOlder();
  releaseInTurn(
    Object.entries(OLDER).map(([name, version]) => ['promote', name, '--version', version, ...ALLOWED]),
  );
});

test.afterAll(() => {
  releaseInTurn(Object.keys(OLDER).map((name) => ['rollback', name, '--reason', 'the journey is over']));
});

const main = (page: Page) => page.getByRole('main');

/** Waits for a page by its name. */
const expectPage = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

const open = async (page: Page, path: string, name: string): Promise<void> => {
  await goInside(page, path);
  await expectPage(page, name);
};

/** Logs in by the form, and waits for what each remote has on the home. */
const comeHome = async (page: Page, login = '/login'): Promise<void> => {
  await page.goto(login);
  await fillLogin(page, MEMBERS.siti);
  await expect(page.getByRole('banner')).toContainText('Siti Rahma');
  const home = main(page);
  await expect(home.getByRole('region', { name: 'Kategori' }).getByRole('link').first()).toBeVisible();
  await expect(
    home.getByRole('region', { name: 'Kupon Populer' }).getByRole('article').first(),
  ).toBeVisible();
  await expect(home.getByRole('link', { name: /^NusaPoin\s*, Terhubung$/ })).toBeVisible();
  await expect(home.getByRole('heading', { name: 'Kupon Ku', exact: true })).toBeVisible();
};

/**
 * Buys two of a coupon, from the catalogue to Kupon Ku and the history.
 * @param isOfBefore whether the checkout is one whose codes are sent by its button
 * @returns what it is called
 */
const buyTwo = async (page: Page, request: APIRequestContext, isOfBefore: boolean): Promise<string> => {
  await open(page, '/tukar', 'Katalog Kupon');
  await page.getByRole('region', { name: 'Kategori' }).getByRole('link', { name: 'Kuliner' }).click();
  await expect(page).toHaveURL('/kategori/1');
  await cards(page).filter({ hasNotText: 'Stok habis' }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/voucher\?/);
  await page.getByRole('button', { name: 'Tambah' }).click();
  const name = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  await page
    .getByRole('button', { name: 'Beli' })
    .or(page.getByRole('link', { name: 'Beli' }))
    .click();
  await expectPage(page, 'Pembayaran');
  await payButton(page).click();
  await expect(codesDialog(page)).toBeVisible();
  await enterCode(page, await newestOtp(request, MEMBERS.siti));
  if (isOfBefore) await codesDialog(page).getByRole('button', { name: 'Konfirmasi' }).click();
  await expect(page).toHaveURL(/\/raih/);
  await expect(tickets(page).filter({ hasText: name })).toHaveCount(2);
  await page.getByRole('navigation').getByRole('link', { name: 'Beranda' }).click();
  const ownCoupons = main(page).getByRole('region', { name: 'Kupon Ku' });
  await expect(ownCoupons.getByRole('article').first()).toContainText(name);
  await open(page, '/riwayat?tab=tukar', 'Riwayat');
  await expect(rows(page).first()).toContainText(name);
  return name;
};

/** Settings of the member, read and saved. */
const walkAccount = async (page: Page): Promise<void> => {
  await open(page, '/profil', 'Profil');
  await open(page, '/poin-n-tier', 'Poin dan Level');
  await open(page, '/poinku', 'Poinku');
  await expect(
    page.getByRole('region', { name: 'Poin Partner & E-Wallet' }).getByRole('listitem'),
  ).toHaveCount(2);
  const save = page.getByRole('button', { name: 'Simpan' });
  await open(page, '/change-profil', 'Pengaturan Profil');
  await page.getByLabel('Nama', { exact: true }).fill('Siti Rahma Ayu');
  await save.click();
  await expect(page.getByText('Profil kamu berhasil diperbarui!')).toBeVisible();
  await open(page, '/preferensi', 'Preferensi Ku');
  await page.getByRole('checkbox').first().click();
  await save.click();
  await expect(page.getByText('Preferensi kamu tersimpan!')).toBeVisible();
  await open(page, '/change-notification', 'Pengaturan Notifikasi');
  await switchOf(page, 'SMS', 'Semua').click();
  await save.click();
  await expect(page.getByText('Pengaturan notifikasi kamu berhasil diperbarui!')).toBeVisible();
};

/** The lists of partners, a link that is ended, and for Dewi one that is made. */
const walkLinkage = async (page: Page): Promise<void> => {
  await open(page, '/ewallet-linkage', 'Daftar E-Wallet');
  await expectShown(page, 'dompetnusa', true);
  await open(page, '/partner-linkage', 'Daftar Partner');
  await page.getByRole('button', { name: 'Putuskan', exact: true }).click();
  await page.getByRole('checkbox', { name: /NusaPoin/ }).check();
  await page.getByRole('button', { name: 'Putuskan yang dipilih' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, putuskan' }).click();
  await expect(page.getByText('NusaPoin sudah diputuskan.')).toBeVisible();
  await startSession(page, MEMBERS.dewi);
  await page.goto('/add-partner');
  await expectPage(page, 'Tambahkan Partner & E-Wallet');
  await open(page, '/partner-linkage', 'Daftar Partner');
  await beginLink(page, 'rumahnet');
  await expectLinkedNow(page, 'rumahnet');
};

/** Favourites, recommendations and packages for a number. */
const walkCatalogue = async (page: Page): Promise<void> => {
  await open(page, '/tukar', 'Katalog Kupon');
  const saved = page.waitForResponse(/\/gateway\/favoritvoucher$/);
  const [name = ''] = await namesOn(page);
  await heartOf(page, name).first().click();
  await saved;
  await goInside(page, '/kupon-favorit');
  await expect(couponLink(page, name)).toBeVisible();
  await goInside(page, '/kupon-rekomendasi');
  await expect(cards(page).first()).toBeVisible();
  await goInside(page, '/pulsa-prabayar');
  await page.getByLabel('Nomor HP yang diisi').fill('081455556666');
  await expect(cards(page).first()).toContainText('Kartu Sahabat');
};

/** The totals, the file, the receipt, the partners where points are earned, and a coupon with its code. */
const walkHistory = async (page: Page, bought: string): Promise<void> => {
  await expect(totalCard(page)).toContainText(/[1-9][\d.]* poin/);
  await rows(page).first().getByText('Detail pembayaran').click();
  await rows(page).first().getByRole('link', { name: 'Bukti Transaksi' }).click();
  await expect(receipt(page)).toContainText(bought);
  await goInside(page, '/riwayat');
  expect((await downloadCsv(page)).lines.length).toBeGreaterThan(1);
  await open(page, '/earn-point', 'Kumpulkan Poin');
  await main(page).getByRole('link', { name: 'Garuda Motor' }).click();
  await page.getByRole('link', { name: 'AKSES Garuda Motor' }).click();
  await expect(page.getByRole('link', { name: 'Lanjut ke Garuda Motor' })).toBeVisible();
  await open(page, '/raih', 'Kupon Ku');
  await openTicket(page, bought);
  expect(await reveal(page)).toMatch(CODE);
};

/** Topics, a report, a feedback, and the texts that operators keep. */
const walkHelp = async (page: Page): Promise<void> => {
  await open(page, '/pusat-bantuan', 'Pusat Bantuan');
  await main(page)
    .getByRole('link', { name: /Akun dan Keamanan/ })
    .click();
  await expect(page.locator('details').first()).toBeVisible();
  await open(page, '/faq/contact/send-report', 'Kirim Laporan');
  await reportText(page).fill('Poin belanja kemarin belum masuk.');
  await sendButton(page).click();
  await expect(main(page).getByText(/^LAP-/)).toBeVisible();
  await goInside(page, '/feedback');
  await pressStar(page, /^Seberapa mudah kamu memakai Poku/, 5);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Terima kasih!' })).toBeVisible();
  for (const { path, name } of LEGAL_TEXTS) {
    await open(page, path, name);
    await expect(
      page
        .getByText('Berlaku sejak')
        .or(main(page).getByRole('heading', { level: 2 }))
        .first(),
    ).toBeVisible();
  }
};

const named = (versions: Versions): readonly string[] =>
  Object.entries(versions).map(([name, version]) => `${name} ${version}`);

/** Nothing in the console, and no panel of a failed remote. */
const expectGood = async (page: Page, { errors }: Watched): Promise<void> => {
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toHaveCount(0);
  expect(errors).toEqual([]);
};

test('releases of before the remotes had calls of their own do all they did in the present shell', async ({
  page,
  request,
}) => {
  const watched = watchReleases(page);
  await test.step('login and home', () => comeHome(page));
  const bought = await test.step('a purchase', () => buyTwo(page, request, true));
  await test.step('history and a code', () => walkHistory(page, bought));
  await test.step('account', () => walkAccount(page));
  await test.step('linkage', () => walkLinkage(page));
  await test.step('catalogue', () => walkCatalogue(page));
  await test.step('help', () => walkHelp(page));
  await expectGood(page, watched);
  // The release before the live one, which would stand in for it, is that of today.
  expect([...watched.releases].sort()).toEqual([...named(OLDER)].sort());
});

/** Remotes that hand something on to each other, in two halves: between them, each hand goes from old to new or from new to old. */
const HALVES = [
  ['mfe-account', 'mfe-checkout', 'mfe-help'],
  ['mfe-linkage', 'mfe-catalogue', 'mfe-history'],
] as const;

for (const half of HALVES) {
  test(`present releases of ${half.join(', ')} go together with those of before`, async ({
    page,
    request,
  }) => {
    const shown = Object.fromEntries(half.map((name) => [name, present[name] ?? '']));
    const releases = Object.entries(shown).map(([name, version]) => `${name}@${version}`);
    const link = release('preview', ...releases, '--site', `${SITE_URL}/login`).trim();
    const watched = watchReleases(page);
    await comeHome(page, link);
    const bought = await buyTwo(page, request, !shown['mfe-checkout']);
    await open(page, '/raih', 'Kupon Ku');
    await openTicket(page, bought);
    expect(await reveal(page)).toMatch(CODE);
    await open(page, '/partner-linkage', 'Daftar Partner');
    await expectShown(page, 'nusapoin', true);
    await open(page, '/pusat-bantuan', 'Pusat Bantuan');
    await expectGood(page, watched);
    expect([...watched.releases]).toEqual(expect.arrayContaining([...named({ ...OLDER, ...shown })]));
    // It says so when a release has given way to the live one.
    const bar = page.getByRole('complementary', { name: 'Pratinjau' }).getByRole('status');
    for (const name of named(shown)) await expect(bar).toContainText(name);
  });
}
