import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findChromium } from '../checks/browser';
import { pokuHome } from '../release/home';
import { startStack } from '../site/stack';

/**
 * `npm run screens`: a picture of every screen at 360 × 800 and 1280 × 800, on Poku's own origin and on each partner's,
 * into `<POKU_HOME>/screens/<theme>/<size>/`. With `--dark` in the dark scheme.
 */
const SIZES = [
  { name: '360', width: 360, height: 800 },
  { name: '1280', width: 1280, height: 800 },
] as const;
const THEMES = ['poku', 'nusapoin', 'rumahnet', 'garuda', 'fitnusa'] as const;

const MEMBER = { phone: '081200000003', password: 'Rahasia123' };

/** Screens of members, by file name. A function finds the address on a page that lists it. */
const SCREENS: readonly (readonly [string, string])[] = [
  ['beranda', '/'],
  ['katalog', '/tukar'],
  ['kategori', '/kategori/1'],
  ['kategori-kosong', '/kategori/1?name=tidak-ada-kupon-ini'],
  ['kupon-ku', '/raih'],
  ['riwayat-raih', '/riwayat'],
  ['riwayat-tukar', '/riwayat?tab=tukar'],
  ['profil', '/profil'],
  ['daftar-partner', '/partner-linkage'],
  ['daftar-ewallet', '/ewallet-linkage'],
  ['pusat-bantuan', '/pusat-bantuan'],
  ['transaksi-gagal', '/transaksi-selesai?status=failed'],
  ['tidak-ada', '/tidak-ada'],
];

const isDark = process.argv.includes('--dark');
const folder = join(pokuHome(), 'screens');
await rm(folder, { recursive: true, force: true });

const stack = await startStack(
  () => undefined,
  (reason) => {
    throw new Error(reason);
  },
);
const sitePort = new URL(stack.siteUrl).port;

const shoot = async (page: Page, theme: string, size: string, name: string): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await mkdir(join(folder, theme, size), { recursive: true });
  await page.screenshot({ path: join(folder, theme, size, `${name}.png`), fullPage: true });
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
  await page.locator(link).first().click();
  await page.waitForURL((url) => url.href !== address);
  await take(name);
};

const tour = async (
  browser: Browser,
  theme: (typeof THEMES)[number],
  { name: size, width, height }: (typeof SIZES)[number],
): Promise<void> => {
  const host = theme === 'poku' ? 'localhost' : `${theme}.localhost`;
  const site = `http://${host}:${sitePort}`;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    colorScheme: isDark ? 'dark' : 'light',
  });
  const page = await context.newPage();
  const take = (name: string) => shoot(page, theme, size, name);
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

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
for (const theme of THEMES) {
  for (const size of SIZES) {
    // One payment code a minute and five in three hours: each tour starts from the fixtures.
    await fetch(`${stack.apiUrl}/sandbox/reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    await tour(browser, theme, size);
    console.log(`${theme} at ${size.name} is done`);
  }
}
await browser.close();
await stack.stop();
console.log(`The pictures are in ${folder}`);
process.exit(0);
