/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql, type SQL } from 'drizzle-orm';
import { dataOf, startTestApi, type TestApi } from '../../testing/api';
import { voucherListData } from './schema';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(() => api.reset());

const change = (statement: SQL) => api.deps.db.run(statement);
const found = async (filters: object) => {
  const answer = await api.call('POST', '/voucherlist', {
    body: { clientId: 'guest', perPage: 100, filters },
  });
  return dataOf(answer, voucherListData).result.map((one) => one.voucherId);
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

test('a purchase leaves the list’s row alone', async () => {
  const row = () =>
    api.deps.db.rows(sql`select xmin::text, ctid::text from voucher_listing where voucher_id = '1001'`);
  const before = await row();
  await change(sql`update voucher set stock = stock - 1 where id = '1001'`);
  expect(await row()).toEqual(before);
});
