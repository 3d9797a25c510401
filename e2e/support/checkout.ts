import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { WireVoucher } from '@poku/testing';
import { API_URL, partnerPages, partnerService } from './addresses';
import { expect, goInside, MEMBERS, newestOtp, startSession } from './journey';
import { partnerCode, PARTNERS, type Slug } from './linking';

/** What is bought, by its number in the fixtures; the rest is what a card of the catalogue would add. */
export interface Basket {
  readonly voucherId: string;
  readonly quantity?: number;
  readonly adsId?: string;
  readonly msisdn?: string;
}

/** 18.500 points: more than Siti's own 15.000. */
export const GROCERIES: Basket = { voucherId: '1013' };
/** 42.000 points: more than Siti's own and NusaPoin's together. */
export const FAMILY: Basket = { voucherId: '1047' };

/** What `GROCERIES` is called. */
export const SOLD = 'Paket Sembako Keluarga';
/** What a failure says once every point is back. */
export const NOT_TAKEN = 'Poin kamu tidak terpotong.';
/** The call of a purchase. */
export const BUY = '**/gateway/buyvoucher';

/** The address to which 'Beli' leads. */
export const checkoutPath = async (
  request: APIRequestContext,
  { voucherId, quantity = 1, adsId, msisdn }: Basket,
): Promise<string> => {
  const response = await request.get(`${API_URL}/voucherdetail/poku-web`, { params: { voucherId } });
  const { data } = (await response.json()) as { data: WireVoucher };
  const query = new URLSearchParams({
    voucherId,
    redemptionRuleId: data.redemptionId,
    rewardItemId: data.rewardItemId,
    quantity: String(quantity),
    ...(adsId && { adsId }),
    ...(msisdn && { msisdn }),
  });
  return `/checkout?${query.toString()}`;
};

export const payButton = (page: Page): Locator => page.getByRole('button', { name: 'Bayar', exact: true });

/** Goes to the checkout of a basket, inside the running page. */
export const openCheckout = async (
  page: Page,
  request: APIRequestContext,
  basket: Basket = GROCERIES,
): Promise<void> => {
  await page.goto(await checkoutPath(request, basket));
  await expect(payButton(page)).toBeVisible();
};
/** Comes to the checkout from the home, as from any page of the site: back then stays in the site. */
export const comeToCheckout = async (page: Page, request: APIRequestContext): Promise<void> => {
  await goInside(page, await checkoutPath(request, GROCERIES));
  await expect(payButton(page)).toBeVisible();
};

/** The card of a source. */
export const sourceOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
/** The points of a partner. */
export const amountOf = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: `Poin dari ${name}` });
export const plus = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Tambah Poin dari ${name}` });
export const minus = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Kurangi Poin dari ${name}` });
/** Takes all that the own points leave from one partner, whatever was suggested. */
export const payRestWith = async (page: Page, partner: 'NusaPoin' | 'DompetNusa'): Promise<void> => {
  await amountOf(page, 'NusaPoin').fill('');
  await plus(page, partner).click();
};
/** Groceries for Siti's own 15.000 points, and 3.500 of a partner. */
export const openSplit = async (
  page: Page,
  request: APIRequestContext,
  partner: 'NusaPoin' | 'DompetNusa' = 'NusaPoin',
): Promise<void> => {
  await startSession(page);
  await openCheckout(page, request);
  await payRestWith(page, partner);
};
/** Does something when the purchase is on its way, before the API has it. */
export const beforeBuying = async (page: Page, work: () => Promise<void>): Promise<void> => {
  await page.route(BUY, async (route) => {
    await work();
    await route.continue();
  });
};
/** What stands above 'Bayar' while it cannot be pressed. */
export const splitStatus = (page: Page): Locator => page.getByRole('main').getByRole('status').last();

/** The codes of the payment, over the whole screen. */
export const codesDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Verifikasi Pembayaran' });
export const codeField = (page: Page): Locator => codesDialog(page).getByLabel('Kode OTP');

/** Types a code into the open dialog in place of what stands there; its last digit sends it. */
export const enterCode = async (page: Page, code: string): Promise<void> => {
  await codeField(page).clear();
  await codeField(page).fill(code);
};

/** From an exact split: 'Bayar', and the code of Poku's SMS. */
export const passOwnCode = async (
  page: Page,
  request: APIRequestContext,
  phone: string = MEMBERS.siti,
): Promise<void> => {
  await payButton(page).click();
  await expect(codeField(page)).toBeVisible();
  await enterCode(page, await newestOtp(request, phone));
};

/** Waits for the step of a partner's own code, and until it was sent. */
export const expectPartnerStep = async (page: Page, name = 'NusaPoin'): Promise<void> => {
  await expect(codesDialog(page).getByText(`Kode dari ${name}`)).toBeVisible();
  await expect(codeField(page)).toHaveAccessibleDescription(`Kode 4 angka dikirim oleh ${name}`);
};

/** From the step of NusaPoin's code: the code of its SMS. */
export const passPartnerCode = async (
  page: Page,
  request: APIRequestContext,
  phone: string = MEMBERS.siti,
): Promise<void> => {
  await expectPartnerStep(page);
  await enterCode(page, await partnerCode(request, 'nusapoin', phone));
};

/** From an exact split with NusaPoin to the purchase: both codes. */
export const passBothCodes = async (page: Page, request: APIRequestContext): Promise<void> => {
  await passOwnCode(page, request);
  await passPartnerCode(page, request);
};

/** Waits until Poku's form has led to the e-wallet's own page. */
export const expectWalletPage = (page: Page): Promise<void> =>
  page.waitForURL((url) => url.href.startsWith(`${partnerPages('dompetnusa')}/pay?payment=`));

/** Pays at the e-wallet's open page, by its SMS; it leads back to Poku. */
export const payAtWallet = async (
  page: Page,
  request: APIRequestContext,
  phone: string = MEMBERS.siti,
): Promise<void> => {
  await expectWalletPage(page);
  await page.getByRole('button', { name: 'Kirim kode' }).click();
  const field = page.getByLabel('Kode dari SMS');
  await expect(field).toBeVisible();
  await field.fill(await partnerCode(request, 'dompetnusa', phone));
  await page.getByRole('button', { name: /^Bayar Rp/ }).click();
  await page.waitForURL(/\/transaksi-selesai\?/);
};

/** Waits for the result of a transaction. */
export const expectResult = async (
  page: Page,
  title: 'Transaksi Sukses' | 'Pembayaran sedang diproses' | 'Timeout' | 'Transaksi Gagal!',
): Promise<void> => {
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
};

export const receipt = (page: Page): Locator => page.getByRole('region', { name: 'Bukti Transaksi Poku' });
/** What the receipt says of a source. */
export const receiptPart = (page: Page, name: string): Locator =>
  receipt(page).getByRole('listitem').filter({ hasText: name });

/** The balance of an account at a partner, from the page that it keeps for people. */
const balanceAt = async (slug: Slug, holder = 'Siti Rahma'): Promise<number> => {
  const text = await (await fetch(new URL('/', partnerService(slug)))).text();
  const accounts = text.split(`aria-label="Akun ${PARTNERS[slug]}"`)[1]?.split('</table>')[0] ?? '';
  const [, balance] = new RegExp(`aria-label="Saldo ${holder}, sekarang ([\\d.]+)"`).exec(accounts) ?? [];
  if (balance === undefined) throw new Error(`${slug} has no account of ${holder}.`);
  return Number(balance.replaceAll('.', ''));
};

/** Waits until '/poinku', opened anew, shows these points of the member's own, and the partners have what is left. */
export const expectBalances = async (
  page: Page,
  own: string,
  atPartners: Readonly<Partial<Record<Slug, number>>>,
): Promise<void> => {
  for (const [slug, units] of Object.entries(atPartners) as [Slug, number][]) {
    await expect.poll(() => balanceAt(slug), { message: `balance at ${slug}` }).toBe(units);
  }
  await page.goto('/poinku');
  await expect(page.getByRole('main')).toContainText(own);
};

/** How many coupons the member has of a name. */
export const expectCoupons = async (page: Page, name: string, count: number): Promise<void> => {
  await page.goto('/raih');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(count);
};

/** From the open history: the receipt of the newest purchase. */
export const openNewestReceipt = async (page: Page): Promise<void> => {
  await page.getByText('Detail pembayaran').first().click();
  await page.getByRole('link', { name: 'Bukti Transaksi' }).first().click();
};
