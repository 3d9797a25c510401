import type { Page } from '@playwright/test';
import type { WireEarnPartner } from '@poku/testing';
import { partnerPages } from '../support/addresses';
import { expect, fillLogin, logIn, MEMBERS, startSession, test } from '../support/journey';
import { answerWith, changeAnswer, cutOff } from '../support/requests';

const PARTNERS = '/partnerearn/*';
const CREDITED = 'Poin masuk paling lambat 1x24 jam setelah checkout.';

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 2, name, exact: true });

/** What a press on a link opens beside the page: its address, and whether it could reach back. */
const openBeside = async (page: Page, name: string) => {
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name, exact: true }).click();
  const opened = await opening;
  await opened.waitForURL(/^http/);
  const found = { url: opened.url(), hasOpener: await opened.evaluate(() => window.opener !== null) };
  await opened.close();
  return found;
};

test('from all partners to one, by its page in between to its shop in a new tab', async ({ page }) => {
  await startSession(page, MEMBERS.agus);
  await page.goto('/earn-point');
  await expect(page.getByRole('heading', { level: 1, name: 'Kumpulkan Poin' })).toBeVisible();
  await expect(page.getByText('Cara Kumpulin POKUPoin', { exact: true })).toBeVisible();
  await expect(page.getByText(CREDITED)).toBeVisible();
  const names = ['NusaPoin', 'DompetNusa', 'RumahNet', 'Garuda Motor', 'FitNusa'];
  for (const name of names) await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Garuda Motor' }).click();

  await expect(page).toHaveURL('/earn-partner?id=10');
  await page.reload();
  await expect(heading(page, 'Garuda Motor')).toBeVisible();
  await expect(page.getByText('Jl. Raya Bekasi KM 22 No. 8, Cakung, Jakarta Timur 13910')).toBeVisible();
  await expect(page.getByText('120 bengkel resmi', { exact: false })).toBeVisible();
  for (const [title, text] of [
    ['Cara Mendapatkan Poin', 'Buat janji servis di bengkel resmi terdekat.'],
    ['Syarat dan Ketentuan', 'Klaim garansi dan asuransi tidak memberi poin.'],
  ] as const) {
    await expect(page.getByText(text)).toBeHidden();
    await page.getByText(title, { exact: true }).click();
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByText(CREDITED)).toBeVisible();
  const reported = page.waitForRequest('**/gateway/reportearnpartner');
  await page.getByRole('link', { name: 'AKSES Garuda Motor' }).click();
  expect((await reported).postDataJSON()).toMatchObject({ partnerId: '10' });

  await expect(page).toHaveURL('/interim?id=10');
  await page.reload();
  const next = page.getByRole('link', { name: 'Lanjut ke Garuda Motor' });
  await expect(next).toHaveAttribute('target', '_blank');
  expect(await openBeside(page, 'Lanjut ke Garuda Motor')).toEqual({
    url: expect.stringContaining(`${partnerPages('garuda')}/app/belanja`),
    hasOpener: false,
  });
  await page.goBack();
  await expect(heading(page, 'Garuda Motor')).toBeVisible();
});

test('a partner without a page in between opens at once, one without a site leads back, and a dead report stops nothing', async ({
  page,
}) => {
  await logIn(page, MEMBERS.agus);
  await cutOff(page, '/reportearnpartner');
  await page.goto('/earn-partner?id=11');
  expect(await openBeside(page, 'AKSES FitNusa')).toEqual({
    url: expect.stringContaining(`${partnerPages('fitnusa')}/app/belanja`),
    hasOpener: false,
  });
  await expect(page).toHaveURL('/earn-partner?id=11');
  await changeAnswer(page, PARTNERS, (partners: WireEarnPartner[]) =>
    partners.map((partner) => ({ ...partner, partnerUrl: '', partnerInterim: null })),
  );
  await page.reload();
  await page.getByRole('link', { name: 'AKSES FitNusa' }).click();
  await expect(page).toHaveURL('/earn-point');
});

test('a guest reads about every partner, and comes back from the login as a member', async ({ page }) => {
  await page.goto('/mitra-poku');
  await expect(page.getByRole('heading', { level: 1, name: 'Partner Poku' })).toBeVisible();
  const partners = page.getByRole('main').getByRole('list').first().locator('> li');
  await expect(partners).toHaveCount(5);
  const fitness = partners.filter({ hasText: 'FitNusa punya 48 studio' });
  await fitness.getByText('Cara Mendapatkan Poin').click();
  await expect(fitness.getByText('Unduh aplikasi FitNusa', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lihat FitNusa' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Daftar' })).toHaveAttribute(
    'href',
    '/register',
  );
  await page.getByRole('main').getByRole('link', { name: 'Masuk' }).click();
  await fillLogin(page, MEMBERS.agus);
  await expect(page).toHaveURL('/mitra-poku');
  await expect(page.getByRole('main').getByRole('link', { name: 'Daftar' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Lihat FitNusa' }).click();
  await expect(page).toHaveURL('/earn-partner?id=11');
});

test('an address that names no partner, and a failure, have a way on', async ({ page }) => {
  await logIn(page, MEMBERS.agus);
  for (const [path, text] of [
    ['/earn-partner?id=tidak-ada', 'Partner ini tidak ditemukan.'],
    ['/earn-partner', 'Partner ini tidak ditemukan.'],
    ['/interim?id=tidak-ada', 'Partner ini tidak ditemukan.'],
    ['/interim?id=11', 'Halaman ini belum tersedia.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text), path).toBeVisible();
  }
  await answerWith(page, PARTNERS, 208);
  await page.getByRole('main').getByRole('link', { name: 'Kumpulkan Poin' }).click();
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  await page.unroute(`**/gateway${PARTNERS}`);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByText('Cara Kumpulin POKUPoin', { exact: true })).toBeVisible();
});
