import { formatNumber } from '@poku/domain/numbers';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import type { WireCheckoutData, WirePartnerPoint } from '@poku/testing';
import {
  amountOf,
  codesDialog,
  expectBalances,
  expectCoupons,
  expectResult,
  FAMILY,
  minus,
  openCheckout,
  openNewestReceipt,
  passBothCodes,
  passOwnCode,
  payAtWallet,
  payButton,
  plus,
  receipt,
  receiptPart,
  sourceOf,
  splitStatus,
} from '../support/checkout';
import { advanceClock, expect, goInside, MEMBERS, startSession, test } from '../support/journey';
import { setFaults } from '../support/linking';
import { changeAnswer, letThrough } from '../support/requests';

const CHECKOUT = '/checkoutvoucher/*';
/** Requests for codes are a minute apart. */
const CODE_PAUSE_MS = 61_000;

/** Takes hold of the thumb of a slider that stands at its end, and lets it go in the middle. */
const dragToTheMiddle = async (page: Page, slider: Locator): Promise<void> => {
  await slider.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width - height / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
  await page.mouse.up();
};

/** Changes what the checkout says of one source. */
const changeSource = (page: Page, partnerId: string, change: Partial<WirePartnerPoint>): Promise<void> =>
  changeAnswer(page, CHECKOUT, (data: WireCheckoutData) => ({
    ...data,
    partnerPoint: data.partnerPoint.map((one) => (one.partnerId === partnerId ? { ...one, ...change } : one)),
  }));

test('own points that are enough pay alone: a promotion, and a package for another number and for the own one', async ({
  page,
  request,
}) => {
  await startSession(page, MEMBERS.agus);
  await openCheckout(page, request, { ...FAMILY, adsId: '503' });
  const main = page.getByRole('main');
  await expect(main).toContainText('Paket Keluarga 4 Orang');
  await expect(main.getByText('Promo', { exact: true })).toBeVisible();
  await expect(sourceOf(page, 'POKUPoin')).toContainText('Dipakai 42.000 poin');
  await expect(main.getByText('E-WALLET')).toHaveCount(0);
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Pakai saran' })).toHaveCount(0);
  const promoted = page.waitForRequest('**/gateway/buydiscountproduct');
  await passOwnCode(page, request, MEMBERS.agus);
  expect((await promoted).postDataJSON()).toMatchObject({ adsId: '503', type: 'ads' });
  await expect(page).toHaveURL('/raih');
  await expect(page.getByRole('article').filter({ hasText: 'Paket Keluarga 4 Orang' })).toHaveCount(1);

  for (const [msisdn, shown] of [
    ['081200000009', '081200000009'],
    [MEMBERS.agus, MEMBERS.agus],
  ] as const) {
    await advanceClock(request, CODE_PAUSE_MS);
    await openCheckout(page, request, { voucherId: '5001', msisdn });
    await expect(main.getByText('Isi ke nomor').locator('..')).toContainText(shown);
    const filled = page.waitForRequest('**/gateway/buyproduct');
    await passOwnCode(page, request, MEMBERS.agus);
    expect((await filled).postDataJSON()).toMatchObject({ msisdn: expect.stringContaining(shown.slice(1)) });
    await expect(page).toHaveURL('/raih');
  }
  await expectCoupons(page, 'Data 3 GB 7 Hari', 2);
  await expectBalances(page, '203.200', { nusapoin: 20_000 });
});

test('own points and NusaPoin: six digits, then its four; the coupon, the balances and the receipt are right', async ({
  page,
  request,
}) => {
  await startSession(page);
  await openCheckout(page, request);
  await expect(sourceOf(page, 'POKUPoin')).toContainText('Dipakai 15.000 poin');
  await expect(amountOf(page, 'NusaPoin')).toHaveValue('3.500');
  await expect(codesDialog(page)).toHaveCount(0);
  await passBothCodes(page, request);
  await expect(page).toHaveURL('/raih');
  await expect(page.getByRole('article').filter({ hasText: 'Paket Sembako Keluarga' })).toHaveCount(1);
  await goInside(page, '/riwayat?tab=tukar');
  await openNewestReceipt(page);
  await expectResult(page, 'Transaksi Sukses');
  await expect(receiptPart(page, 'POKUPoin')).toContainText(
    /15\.000 poin.*hangus \d\d \w{3} \d{4}.*Dipakai/s,
  );
  await expect(receiptPart(page, 'NusaPoin')).toContainText(/3\.500 poin.*Dipakai/s);
  await expectBalances(page, '166.500', { nusapoin: 16_500, dompetnusa: 150_000 });
});

test("own points and DompetNusa: over the e-wallet's own page and back to the receipt", async ({
  page,
  request,
}) => {
  await startSession(page);
  await openCheckout(page, request);
  await page.getByRole('button', { name: 'Semua Poin dari DompetNusa' }).click();
  await expect(amountOf(page, 'NusaPoin')).toHaveValue('');
  await expect(amountOf(page, 'DompetNusa')).toHaveValue('3.500');
  await expect(amountOf(page, 'DompetNusa')).toHaveAccessibleDescription('= Rp3.500 · Sisa Rp146.500');
  await passOwnCode(page, request);
  await expect(page).toHaveURL(/\/checkout-linkaja\?order=/);
  await expect(page.getByRole('heading', { name: 'Bayar Rp3.500 di DompetNusa' })).toBeVisible();
  await payAtWallet(page, request);
  await expectResult(page, 'Transaksi Sukses');
  await expect(receiptPart(page, 'DompetNusa')).toContainText(/3\.500 poin \(Rp3\.500\).*Dipakai/s);
  await page.getByRole('link', { name: 'Lihat Kupon Ku' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Paket Sembako Keluarga' })).toHaveCount(1);
  await expectBalances(page, '166.500', { nusapoin: 20_000, dompetnusa: 146_500 });
});

test('the suggestion stands there from the start and says why; changed, it is one tap away; all three sources pay', async ({
  page,
  request,
}) => {
  await startSession(page);
  await openCheckout(page, request, FAMILY);
  const suggest = page.getByRole('button', { name: 'Pakai saran' });
  const reason = 'Semua poin dipakai dulu, DompetNusa hanya membayar sisanya: 7.000 poin.';
  await expect(page.getByText(reason)).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  await expect(suggest).toHaveCount(0);

  const bound = page.getByRole('slider', { name: 'Bagi antara NusaPoin dan DompetNusa' });
  await expect(bound).toHaveAttribute('aria-valuetext', 'NusaPoin 20.000 poin, DompetNusa 7.000 poin');
  await dragToTheMiddle(page, bound);
  await expect(bound).not.toHaveValue('20000');
  const moved = Number(await bound.inputValue());
  await expect(amountOf(page, 'NusaPoin')).toHaveValue(formatNumber(moved));
  await expect(amountOf(page, 'DompetNusa')).toHaveValue(formatNumber(27_000 - moved));
  await expect(payButton(page)).toBeEnabled();
  await expectAccessible(page, 'a split that was moved by its bar');
  await bound.press('ArrowRight');
  await expect(amountOf(page, 'NusaPoin')).toHaveValue(formatNumber(moved + 100));
  await bound.press('End');
  await expect(amountOf(page, 'NusaPoin')).toHaveValue('20.000');
  await expect(suggest).toHaveCount(0);

  await amountOf(page, 'NusaPoin').fill('1000');
  await expect(suggest).toHaveAccessibleDescription(reason);
  await suggest.click();
  await expect(amountOf(page, 'NusaPoin')).toHaveValue('20.000');
  await expect(amountOf(page, 'DompetNusa')).toHaveValue('7.000');
  await passBothCodes(page, request);
  await payAtWallet(page, request);
  await expectResult(page, 'Transaksi Sukses');
  await expect(receipt(page)).toContainText('42.000 poin');
  for (const [name, points] of [
    ['POKUPoin', '15.000 poin'],
    ['NusaPoin', '20.000 poin'],
    ['DompetNusa', '7.000 poin (Rp7.000)'],
  ] as const)
    await expect(receiptPart(page, name)).toContainText(points);
  await expectCoupons(page, 'Paket Keluarga 4 Orang', 1);
  await expectBalances(page, '143.000', { nusapoin: 0, dompetnusa: 143_000 });
});

test('plus, minus and typing; every text of a split that cannot pay; what was typed survives a reload', async ({
  page,
  request,
}) => {
  await startSession(page);
  await openCheckout(page, request, FAMILY);
  const status = splitStatus(page);
  await amountOf(page, 'NusaPoin').fill('');
  await amountOf(page, 'DompetNusa').fill('');
  await expect(status).toContainText('Kurang 27.000 poin lagi');
  await expect(payButton(page)).toHaveAccessibleDescription(/Kurang 27\.000 poin lagi/);
  await expect(minus(page, 'NusaPoin')).toHaveAttribute('aria-disabled', 'true');
  await plus(page, 'NusaPoin').click();
  await expect(amountOf(page, 'NusaPoin')).toHaveValue('20.000');
  await expect(status).toContainText('Kurang 7.000 poin lagi');
  await expect(plus(page, 'NusaPoin')).toHaveAttribute('aria-disabled', 'true');
  await plus(page, 'DompetNusa').click();
  await expect(amountOf(page, 'DompetNusa')).toHaveValue('7.000');
  await expect(payButton(page)).toBeEnabled();
  await expect(plus(page, 'DompetNusa')).toHaveAttribute('aria-disabled', 'true');
  await minus(page, 'NusaPoin').click();
  await expect(amountOf(page, 'NusaPoin')).toHaveValue('19.000');
  await expect(payButton(page)).toBeDisabled();

  await amountOf(page, 'NusaPoin').fill('-12.a345');
  await expect(amountOf(page, 'NusaPoin')).toHaveValue('12345');
  await amountOf(page, 'NusaPoin').blur();
  await expect(amountOf(page, 'NusaPoin')).toHaveValue('12.345');
  await page.reload();
  await expect(amountOf(page, 'NusaPoin')).toHaveValue('12.345');
  await expect(amountOf(page, 'DompetNusa')).toHaveValue('7.000');
  await amountOf(page, 'NusaPoin').fill('20001');
  await expect(amountOf(page, 'NusaPoin')).toHaveAccessibleDescription(/Saldo NusaPoin kamu tidak cukup\./);
  await amountOf(page, 'NusaPoin').fill('20000');
  await amountOf(page, 'DompetNusa').fill('7001');
  await expect(status).toHaveText(
    'Total POKUPoin yang kamu masukkan melebihi total 42.000 poin Lebih 1 poin',
  );
  await expect(payButton(page)).toBeDisabled();

  // A smaller maximum than the fixtures have.
  await amountOf(page, 'DompetNusa').fill('');
  await changeSource(page, '3', { maximumPokuPoint: 4_000 });
  await openCheckout(page, request, FAMILY);
  await expect(page.getByText('Semua poin kamu masih kurang 3.000 poin untuk transaksi ini.')).toBeVisible();
  await amountOf(page, 'DompetNusa').fill('1');
  const dialog = page.getByRole('alertdialog', { name: 'Ups, kamu masih belum punya cukup poin!' });
  await expect(dialog).toContainText(
    'Untuk membayar dengan DompetNusa, kamu butuh minimal 38.000 poin dari POKUPoin dan poin partner.',
  );
  await dialog.getByRole('button', { name: 'Mengerti' }).click();
  await expect(amountOf(page, 'DompetNusa')).toHaveValue('');
  await letThrough(page, CHECKOUT);

  await setFaults(request, 'nusapoin', { timeout: 'before' });
  await advanceClock(request, 3 * 60_000);
  await openCheckout(page, request, { voucherId: '1024' });
  const silent = sourceOf(page, 'NusaPoin');
  await expect(silent).toContainText(/Sedang berkendala\. Saldo dibaca .*\d\d:\d\d WIB\./);
  await expect(silent.getByRole('textbox')).toHaveCount(0);
  await expect(amountOf(page, 'DompetNusa')).toHaveValue('6.500');
  await expect(payButton(page)).toBeEnabled();
});

test('on a desk the summary and the total stand beside the sources, stay in sight and in their place', async ({
  page,
  request,
}) => {
  // As narrow as a desk gets, with the rail.
  await page.setViewportSize({ width: 1024, height: 640 });
  await startSession(page);
  await openCheckout(page, request, FAMILY);
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const methods = await boxOf(page.getByRole('region', { name: 'Metode Pembayaran' }));
  const summary = await boxOf(page.getByRole('region', { name: 'Ringkasan' }));
  const pay = await boxOf(payButton(page));
  for (const beside of [summary, pay]) expect(beside.x).toBeGreaterThan(methods.x + methods.width);
  expect(pay.y).toBeGreaterThan(summary.y + summary.height);

  await amountOf(page, 'NusaPoin').fill('19000');
  await amountOf(page, 'DompetNusa').fill('1');
  await expect(splitStatus(page)).toContainText('Kurang 7.999 poin lagi');
  await expect(payButton(page)).toBeInViewport();
  const scrolled = await boxOf(payButton(page));
  await amountOf(page, 'DompetNusa').fill('8000');
  await expect(splitStatus(page)).toHaveText('');
  expect(await boxOf(payButton(page))).toEqual(scrolled);
  await expectAccessible(page, 'a checkout on a desk');
});

test('without any points a method has to be chosen', async ({ page, request }) => {
  await changeAnswer(page, CHECKOUT, (data: WireCheckoutData) => ({
    ...data,
    pokuPoint: 0,
    partnerPoint: data.partnerPoint.filter(({ partnerId }) => partnerId !== '0'),
  }));
  await startSession(page);
  await openCheckout(page, request, { voucherId: '1001' });
  await expect(amountOf(page, 'NusaPoin')).toHaveValue('1.800');
  await amountOf(page, 'NusaPoin').fill('');
  await expect(splitStatus(page)).toContainText('Silahkan pilih metode pembayaran');
  await expect(payButton(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Pakai saran' }).click();
  await expect(amountOf(page, 'NusaPoin')).toHaveValue('1.800');
  await expect(payButton(page)).toBeEnabled();
});
