/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql, type SQL } from 'drizzle-orm';
import { couponsCall } from '@poku/mfe-catalogue/calls/coupons';
import { favouritesCall } from '@poku/mfe-catalogue/calls/favourites';
import { promotionsCall } from '@poku/mfe-catalogue/calls/promotions';
import { answerTo, startTestApi, type TestApi } from '../../testing/api';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(() => api.reset());

const change = (statement: SQL) => api.deps.db.run(statement);
const found = async (filters: object, token?: string) => {
  const answer = await api.call('POST', '/voucherlist', {
    body: { clientId: 'guest', perPage: 100, filters },
    ...(token !== undefined && { token }),
  });
  return answerTo(couponsCall, answer).coupons.map((one) => one.id);
};
const soldOut = async () => {
  const rows = await api.deps.db.rows<{ id: string }>(sql`
    select id from voucher where stock < 1 and kind = 'regular' and not withdrawn and sale_ends_at > now()`);
  return rows.map((row) => row.id);
};

test('a coupon that is renamed is found by its new name, and no longer by the old one', async () => {
  await change(sql`update voucher set name = 'Zygot 7' where id = '1001'`);
  for (const name of ['z', 'zy', 'YGO', 'zygot 7']) expect(await found({ name })).toContain('1001');
  expect(await found({ name: 'gula aren' })).not.toContain('1001');
  expect((await found({ sortByName: 'DESC' }))[0]).toBe('1001');
});

test('a brand that is renamed takes all its coupons along', async () => {
  const all = await found({ merchant: ['kopi-serambi'] });
  await change(sql`update brand set name = 'Qahwa' where id = 'kopi-serambi'`);
  expect((await found({ name: 'qahwa' })).sort()).toEqual(all.sort());
  expect(await found({ name: 'serambi' })).toEqual([]);
});

test('price, category, brand and popularity are those of now', async () => {
  await change(sql`
    update voucher set price_points = 77, category_id = '8', brand_id = 'roti-senja', popularity = 999 where id = '1001'`);
  expect(await found({ categoryId: '8', merchant: ['roti-senja'], minPrice: 77, maxPrice: 77 })).toEqual([
    '1001',
  ]);
  expect((await found({}))[0]).toBe('1001');
  expect(await found({ categoryId: '1' })).not.toContain('1001');
});

test('what is withdrawn, ended or deleted is gone, and comes back when it is on sale again', async () => {
  await change(sql`update voucher set withdrawn = true where id = '1001'`);
  expect(await found({})).not.toContain('1001');
  await change(sql`update voucher set withdrawn = false where id = '1001'`);
  expect(await found({})).toContain('1001');
  await change(sql`update voucher set sale_ends_at = ${new Date(0)} where id = '1001'`);
  expect(await found({})).not.toContain('1001');
  const all = await found({});
  await change(sql`delete from editorial_favourite`);
  await change(sql`delete from promotion_voucher`);
  const [gone = ''] = await found({});
  await change(sql`delete from voucher where id = ${gone}`);
  expect(await found({})).toEqual(all.filter((one) => one !== gone));
});

test('a coupon that sells out goes to the end of the list, and comes back to its place with new stock', async () => {
  const before = await found({});
  const [one = '', two = ''] = before;
  await change(sql`update voucher set stock = 0 where id = ${one}`);
  const without = await found({});
  expect(without.slice(0, 1)).toEqual([two]);
  expect(without.indexOf(one)).toBeGreaterThan(before.length - 1 - (await soldOut()).length);
  expect(without.toSorted()).toEqual(before.toSorted());
  await change(sql`update voucher set stock = 1 where id = ${one}`);
  expect(await found({})).toEqual(before);
  await change(sql`update voucher set stock = 0, popularity = -5 where id = ${one}`);
  expect((await found({})).at(-1)).toBe(one);
});

test('what somebody can buy is in stock, and a purchase that fails brings it back', async () => {
  const token = await api.login();
  const affordable = async () => found({ limitPrice: true, sortByPrice: 'ASC' }, token);
  for (const gone of await soldOut()) expect(await affordable()).not.toContain(gone);
  const [one = ''] = await affordable();
  await change(sql`update voucher set stock = 0 where id = ${one}`);
  expect(await affordable()).not.toContain(one);
  // A guest has no points to buy with.
  expect(await found({ limitPrice: true })).toContain(one);
  await change(sql`update voucher set stock = stock + 1 where id = ${one}`);
  expect(await affordable()).toContain(one);
});

test('the coupons of a promotion, of given ids and of the house come with the sold out ones last', async () => {
  const [promoted] = answerTo(promotionsCall, await api.call('GET', '/customerpromotion/guest'));
  const { id: adsId = '', couponIds = [] } = promoted ?? {};
  const ids = couponIds.slice(0, 3);
  const [first = '', second = '', third = ''] = ids;
  await change(sql`update voucher set stock = 1 where id in ${couponIds}`);
  await change(sql`update voucher set stock = 0 where id = ${first}`);
  const list = async (body: object) =>
    answerTo(couponsCall, await api.call('POST', '/voucherlist', { body }));
  const given = await list({ clientId: 'guest', productId: ids });
  expect(given.coupons.map((one) => one.id)).toEqual([second, third, first]);
  const ofAds = await list({ clientId: 'guest', adsId, perPage: 100 });
  expect(ofAds.coupons.at(-1)?.id).toBe(first);
  const [now] = answerTo(promotionsCall, await api.call('GET', '/customerpromotion/guest'));
  expect(now?.couponIds).toEqual([...couponIds.slice(1), first]);
  const [head] = answerTo(favouritesCall, await api.call('GET', '/favoritvoucher'));
  await change(sql`update voucher set stock = 0 where id = ${head?.couponId}`);
  const editorial = answerTo(favouritesCall, await api.call('GET', '/favoritvoucher'));
  expect(editorial.at(-1)?.couponId).toBe(head?.couponId);
});

test('a purchase leaves the list’s row alone', async () => {
  const row = () =>
    api.deps.db.rows(sql`select xmin::text, ctid::text from voucher_listing where voucher_id = '1001'`);
  const before = await row();
  await change(sql`update voucher set stock = stock - 1 where id = '1001'`);
  expect(await row()).toEqual(before);
});
