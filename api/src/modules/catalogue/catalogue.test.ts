/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { categoriesCall } from '@poku/mfe-catalogue/calls/categories';
import { couponCall } from '@poku/mfe-catalogue/calls/coupon-detail';
import { couponsCall } from '@poku/mfe-catalogue/calls/coupons';
import { favouritesCall, ownFavouritesCall } from '@poku/mfe-catalogue/calls/favourites';
import { popularCall } from '@poku/mfe-catalogue/calls/popular';
import { promotionsCall } from '@poku/mfe-catalogue/calls/promotions';
import { answerTo, sitiId, startTestApi, type TestApi } from '../../testing/api';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.login();
});
afterAll(() => api.close());

const list = async (body: object = {}, by?: string) => {
  const options = by === undefined ? {} : { token: by };
  const request = { clientId: 'guest', perPage: 100, ...body };
  return answerTo(couponsCall, await api.call('POST', '/voucherlist', { body: request, ...options }));
};
const prices = async (body: object, by?: string) =>
  (await list(body, by)).coupons.map((one) => one.pricePoints);

test('the eight categories come in their order', async () => {
  const data = answerTo(categoriesCall, await api.call('GET', '/category/guest'));
  expect(data.map((one) => one.name)).toEqual([
    'Kuliner',
    'Kebutuhan Harian',
    'Fashion',
    'E-Commerce',
    'Top Up & Tagihan',
    'Hiburan',
    'Transportasi',
    'Aspiratif',
  ]);
});

test('the list has every coupon on sale, sold out ones too, and no prepaid package', async () => {
  const { coupons, nextCursor } = await list();
  expect(coupons.length).toBeGreaterThanOrEqual(60);
  expect(nextCursor).toBeNull();
  expect(coupons.some((one) => one.stock === 0)).toBe(true);
  expect(coupons.every((one) => one.kind === 'regular')).toBe(true);
});

test('pages by number neither repeat nor miss a coupon', async () => {
  const all = (await list()).coupons.map((one) => one.id);
  const ids = [];
  for (let page = 1; page <= Math.ceil(all.length / 7); page += 1) {
    ids.push(...(await list({ page, perPage: 7 })).coupons.map((one) => one.id));
  }
  expect(ids).toEqual(all);
});

test('category, brand and name restrict the list, and the brands are those of the rest of the filter', async () => {
  const food = await list({ filters: { categoryId: '1' } });
  expect(new Set(food.coupons.map((one) => one.categoryId))).toEqual(new Set(['1']));
  const coffee = await list({ filters: { categoryId: '1', merchant: ['kopi-serambi'] } });
  expect(new Set(coffee.coupons.map((one) => one.brandKey))).toEqual(new Set(['kopi-serambi']));
  expect(coffee.brands).toEqual(food.brands);
  expect((await list({ filters: { name: 'KOPI' } })).coupons.length).toBeGreaterThan(0);
  expect((await list({ filters: { name: '%' } })).coupons).toEqual([]);
});

test('the price filter includes its ends, and 60001 is no maximum', async () => {
  expect(await prices({ filters: { minPrice: 60_000, maxPrice: 60_000 } })).toEqual([60_000]);
  expect(Math.max(...(await prices({ filters: { maxPrice: 60_001 } })))).toBe(100_000);
});

test('sorting by price and by name works both ways', async () => {
  const up = await prices({ filters: { sortByPrice: 'ASC' } });
  expect(up).toEqual([...up].sort((left, right) => left - right));
  expect(await prices({ filters: { sortByPrice: 'DESC' } })).toEqual([...up].reverse());
  const names = (await list({ filters: { sortByName: 'ASC' } })).coupons.map((one) => one.name.toLowerCase());
  expect(names[0]).toMatch(/^\d/);
  const reversed = (await list({ filters: { sortByName: 'DESC' } })).coupons.map((one) => one.name);
  expect(reversed[0]?.toLowerCase()).toBe(names.at(-1));
});

test('“only what I can buy” uses the member’s total and changes nothing for a guest', async () => {
  const affordable = { filters: { limitPrice: true, sortByPrice: 'DESC' } };
  expect(Math.max(...(await prices(affordable)))).toBe(100_000);
  await api.deps.db.script(`update partner_link set balance_units = 0 where member_id = '${sitiId}'`);
  expect(Math.max(...(await prices(affordable, token)))).toBeLessThanOrEqual(15_000);
});

test('given ids and promotions keep their order', async () => {
  expect((await list({ productId: ['1010', '1002'] })).coupons.map((one) => one.id)).toEqual([
    '1010',
    '1002',
  ]);
  const [first] = answerTo(promotionsCall, await api.call('GET', '/customerpromotion/guest'));
  const promoted = await list({ adsId: first?.id });
  expect(promoted.coupons.map((one) => one.id)).toEqual(first?.couponIds);
});

test('a coupon has its texts, and one that ended or never was is 20404', async () => {
  const answer = await api.call(
    'GET',
    '/voucherdetail/guest?voucherId=1001&redemptionRuleId=R1001&rewardItemId=I1001',
  );
  expect(answerTo(couponCall, answer)).toMatchObject({ id: '1001', rule: { id: 'R1001' } });
  expect((await api.call('GET', '/voucherdetail/guest?voucherId=9')).responseCode).toBe(20404);
});

test('popular coupons and the editorial favourites have ten each', async () => {
  const popular = answerTo(popularCall, await api.call('GET', '/getpopularvoucher/guest'));
  const editorial = answerTo(favouritesCall, await api.call('GET', '/favoritvoucher'));
  expect([popular.length, editorial.length]).toEqual([10, 10]);
});

test('a member marks and unmarks favourites, each as often as they like', async () => {
  const body = { clientId: sitiId, voucherId: '1003' };
  const own = async () =>
    answerTo(ownFavouritesCall, await api.call('GET', `/allfavoritvoucher/${sitiId}`, { token })).map(
      (one) => one.couponId,
    );
  await api.call('POST', '/favoritvoucher', { token, body });
  await api.call('POST', '/favoritvoucher', { token, body });
  expect(await own()).toEqual(['1003']);
  await api.call('DELETE', '/favoritvoucher', { token, body });
  await api.call('DELETE', '/favoritvoucher', { token, body });
  expect(await own()).toEqual([]);
  const unknown = { clientId: sitiId, voucherId: 'none' };
  expect((await api.call('POST', '/favoritvoucher', { token, body: unknown })).responseCode).toBe(20404);
});
