import type { Page } from '@playwright/test';
import type { WireCategory } from '@poku/testing';
import { answerData, cards, couponLink, expectCoupons } from '../support/catalogue';
import { expect, goInside, logIn, MEMBERS, test } from '../support/journey';
import { changeAnswer, cutOff, letThrough } from '../support/requests';
import { callsTo } from '../support/screens';

const CATEGORIES = [
  'Kuliner',
  'Kebutuhan Harian',
  'Fashion',
  'E-Commerce',
  'Top Up & Tagihan',
  'Hiburan',
  'Transportasi',
  'Aspiratif',
];

const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** What the carousel has in sight, from the left. */
const inSight = (page: Page): Promise<readonly string[]> =>
  section(page, 'Kategori')
    .locator('ul')
    .evaluate((list) => {
      const frame = list.getBoundingClientRect();
      return [...list.children]
        .filter((one) => {
          const { left, right } = one.getBoundingClientRect();
          return left >= frame.left - 2 && right <= frame.right + 2;
        })
        .map((one) => one.textContent);
    });

test('the catalogue leads to every category, goes round by button, and has its ways to the rest', async ({
  page,
}) => {
  await logIn(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Tukar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Katalog Kupon' })).toBeVisible();
  const carousel = section(page, 'Kategori');
  const entries = carousel.locator('ul > li');
  await expect(entries).toHaveText([...CATEGORIES, ...CATEGORIES.slice(0, 4)]);
  expect(
    await entries.evaluateAll((all) => all.map((one) => one.matches('[aria-hidden="true"][inert]'))),
  ).toEqual([...CATEGORIES.map(() => false), ...CATEGORIES.slice(0, 4).map(() => true)]);
  await expect(carousel.getByRole('link')).toHaveText(CATEGORIES);
  await expect.poll(() => inSight(page)).toEqual(CATEGORIES.slice(0, 4));
  const [previous, next] = [
    carousel.getByRole('button', { name: 'Sebelumnya: Kategori' }),
    carousel.getByRole('button', { name: 'Berikutnya: Kategori' }),
  ];
  await next.click();
  await expect.poll(() => inSight(page)).toEqual(CATEGORIES.slice(1, 5));
  await previous.click();
  await expect.poll(() => inSight(page)).toEqual(CATEGORIES.slice(0, 4));
  await previous.click();
  await expect.poll(() => inSight(page)).toEqual(['Aspiratif', ...CATEGORIES.slice(0, 3)]);
  await next.click();
  await expect.poll(() => inSight(page)).toEqual(CATEGORIES.slice(0, 4));
  await expect(cards(page).first()).toBeVisible();

  for (const [at, name] of CATEGORIES.entries()) {
    await carousel.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(at === 4 ? '/pulsa-prabayar' : `/kategori/${at + 1}`);
    if (at !== 4) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await page.goBack();
  }
  const ways = page.getByRole('navigation', { name: 'Jalan pintas' });
  for (const [label, address] of [
    ['Favorit Kamu', '/kupon-favorit'],
    ['Untuk Kamu', '/kupon-rekomendasi'],
    ['Pulsa & Paket', '/pulsa-prabayar'],
  ] as const) {
    await ways.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
  }
});

test('the home shows promotions that lead to their coupons, in their order, and what is recommended', async ({
  page,
}) => {
  await logIn(page, MEMBERS.agus);
  const promotions = section(page, 'Promo');
  await expect(promotions.getByRole('link')).toHaveCount(4);
  await promotions.getByRole('link', { name: 'Ngopi Hemat Akhir Bulan' }).click();
  await expect(page).toHaveURL('/kupon-rekomendasi?adsId=501');
  await expect(page.getByRole('heading', { level: 1, name: 'Rekomendasi Kami' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Ngopi Hemat Akhir Bulan' })).toBeVisible();
  await expectCoupons(page, [
    'Es Kopi Susu Gula Aren',
    'Paket Kopi dan Roti Bakar',
    'Boba Brown Sugar Ukuran Besar',
    'Satu Lusin Roti Manis',
  ]);
  await couponLink(page, 'Satu Lusin Roti Manis').click();
  await expect(page).toHaveURL(/\/voucher\?id=1008&.*type=rekomendasi/);
  await expect(page).toHaveURL(/adsId=501/);
  await page.goto('/rekomendasi-kupon?pid=1016|1010|tidak-ada|1010&adsId=502');
  await expectCoupons(page, ['Galon 19 Liter', 'Voucher Belanja Rp150.000']);
  await page.goto('/kupon-rekomendasi?adsId=tidak-ada');
  await expect(page.getByText('Promo ini sudah berakhir.')).toBeVisible();

  await page.goto('/');
  const recommended = section(page, 'Rekomendasi Kami');
  await expect(recommended.locator('article').first()).toBeVisible();
  const shown = await recommended.locator('article').getByRole('link').allTextContents();
  expect(new Set(shown).size).toBe(shown.length);
  await recommended.getByRole('link', { name: /^Lihat Semua/ }).click();
  await expect(page).toHaveURL('/kupon-rekomendasi');
  await expectCoupons(page, shown);
  await page.goto('/');
  await section(page, 'Kupon Populer')
    .getByRole('link', { name: /^Lihat Semua/ })
    .click();
  await expect(page).toHaveURL('/tukar');
});

test('the home shows eight categories in rows of four, and the others on request', async ({ page }) => {
  await logIn(page);
  const tiles = section(page, 'Kategori').getByRole('listitem');
  await expect(tiles).toHaveText(CATEGORIES);
  await expect(section(page, 'Kategori').getByRole('button')).toHaveCount(0);
  await changeAnswer(page, '/category/*', (all: readonly WireCategory[]) => [
    ...all,
    ...all.slice(0, 3).map((one, at) => ({ ...one, categoryId: `9${at}`, categoryName: `Baru ${at}` })),
  ]);
  await page.reload();
  await expect(tiles).toHaveText(CATEGORIES);
  const list = section(page, 'Kategori').getByRole('list');
  expect((await list.boundingBox())?.height).toBe(167);
  const rows = await tiles.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().top)),
  );
  expect(rows.map((top) => rows.indexOf(top))).toEqual([0, 0, 0, 0, 4, 4, 4, 4]);
  const toggle = section(page, 'Kategori').getByRole('button', { name: 'Lihat Semua' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(tiles).toHaveText([...CATEGORIES, 'Baru 0', 'Baru 1', 'Baru 2']);
  await section(page, 'Kategori').getByRole('button', { name: 'Lebih Sedikit' }).click();
  await expect(tiles).toHaveCount(8);
});

test('a campaign is told once in a visit, and the recommendations are asked for on each load of the home', async ({
  page,
}) => {
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/gateway/adstracking')) told.push(request.postDataJSON());
  });
  const reckoned = callsTo(page, /\/updateRedemptionProductList$/);
  await logIn(page);
  const rowIsThere = () => expect(section(page, 'Rekomendasi Kami').locator('article').first()).toBeVisible();
  await rowIsThere();
  expect(reckoned).toHaveLength(1);
  expect(told).toEqual([]);
  await cutOff(page, '/adstracking');
  await page.goto('/dashboard?pokuCampaignId=ramadan-01');
  await rowIsThere();
  await expect.poll(() => told.length).toBe(1);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await letThrough(page, '/adstracking');
  const accepted = page.waitForResponse(/\/gateway\/adstracking$/);
  await page.reload();
  expect(((await (await accepted).json()) as { responseCode: number }).responseCode).toBe(200);
  expect(told.at(-1)).toEqual({ pokuCampaignId: 'ramadan-01', clientId: expect.any(String) });
  await page.reload();
  await rowIsThere();
  await goInside(page, '/tukar');
  await expect(page.getByRole('heading', { level: 1, name: 'Katalog Kupon' })).toBeVisible();
  await goInside(page, '/dashboard?pokuCampaignId=ramadan-01');
  await rowIsThere();
  expect(told, 'the failed one and the accepted one').toHaveLength(2);
  expect(reckoned, 'one for each time that the home came up').toHaveLength(5);
  await goInside(page, '/dashboard?ref=surat');
  await expect.poll(() => told.at(-1)).toEqual({ pokuCampaignId: '', clientId: expect.any(String) });
});

test('what fails or is empty says so in its place, and the rest of the page stands', async ({ page }) => {
  await logIn(page);
  await cutOff(page, '/category/*');
  await page.goto('/tukar');
  await expect(section(page, 'Kategori').getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await letThrough(page, '/category/*');
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(section(page, 'Kategori').getByRole('link')).toHaveText(CATEGORIES);

  await answerData(page, '/customerpromotion/*', []);
  await answerData(page, '/getpopularvoucher/*', []);
  await answerData(page, '/customerrecomendationdetail/*', { adsId: null, adsName: null, result: [] });
  await page.goto('/');
  await expect(page.getByText('Belum ada promo saat ini.')).toBeVisible();
  await expect(page.getByText('Belum ada kupon populer saat ini.')).toBeVisible();
  await expect(page.getByText('Belum ada rekomendasi untuk kamu saat ini.')).toBeVisible();
  await expect(section(page, 'Kategori').getByRole('link')).toHaveText(CATEGORIES);
});
