/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { dataOf, startTestApi, type TestApi } from '../../testing/api';
import { favourite, favouriteDetail, promotion, voucher } from './schema';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const detail = async (query: string) =>
  dataOf(await api.call('GET', `/voucherdetail/guest?${query}`), voucher);
const promotions = async () => dataOf(await api.call('GET', '/customerpromotion/guest'), z.array(promotion));

test('a promotion stays with a coupon that it has, and is dropped with any other', async () => {
  const [first] = await promotions();
  const [id = ''] = first?.productId ?? [];
  expect(await detail(`voucherId=${id}&adsId=${first?.adsId}`)).toMatchObject({
    voucherId: id,
    adsId: first?.adsId,
  });
  expect((await detail(`voucherId=${id}&adsId=tidak-ada`)).adsId).toBeNull();
  expect((await detail(`voucherId=${id}&adsId=504`)).adsId).toBeNull();
  expect((await detail(`voucherId=${id}`)).adsId).toBeNull();
});

test('a prepaid package has a detail like a coupon', async () => {
  expect(await detail('voucherId=5001&redemptionRuleId=R5001&rewardItemId=I5001')).toMatchObject({
    voucherType: 'telco',
    voucherName: 'Data 3 GB 7 Hari',
  });
});

test('every promotion leads where its kind of link does, with coupons that it has', async () => {
  const all = await promotions();
  const pages = all.map(({ adsId, adsLink, productId }) => {
    const url = new URL(adsLink, 'http://here.invalid');
    expect(url.searchParams.get('adsId')).toBe(adsId);
    const named = `${url.searchParams.get('pid') ?? ''}|${url.searchParams.get('id') ?? ''}`;
    for (const id of named.split('|').filter((one) => one !== '')) expect(productId).toContain(id);
    return url.pathname;
  });
  expect(new Set(pages)).toEqual(new Set(['/kupon-rekomendasi', '/rekomendasi-kupon', '/voucher']));
});

test('a favourite of the house opens with its coupon, for everybody', async () => {
  const [first] = dataOf(await api.call('GET', '/favoritvoucher'), z.array(favourite));
  const answer = await api.call('GET', `/favoritvoucherdetail?favoriteId=${first?.favoriteId}`);
  expect(dataOf(answer, favouriteDetail)).toMatchObject({
    favoriteId: first?.favoriteId,
    voucherId: first?.voucherId,
    voucherPoint: first?.voucherPoint,
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
