/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { couponCall } from '@poku/mfe-catalogue/calls/coupon-detail';
import { favouriteCall } from '@poku/mfe-catalogue/calls/favourite-detail';
import { favouritesCall } from '@poku/mfe-catalogue/calls/favourites';
import { promotionsCall } from '@poku/mfe-catalogue/calls/promotions';
import { answerTo, startTestApi, type TestApi } from '../../testing/api';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const detail = async (query: string) =>
  answerTo(couponCall, await api.call('GET', `/voucherdetail/guest?${query}`));
const promotions = async () => answerTo(promotionsCall, await api.call('GET', '/customerpromotion/guest'));

test('a promotion stays with a coupon that it has, and is dropped with any other', async () => {
  const [first] = await promotions();
  const [id = ''] = first?.couponIds ?? [];
  expect(await detail(`voucherId=${id}&adsId=${first?.id}`)).toMatchObject({
    id,
    promotionId: first?.id,
  });
  expect((await detail(`voucherId=${id}&adsId=tidak-ada`)).promotionId).toBeNull();
  expect((await detail(`voucherId=${id}&adsId=504`)).promotionId).toBeNull();
  expect((await detail(`voucherId=${id}`)).promotionId).toBeNull();
});

test('a prepaid package has a detail like a coupon', async () => {
  expect(await detail('voucherId=5001&redemptionRuleId=R5001&rewardItemId=I5001')).toMatchObject({
    kind: 'telco',
    name: 'Data 3 GB 7 Hari',
  });
});

test('every promotion leads where its kind of link does, with coupons that it has', async () => {
  const all = await promotions();
  const pages = all.map(({ id: promotionId, link, couponIds }) => {
    const url = new URL(link, 'http://here.invalid');
    expect(url.searchParams.get('adsId')).toBe(promotionId);
    const named = `${url.searchParams.get('pid') ?? ''}|${url.searchParams.get('id') ?? ''}`;
    for (const id of named.split('|').filter((one) => one !== '')) expect(couponIds).toContain(id);
    return url.pathname;
  });
  expect(new Set(pages)).toEqual(new Set(['/kupon-rekomendasi', '/rekomendasi-kupon', '/voucher']));
});

test('a favourite of the house opens with its coupon, for everybody', async () => {
  const [first] = answerTo(favouritesCall, await api.call('GET', '/favoritvoucher'));
  const answer = await api.call('GET', `/favoritvoucherdetail?favoriteId=${first?.id}`);
  expect(answerTo(favouriteCall, answer)).toMatchObject({
    favouriteId: first?.id,
    id: first?.couponId,
    pricePoints: first?.pricePoints,
  });
});

test('a favourite that never was, or whose coupon was withdrawn, is 20404', async () => {
  const ask = () => api.call('GET', '/favoritvoucherdetail?favoriteId=F1');
  expect((await ask()).responseCode).toBe(200);
  await api.deps.db.run(sql`
    update voucher set withdrawn = true where id = (select voucher_id from editorial_favourite where id = 'F1')`);
  expect((await ask()).responseCode).toBe(20404);
  expect((await api.call('GET', '/favoritvoucherdetail?favoriteId=F99')).responseCode).toBe(20404);
  expect(await api.call('GET', '/favoritvoucherdetail')).toMatchObject({
    status: 400,
    data: { field: 'favoriteId' },
  });
});
