import type { APIRequestContext, Page } from '@playwright/test';
import type { WireCheckoutData } from '@poku/testing';
import { expectAccessibleOnceIdle as check, tabTo } from '../support/accessibility';
import { SITE_URL } from '../support/addresses';
import {
  amountOf,
  checkoutPath,
  codeField,
  enterCode,
  expectPartnerStep,
  expectResult,
  expectWalletPage,
  FAMILY,
  openCheckout,
  openNewestReceipt,
  passOwnCode,
  payAtWallet,
  payButton,
  receipt,
} from '../support/checkout';
import { advanceClock, expect, MEMBERS, newestOtp, startSession, test } from '../support/journey';
import { expectLargeTextFits, overflowOf } from '../support/large-text';
import { partnerCode, setFaults } from '../support/linking';
import { wrongOtp } from '../support/registration';
import { answerWith, changeAnswer, letThrough } from '../support/requests';

const CHECKOUT = '/checkoutvoucher/*';

/** A smaller maximum of the e-wallet than the fixtures have. */
const limitWallet = (page: Page): Promise<void> =>
  changeAnswer(page, CHECKOUT, (data: WireCheckoutData) => ({
    ...data,
    partnerPoint: data.partnerPoint.map((one) =>
      one.partnerId === '3' ? { ...one, maximumPokuPoint: 4_000 } : one,
    ),
  }));

/** From a split of all three sources to the e-wallet's page, each screen checked; gives that page's address. */
const walkToWallet = async (page: Page, request: APIRequestContext): Promise<string> => {
  await payButton(page).click();
  await expect(codeField(page)).toBeVisible();
  await enterCode(page, wrongOtp(await newestOtp(request, MEMBERS.siti)));
  await expect(codeField(page)).toHaveAccessibleDescription(/salah/);
  await check(page, "Poku's code, refused");
  await enterCode(page, await newestOtp(request, MEMBERS.siti));
  await expectPartnerStep(page);
  await check(page, "the partner's code");
  await enterCode(page, await partnerCode(request, 'nusapoin', MEMBERS.siti));
  await expectWalletPage(page);
  // The way there leaves by itself; who comes back to it stays.
  await page.goBack();
  await expect(page.getByText('Pembayaran di DompetNusa belum selesai.', { exact: false })).toBeVisible();
  await check(page, 'on the way to the e-wallet');
  await page.getByRole('button', { name: 'Lanjut ke DompetNusa' }).click();
  await expectWalletPage(page);
  const address = page.url();
  await check(page, "the e-wallet's page");
  await page.getByRole('button', { name: 'Kirim kode' }).click();
  await expect(page.getByLabel('Kode dari SMS')).toBeVisible();
  await page.getByLabel('Kode dari SMS').fill('12');
  await page.getByRole('button', { name: /^Bayar Rp/ }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await check(page, "the e-wallet's code, refused");
  return address;
};

test('axe finds nothing on the way through a payment and its results, light and dark', async ({
  page,
  request,
}) => {
  await startSession(page);
  await openCheckout(page, request, { voucherId: '1001' });
  await check(page, 'own points alone');
  await limitWallet(page);
  await openCheckout(page, request, FAMILY);
  await amountOf(page, 'NusaPoin').fill('20001');
  await check(page, 'a split with problems');
  await amountOf(page, 'DompetNusa').fill('1');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await check(page, 'more points are needed');
  await page.getByRole('button', { name: 'Mengerti' }).click();
  await letThrough(page, CHECKOUT);
  await page.goto(await checkoutPath(request, FAMILY));
  await page.getByRole('button', { name: 'Pakai saran' }).click();
  await check(page, 'a split that pays');
  const wallet = await walkToWallet(page, request);

  await page.goto(`${SITE_URL}/riwayat?tab=tukar`);
  await openNewestReceipt(page);
  await expectResult(page, 'Pembayaran sedang diproses');
  await check(page, 'a payment that waits');
  const waiting = page.url();
  await page.goto(wallet);
  await page.getByRole('button', { name: 'Batal' }).click();
  await expectResult(page, 'Transaksi Gagal!');
  await check(page, 'a payment that failed');
  await page.goto('/transaksi-selesai?key=tidak-ada');
  await check(page, 'an unknown result');
  await page.goto('/transaksi-selesai?order=tidak-ada');
  await expect(page.getByRole('heading', { name: 'Transaksi tidak ditemukan' })).toBeVisible();
  await check(page, 'no such transaction');

  await setFaults(request, 'nusapoin', { timeout: 'before' });
  await advanceClock(request, 3 * 60_000);
  await openCheckout(page, request, { voucherId: '1013' });
  await expect(page.getByText(/Sedang berkendala/)).toBeVisible();
  await check(page, 'a partner that does not answer');
  await expect(payButton(page)).toBeEnabled();
  await passOwnCode(page, request);
  await payAtWallet(page, request);
  await expectResult(page, 'Transaksi Sukses');
  await check(page, 'a payment that succeeded');
  await answerWith(page, '/transaction/**', 208);
  await page.goto(waiting);
  await expect(page.getByRole('heading', { name: 'Status transaksi belum bisa dibaca' })).toBeVisible();
  await check(page, 'a transaction that cannot be read');
  await answerWith(page, '/multiplepaymentotp', 207);
  await openCheckout(page, request, { voucherId: '1027' });
  await payButton(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Akun kamu terkunci!' })).toBeVisible();
  await check(page, 'locked');
});

/** Whether the element with the focus can be seen, not under a header or a bar. */
const isFocusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const box = element?.getBoundingClientRect();
    if (!element || !box) return false;
    return element.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
  });

test('by keyboard alone at 320 px: an amount, two codes, and the coupon', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await startSession(page);
  await openCheckout(page, request);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await tabTo(page, /^Poin dari NusaPoin/);
  expect(await isFocusSeen(page)).toBe(true);
  await page.keyboard.type('4000');
  await tabTo(page, /^Kurangi Poin dari NusaPoin/);
  expect(await isFocusSeen(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(amountOf(page, 'NusaPoin')).toHaveValue('3.000');
  await tabTo(page, /^Tambah Poin dari NusaPoin/);
  await page.keyboard.press('Space');
  await expect(amountOf(page, 'NusaPoin')).toHaveValue('3.500');
  await tabTo(page, /^Bayar$/);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.keyboard.type(await newestOtp(request, MEMBERS.siti));
  await expectPartnerStep(page);
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(payButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await partnerCode(request, 'nusapoin', MEMBERS.siti));
  await expect(page).toHaveURL('/raih');
  await expect(page.getByRole('article').filter({ hasText: 'Paket Sembako Keluarga' })).toHaveCount(1);
});

test('with text at 200 % nothing is wider than the screen, and the receipt prints alone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await startSession(page);
  await openCheckout(page, request, FAMILY);
  await expectLargeTextFits(page, 'the checkout');
  await passOwnCode(page, request);
  await expectPartnerStep(page);
  await expectLargeTextFits(page, "the partner's code");
  await enterCode(page, await partnerCode(request, 'nusapoin', MEMBERS.siti));
  await expect(page).toHaveURL(/\/checkout-linkaja\?/);
  await expectLargeTextFits(page, 'on the way to the e-wallet');
  await payAtWallet(page, request);
  await expectResult(page, 'Transaksi Sukses');
  await expectLargeTextFits(page, 'the result');

  // A6 at 96 px to an inch, without its margins.
  await page.setViewportSize({ width: 336, height: 500 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(receipt(page)).toBeVisible();
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('heading', { name: 'Transaksi Sukses' }),
    page.getByRole('button', { name: 'Cetak' }),
    page.getByRole('link', { name: 'Lihat Riwayat' }),
  ])
    await expect(hidden).toHaveCount(0);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  const pages = await page.pdf({ format: 'A6' });
  expect(pages.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
