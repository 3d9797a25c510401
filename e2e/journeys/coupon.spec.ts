import type { Locator, Page } from '@playwright/test';
import type { WireVoucher } from '@poku/testing';
import { expect, logIn, MEMBERS, startSession, test } from '../support/journey';
import { answerWith, changeAnswer, cutOff, expectAt, letThrough } from '../support/requests';

const DETAIL = '/voucherdetail/*';

const total = (page: Page): Locator => page.getByText('TOTAL HARGA').locator('..');
const buy = (page: Page): Locator => page.getByRole('button', { name: 'Beli' });
const more = (page: Page): Locator => page.getByRole('button', { name: 'Tambah Jumlah' });
const fewer = (page: Page): Locator => page.getByRole('button', { name: 'Kurangi Jumlah' });
const name = (page: Page): Locator => page.getByRole('heading', { level: 2 }).first();

/** The query of the address. */
const queryOf = (page: Page): Readonly<Record<string, string>> =>
  Object.fromEntries(new URL(page.url()).searchParams);

/** Buys; gives what the checkout's address says. */
const goToCheckout = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  await buy(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pembayaran' })).toBeVisible();
  return queryOf(page);
};

test('a coupon shows its price, its sections and a total, and the quantity goes along to the checkout', async ({
  page,
}) => {
  await startSession(page);
  await page.goto('/kategori/1?name=kopi%20susu');
  await page.getByRole('link', { name: 'Es Kopi Susu Gula Aren' }).click();
  await expect(name(page)).toHaveText('Es Kopi Susu Gula Aren');
  await expect(page.getByText('Satu gelas es kopi susu gula aren', { exact: false })).toBeVisible();
  for (const [title, text] of [
    ['Tempat Penukaran', 'Semua gerai Kopi Serambi'],
    ['Cara Penukaran', 'Tunjukkan kode ke kasir'],
    ['Syarat dan Ketentuan', 'Tidak dapat diuangkan'],
  ] as const) {
    await expect(page.getByText(text, { exact: false })).toBeHidden();
    await page.getByText(title, { exact: true }).click();
    await expect(page.getByText(text, { exact: false })).toBeVisible();
  }
  await expect(total(page)).toContainText('1.800 poin');
  await expect(fewer(page)).toHaveAttribute('aria-disabled', 'true');
  await fewer(page).click({ force: true });
  await expect(total(page)).toContainText('1.800 poin');
  for (let press = 1; press < 10; press += 1) await more(page).click();
  await expect(total(page)).toContainText('18.000 poin');
  await expect(more(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Paling banyak 10 kupon untuk satu transaksi.')).toBeVisible();
  await page.reload();
  await expect(total(page)).toContainText('1.800 poin');
  await more(page).click();
  expect(await goToCheckout(page)).toEqual({
    voucherId: '1001',
    redemptionRuleId: expect.any(String),
    rewardItemId: expect.any(String),
    quantity: '2',
  });
  await expect(page.getByRole('main')).toContainText('Es Kopi Susu Gula Aren');
  await expect(page.getByRole('main')).toContainText('3.600 poin');
});

test('neither a coupon without stock nor more than there is nor more than the points can be bought', async ({
  page,
}) => {
  await startSession(page, MEMBERS.budi);
  await page.goto('/voucher?id=1006');
  await expect(page.getByText('Kupon yang kamu cari sudah habis...')).toBeVisible();
  await expect(buy(page)).toBeDisabled();
  await expect(more(page)).toHaveCount(0);
  await page.goto('/voucher?id=1057');
  await expect(page.getByText('Poin kamu kurang 35.000 poin.')).toBeVisible();
  await expect(buy(page)).toBeDisabled();
  for (const [way, address] of [
    ['Kumpulkan poin', '/earn-point'],
    ['Hubungkan partner', '/partner-linkage'],
  ] as const) {
    await page.getByRole('link', { name: way }).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page.getByText('Poin kamu kurang 35.000 poin.')).toBeVisible();
  }
  await changeAnswer(page, DETAIL, (coupon: WireVoucher) => ({ ...coupon, voucherQty: 2 }));
  await page.goto('/voucher?id=1001');
  await more(page).click();
  await expect(buy(page)).toBeEnabled();
  await more(page).click();
  await expect(page.getByText('Sayang sekali stok kupon ini hanya tersisa 2')).toBeVisible();
  await expect(buy(page)).toBeDisabled();
  await expect(buy(page)).toHaveAccessibleDescription('Sayang sekali stok kupon ini hanya tersisa 2');
  await fewer(page).click();
  await expect(buy(page)).toBeEnabled();
});

test('the link of an ad, a recommendation and a promotion each open the coupon, and the ad goes along', async ({
  page,
}) => {
  await startSession(page, MEMBERS.agus);
  await page.goto('/voucher?id=1047&adsId=503&msisdn=bukan-nomor');
  await expect(name(page)).toHaveText('Paket Keluarga 4 Orang');
  const checkout = page.waitForRequest(/\/gateway\/checkoutvoucher\//);
  expect(await goToCheckout(page)).toMatchObject({ voucherId: '1047', adsId: '503', quantity: '1' });
  expect(new URL((await checkout).url()).searchParams.get('adsId')).toBe('503');
  expect(new URL((await checkout).url()).searchParams.get('type')).toBe('ads');
  await expect(page.getByRole('main')).toContainText('Paket Keluarga 4 Orang');

  // A promotion that is over, and one that never had the coupon: the coupon is bought without it.
  for (const query of ['id=1047&adsId=berakhir', 'id=1001&adsId=503']) {
    await page.goto(`/voucher?${query}`);
    expect(await goToCheckout(page), query).not.toHaveProperty('adsId');
    await expect(page.getByRole('button', { name: 'Bayar' }), query).toBeVisible();
  }

  await page.goto('/voucher?id=1001&type=rekomendasi');
  await expect(name(page)).toHaveText('Es Kopi Susu Gula Aren');
  await expect(page.getByText('Rekomendasi Kami')).toBeVisible();
  await page.goto('/voucher?id=1001');
  await expect(name(page)).toHaveText('Es Kopi Susu Gula Aren');
  await expect(page.getByText('Rekomendasi Kami')).toHaveCount(0);
});

test('a prepaid package is filled to a number of its address, or to one that is typed there', async ({
  page,
}) => {
  await logIn(page);
  const address = '/voucher/telco/5001/data-3-gb-7-hari';
  await page.goto(`${address}?msisdn=081200000009`);
  const number = page.getByText('Isi ke nomor').locator('..');
  await expect(number).toContainText('081200000009');
  await expect(page.getByText('Jumlah', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(number).toContainText('081200000009');
  expect(await goToCheckout(page)).toMatchObject({
    voucherId: '5001',
    quantity: '1',
    msisdn: expect.stringMatching(/^(\+62|0)81200000009$/),
  });

  await page.goto(`${address}?msisdn=12`);
  const field = page.getByLabel('Isi ke nomor');
  await expect(field).toHaveValue('');
  await expect(buy(page)).toBeDisabled();
  await field.fill('0812');
  await field.blur();
  await expectAt(field, 'Masukkan nomor HP yang valid!');
  await expect(buy(page)).toBeDisabled();
  await page.getByRole('button', { name: /^Pakai nomorku/ }).click();
  await expect(buy(page)).toBeEnabled();
  expect(await goToCheckout(page)).toMatchObject({
    msisdn: expect.stringMatching(/^(\+62|0)81200000002$/),
  });
  // A number of another operator is refused where it is typed, also when it stands in the address.
  const refusal = 'Ini nomor Kartu Sahabat. Paket ini hanya untuk nomor Seluler Nusa.';
  await page.goto(`${address}?msisdn=081200000009`);
  await page.getByRole('button', { name: 'Ganti nomor' }).click();
  await field.fill('081455556666');
  await expectAt(field, refusal);
  await expect(buy(page)).toBeDisabled();
  await field.fill('081200000008');
  await expect(buy(page)).toBeEnabled();
  await page.goto(`${address}?msisdn=081455556666`);
  await expectAt(field, refusal);
  await expect(buy(page)).toBeDisabled();
  // The same package by the address of coupons, as an ad of [C] gives it.
  await page.goto('/voucher?id=5001&msisdn=081200000009');
  await expect(number).toContainText('081200000009');
});

test('a coupon that is not there, a dead partner and a dead network each have their own way on', async ({
  page,
}) => {
  await logIn(page);
  for (const query of ['?id=tidak-ada', '?id=1001&redemptionId=tidak-ada', '']) {
    await page.goto(`/voucher${query}`);
    await expect(page.getByText('Kupon ini tidak ditemukan.'), query).toBeVisible();
    await expect(page.getByText('TOTAL HARGA')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Lihat Katalog Kupon' }).click();
  await expect(page).toHaveURL('/tukar');

  await answerWith(page, DETAIL, 40101);
  await page.goto('/voucher?id=1001');
  await expect(
    page.getByText('Sambungan akun partner kamu sudah berakhir. Hubungkan lagi ya.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Hubungkan lagi' }).click();
  await expect(page).toHaveURL('/partner-linkage');
  await expect(page.getByRole('banner').first()).toBeVisible();
  await letThrough(page, DETAIL);

  await cutOff(page, DETAIL);
  await page.goto('/voucher?id=1001');
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  await letThrough(page, DETAIL);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(name(page)).toHaveText('Es Kopi Susu Gula Aren');
});

test('a coupon that is pressed in a list stands at once as the list knew it; what is missing comes, or can be asked for again', async ({
  page,
}) => {
  await startSession(page);
  await page.goto('/kategori/1?name=kopi%20susu');
  const card = page.getByRole('link', { name: 'Es Kopi Susu Gula Aren' });
  let answer = (): void => undefined;
  const wanted = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**/gateway${DETAIL}`, async (route) => {
    await wanted;
    await route.continue();
  });
  await card.click();
  await expect(page).toHaveURL(/\/voucher\?/);
  await expect(name(page)).toHaveText('Es Kopi Susu Gula Aren');
  await expect(page.getByText('1.800')).toBeVisible();
  await expect(page.getByText('Tempat Penukaran')).toHaveCount(0);
  await expect(buy(page)).toBeDisabled();
  answer();
  await expect(page.getByText('Tempat Penukaran')).toBeVisible();
  await expect(buy(page)).toBeEnabled();
  await expect(name(page)).toHaveText('Es Kopi Susu Gula Aren');
  await letThrough(page, DETAIL);

  await page.goBack();
  await cutOff(page, DETAIL);
  await card.click();
  const again = page.getByRole('button', { name: 'Coba lagi' });
  await expect(again).toBeVisible();
  await letThrough(page, DETAIL);
  await again.click();
  await expect(buy(page)).toBeEnabled();
});
