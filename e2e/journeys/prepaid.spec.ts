import type { Page } from '@playwright/test';
import { answerData, cards } from '../support/catalogue';
import { expect, MEMBERS, startSession, test } from '../support/journey';
import { answerWith, cutOff, expectAt, letThrough } from '../support/requests';
import { callsTo } from '../support/screens';

const PRODUCTS = '/productlist/*';
const field = (page: Page) => page.getByLabel('Nomor HP yang diisi');

test('packages stand two in a row for the number, which goes along to the checkout and is there on the way back', async ({
  page,
}) => {
  await startSession(page);
  await page.goto('/tukar');
  await page
    .getByRole('region', { name: 'Kategori' })
    .getByRole('link', { name: 'Top Up & Tagihan' })
    .click();
  await expect(page).toHaveURL('/pulsa-prabayar');
  await expect(page.getByRole('heading', { level: 1, name: 'Paket Telkomsel' })).toBeVisible();
  await expect(page.getByText('Isi nomor HP dulu untuk melihat paket yang tersedia.')).toBeVisible();
  const calls = callsTo(page, /productlist/);
  await field(page).pressSequentially('0814');
  await expect(page.getByText('Isi nomor HP dulu untuk melihat paket yang tersedia.')).toBeVisible();
  await field(page).pressSequentially('55556666');
  await expect(cards(page).first()).toContainText('Kartu Sahabat');
  expect(calls).toHaveLength(1);
  for (const text of await cards(page).allTextContents()) expect(text).toContain('Kartu Sahabat');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await cards(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
    const rows = [...new Set(boxes.map(({ top }) => Math.round(top)))];
    expect(rows, `rows at ${width} px`).toHaveLength(Math.ceil(boxes.length / 2));
  }
  await page.setViewportSize({ width: 360, height: 800 });
  const name = (await cards(page).first().getByRole('link').textContent()) ?? '';
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/voucher\/telco\/\d+\/[a-z0-9-]+\?/);
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByText('081455556666')).toBeVisible();
  await page.goBack();
  await expect(field(page)).toHaveValue(/81455556666$/);
  await expect(cards(page).first()).toContainText('Kartu Sahabat');
  await cards(page).first().getByRole('link').click();
  await page.getByRole('button', { name: 'Beli' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pembayaran' })).toBeVisible();
  const query = new URL(page.url()).searchParams;
  expect([query.get('quantity'), query.get('msisdn')?.endsWith('81455556666')]).toEqual(['1', true]);
});

test('what is no number says so at the field, and the coupons of the category are one press away', async ({
  page,
}) => {
  await startSession(page, MEMBERS.rina);
  await page.goto('/pulsa-prabayar');
  await field(page).pressSequentially('85');
  await expectAt(field(page), 'Nomornya belum lengkap.');
  await field(page).fill('99912345678');
  await expectAt(field(page), 'Masukkan nomor HP yang valid!');
  await field(page).fill('');
  await expect(field(page)).not.toHaveAttribute('aria-invalid');
  await page.getByRole('link', { name: /^Kupon Top Up & Tagihan/ }).click();
  await expect(page).toHaveURL('/kategori/5');
  await expect(page.getByRole('heading', { level: 2, name: 'Top Up & Tagihan' })).toBeVisible();
  await expect(cards(page)).toHaveCount(8);
});

test('a number of no operator, a wrong one, one without packages, and a dead network', async ({ page }) => {
  await startSession(page, MEMBERS.budi);
  await page.goto('/pulsa-prabayar');
  await field(page).fill('083499998888');
  await expect(page.getByRole('alert')).toContainText(
    'Operator nomor ini belum kami kenal. Coba nomor lain ya',
  );
  await expect(field(page)).toHaveValue('');
  await expectAt(field(page), '083499998888: Operator nomor ini belum kami kenal. Coba nomor lain ya');
  await expect(page.getByText('Isi nomor HP dulu untuk melihat paket yang tersedia.')).toBeVisible();

  await answerWith(page, PRODUCTS, 30007);
  await field(page).fill('081200000009');
  await expect(page.getByRole('alert')).toContainText('Nomor HP ini tidak bisa diisi. Periksa lagi ya');
  await expect(field(page)).toHaveValue('');
  await letThrough(page, PRODUCTS);

  await answerData(page, PRODUCTS, []);
  await field(page).fill('081200000009');
  await expect(page.getByText('Ups, paket untuk nomor kamu masih belum tersedia...')).toBeVisible();
  await letThrough(page, PRODUCTS);

  await cutOff(page, PRODUCTS);
  await field(page).fill('081200000008');
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  await letThrough(page, PRODUCTS);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(cards(page).first()).toBeVisible();

  await field(page).fill('');
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Pakai nomorku, 081200000001' }).click();
  await expect(cards(page).first()).toContainText('Seluler Nusa');
  await expect(page.getByRole('button', { name: /^Pakai nomorku/ })).toHaveCount(0);
});
