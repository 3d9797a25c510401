import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { WireVoucher, WireVoucherListData, WireVoucherListRequest } from '@poku/testing';
import { API_URL } from './addresses';
import { expect } from './journey';

/** The coupon cards of the open page. */
export const cards = (page: Page): Locator => page.getByRole('main').locator('article');

/** Names on the coupon cards, from the first to the last, also of those that are out of sight. */
export const namesOn = (page: Page): Promise<readonly string[]> =>
  cards(page).getByRole('link').allTextContents();

/** Prices on the coupon cards, in the order of the names. */
export const pricesOn = async (page: Page): Promise<readonly number[]> => {
  const texts = await cards(page)
    .getByText(/^[\d.]+\s*poin$/)
    .allTextContents();
  return texts.map((text) => Number(text.replaceAll(/\D/g, '')));
};

/** Waits until the list shows these coupons in this order. */
export const expectCoupons = async (page: Page, names: readonly string[]): Promise<void> => {
  await expect(cards(page).getByRole('link')).toHaveText([...names]);
};

/** The link of a coupon's card. */
export const couponLink = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('link', { name, exact: true });

/** The heart of a coupon, on a card or on its page. */
export const heartOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Favorit: ${name}`, exact: true });

/** Every coupon that a list without a filter gives, straight from the API. */
export const everyCoupon = async (request: APIRequestContext): Promise<readonly WireVoucher[]> => {
  const response = await request.post(`${API_URL}/voucherlist`, {
    data: { clientId: 'poku-web', filters: {}, perPage: 100 },
  });
  return ((await response.json()) as { data: WireVoucherListData }).data.result;
};

/** A coupon of the fixtures. */
export const anyCoupon = async (request: APIRequestContext): Promise<WireVoucher> => {
  const [coupon] = await everyCoupon(request);
  if (!coupon) throw new Error('The fixtures have no coupon.');
  return coupon;
};

/** Takes the category out of what the page asks for, so that the fixtures fill more than one page of a list. */
export const listEveryCategory = async (page: Page): Promise<void> => {
  await page.route('**/gateway/voucherlist', (route) => {
    const body = route.request().postDataJSON() as WireVoucherListRequest;
    return route.continue({
      postData: JSON.stringify({ ...body, filters: { ...body.filters, categoryId: '' } }),
    });
  });
};

/** Every list that the page asks for, from now on. */
export const listRequests = (page: Page): readonly WireVoucherListRequest[] => {
  const asked: WireVoucherListRequest[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/gateway/voucherlist')
      asked.push(request.postDataJSON() as WireVoucherListRequest);
  });
  return asked;
};

/** Gives an answer in the API's place. */
export const answerData = async (page: Page, path: string, data: unknown): Promise<void> => {
  await page.route(`**/gateway${path}`, (route) =>
    route.fulfill({ json: { responseCode: 200, message: 'OK', data } }),
  );
};

/** Opens 'URUTKAN & FILTER'; gives the dialog. */
export const openFilter = async (page: Page): Promise<Locator> => {
  await page.getByRole('main').getByRole('button', { name: 'URUTKAN & FILTER' }).click();
  return page.getByRole('dialog', { name: 'URUTKAN & FILTER' });
};

/** Presses 'Terapkan', and waits until the list is the new one. */
export const applyFilter = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
};

/** What a coupon's name begins with in a list sorted by names. */
export const byName = (one: WireVoucher, other: WireVoucher): number => {
  const [left, right] = [one.voucherName.toLowerCase(), other.voucherName.toLowerCase()];
  return left < right ? -1 : Number(left > right);
};
