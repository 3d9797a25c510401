import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../bench/browse';
import { sandboxBrands } from '../../stack/sandbox-brands';
import { shoot } from './shoot';
import { SIZES, type SizeName } from './sizes';
import { type SlowSite, startSlowSite, TAKEN_AT } from './slow-site';

/** What takes a second alone takes many on a machine that does other things. */
const WAIT_MS = 120_000;

const MEMBER = { phone: '081200000003', password: 'Rahasia123' };

/** Screens of members, by file name. A function finds the address on a page that lists it. */
const SCREENS: readonly (readonly [string, string])[] = [
  ['beranda', '/'],
  ['katalog', '/tukar'],
  ['kategori', '/kategori/1'],
  ['kategori-kosong', '/kategori/1?name=tidak-ada-kupon-ini'],
  ['brand', '/merek/kopi-serambi'],
  ['kupon-ku', '/raih'],
  ['riwayat-raih', '/riwayat'],
  ['riwayat-tukar', '/riwayat?tab=tukar'],
  ['profil', '/profil'],
  ['pengaturan-profil', '/change-profil'],
  ['ubah-password', '/user-change-password'],
  ['preferensi', '/preferensi'],
  ['pengaturan-notifikasi', '/change-notification'],
  ['kotak-masuk', '/kotak-masuk'],
  ['favorit-kamu', '/kupon-favorit'],
  ['favorit-redaksi', '/favorit'],
  ['rekomendasi', '/kupon-rekomendasi'],
  ['pulsa', '/pulsa-prabayar'],
  ['poinku', '/poinku'],
  ['poin-dan-level', '/poin-n-tier'],
  ['penjaga-hangus', '/penjaga-hangus'],
  ['mimpi', '/mimpi'],
  ['setahun-poku', '/setahun-poku'],
  ['misi', '/misi'],
  ['selamat-datang', '/landing'],
  ['lengkapi-1-partner', '/onboard?step=1'],
  ['lengkapi-2-ewallet', '/onboard?step=2'],
  ['lengkapi-3-preferensi', '/onboard?step=3'],
  ['lengkapi-4-notifikasi', '/onboard?step=4'],
  ['lengkapi-gagal', '/onboard?source=nusapoin'],
  ['demo-pendaftaran', '/test-form'],
  ['email-tanpa-token', '/email-verified'],
  ['berhenti-email-tanpa-token', '/berhenti-email'],
  ['daftar-partner', '/partner-linkage'],
  ['daftar-ewallet', '/ewallet-linkage'],
  ['tambah-partner', '/add-partner'],
  ['hubungkan-ewallet', '/ewallet-linkage/bind/dompetnusa'],
  ['hasil-ewallet', '/ewallet-linkage/dompetnusa'],
  ['kumpulkan-poin', '/earn-point'],
  ['partner-poin', '/earn-partner?id=10'],
  ['ke-partner', '/interim?id=10'],
  ['mitra', '/mitra-poku'],
  ['pusat-bantuan', '/pusat-bantuan'],
  ['kirim-laporan', '/faq/contact/send-report'],
  ['penilaian', '/feedback'],
  ['tentang-aplikasi', '/about-app'],
  ['panduan', '/about'],
  ['tentang-poku', '/about-poku'],
  ['syarat-ketentuan', '/terms'],
  ['kebijakan-privasi', '/privacypolicy'],
  ['transaksi-tanpa-jawaban', '/transaksi-selesai?key=tidak-ada'],
  ['tidak-ada', '/tidak-ada'],
];

/** The site that is walked through, and how its pictures are taken. */
interface Walk {
  readonly stack: SlowSite;
  readonly isDark: boolean;
  readonly folder: string;
}

/** What was sent last to a number or an address, from the sandbox's outbox (D56). */
const newestSent = async ({ apiUrl }: SlowSite, to: string, part: 'otp' | 'link'): Promise<string> => {
  const response = await fetch(`${apiUrl}/sandbox/outbox?to=${to}`);
  const { data } = (await response.json()) as {
    readonly data: readonly { readonly [key in typeof part]?: string }[];
  };
  return data.find((row) => row[part] !== undefined)?.[part] ?? '';
};

/** What guests see on their way to an account or a new password, each step with a picture. */
const access = async (
  page: Page,
  site: string,
  stack: SlowSite,
  take: (name: string) => Promise<void>,
): Promise<void> => {
  await page.goto(`${site}/register`);
  await page.getByLabel('Nomor HP').fill('81211112222');
  await page.getByLabel('Email').fill('nina@contoh.id');
  await page.getByLabel('Password', { exact: true }).fill(MEMBER.password);
  await page.getByText('Nomor HP bisa dipakai').waitFor();
  await page.getByText('Email bisa dipakai').waitFor();
  await take('daftar-1-akun');
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByLabel('Kode OTP').waitFor();
  await take('daftar-2-verifikasi');
  await page.getByLabel('Kode OTP').fill(await newestSent(stack, '081211112222', 'otp'));
  await page.getByLabel('Nama lengkap').waitFor();
  await take('daftar-3-profil');
  await page.getByRole('button', { name: 'Syarat dan Ketentuan' }).click();
  await page.getByText('Berlaku sejak').waitFor();
  await take('syarat');
  await page.goto(`${site}/forgot-password`);
  await page.getByLabel('Nomor HP atau email').waitFor();
  await take('lupa-password');
  await page.getByLabel('Nomor HP atau email').fill('siti@contoh.id');
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByRole('heading', { name: 'Cek email kamu' }).waitFor();
  await take('lupa-password-link');
  const { search } = new URL(await newestSent(stack, 'siti@contoh.id', 'link'));
  await page.goto(`${site}/change-password${search}`);
  await page.getByLabel('Password baru', { exact: true }).waitFor();
  await take('password-baru');
};

const logIn = async (page: Page): Promise<void> => {
  await page.getByLabel('Nomor HP').fill(MEMBER.phone);
  await page.getByLabel('Password', { exact: true }).fill(MEMBER.password);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await page.waitForURL(/\/(dashboard)?$/);
};

/** The way through a purchase up to its code, each step with a picture. */
const purchase = async (page: Page, site: string, take: (name: string) => Promise<void>): Promise<void> => {
  await page.goto(`${site}/tukar`);
  await page.locator('main a[href^="/voucher"]').first().click();
  await page.getByText('TOTAL HARGA').waitFor();
  await take('kupon');
  await page
    .getByRole('link', { name: 'Beli' })
    .or(page.getByRole('button', { name: 'Beli' }))
    .click();
  await page.getByRole('button', { name: 'Bayar' }).waitFor();
  await take('pembayaran');
  await page.getByRole('button', { name: 'Bayar' }).click();
  await page.getByLabel('Kode OTP').waitFor();
  await take('pembayaran-otp');
};

const followFirst = async (
  page: Page,
  address: string,
  link: string,
  name: string,
  take: (name: string) => Promise<void>,
): Promise<void> => {
  await page.goto(address);
  // A press may show it beside the list.
  const href = await page.locator(link).first().getAttribute('href');
  await page.goto(new URL(href ?? '', address).href);
  await take(name);
};

/** What users see whom a partner sends, by the sandbox's own tokens (D58); Poku's own origin has no entry. */
const entry = async (page: Page, site: string, take: (name: string) => Promise<void>): Promise<void> => {
  const come = async (token: string): Promise<void> => {
    await page.goto(`${site}/partner-login?redirectToken=${token}`);
  };
  await page.goto(`${site}/partner-login`);
  await page.getByRole('alertdialog').waitFor();
  await take('partner-tanpa-token');
  await come('sandbox-linkage');
  await page.getByRole('button', { name: 'Lanjut' }).waitFor();
  await take('partner-lanjutkan');
  await come('sandbox-existing');
  await page.getByRole('dialog').waitFor();
  await take('partner-belum-tersambung');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Hubungkan' }).waitFor();
  await take('partner-hubungkan');
  await come('sandbox-new');
  await page.getByRole('dialog').waitFor();
  await take('partner-belum-punya-akun');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByLabel('Email').waitFor();
  await take('partner-daftar');
};

const tour = async (
  browser: Browser,
  { stack, isDark, folder }: Walk,
  theme: string,
  { name: size, width, height }: (typeof SIZES)[number],
): Promise<void> => {
  const host = theme === 'poku' ? 'localhost' : `${theme}.localhost`;
  const site = `http://${host}:${new URL(stack.siteUrl).port}`;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    colorScheme: isDark ? 'dark' : 'light',
    serviceWorkers: 'block',
  });
  await context.clock.setFixedTime(TAKEN_AT);
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  const take = (name: string) => shoot(page, join(folder, theme, size), name);
  await page.goto(site);
  await take('tamu');
  await access(page, site, stack, take);
  if (theme !== 'poku') await entry(page, site, take);
  await page.goto(`${site}/login`);
  await page.getByLabel('Nomor HP').waitFor();
  await take('masuk');
  await page.getByRole('button', { name: 'Masuk' }).click();
  await take('masuk-kosong');
  await logIn(page);
  for (const [name, path] of SCREENS) {
    await page.goto(site + path);
    await take(name);
  }
  await followFirst(page, `${site}/pusat-bantuan`, 'main a[href^="/faq/topik/"]', 'topik', take);
  await followFirst(page, `${site}/raih`, 'main a[href^="/kupon-ku"]', 'kupon-milik', take);
  await purchase(page, site, take);
  await context.close();
};

/** Which pictures are taken, and of what. */
export interface ScreensOptions {
  /** Checkout of the repository whose site is shown. */
  readonly of: string;
  /** Folder of the pictures; what was there is gone. */
  readonly into: string;
  /** `poku` and slugs of partners with an origin of their own. Default all. */
  readonly themes?: readonly string[] | undefined;
  /** Default all. */
  readonly sizes?: readonly SizeName[] | undefined;
  readonly dark?: boolean | undefined;
}

/**
 * Takes a picture of every screen at three sizes, on Poku's own origin and on each partner's, into `<into>/<theme>/<size>/`. Data and
 * clocks stand still, so two runs at one commit give the same pictures.
 */
export const takeScreens = async ({
  of,
  into: folder,
  themes,
  sizes,
  dark: isDark = false,
}: ScreensOptions): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  const stack = await startSlowSite(of);
  const browser = await launchBrowser();
  try {
    for (const theme of themes ?? ['poku', ...(await sandboxBrands())]) {
      for (const size of SIZES.filter(({ name }) => sizes?.includes(name) ?? true)) {
        // One payment code a minute and five in three hours: each tour starts from the fixtures.
        await fetch(`${stack.apiUrl}/sandbox/reset`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        });
        await tour(browser, { stack, isDark, folder }, theme, size);
        console.log(`${theme} at ${size.name} is done`);
      }
    }
  } finally {
    await browser.close();
    await stack.stop();
  }
  console.log(`The pictures are in ${folder}`);
};
