/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { recommendationsCall } from '@poku/mfe-catalogue/calls/recommendations';
import { RECOMMENDATION_LIFE_MS, RECOMMENDATIONS_MAX } from '@poku/domain/limits/catalogue';
import { sql } from 'drizzle-orm';
import { agusId, answerTo, dewiPhone, sitiId, startTestApi, type TestApi } from '../../testing/api';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.reset();
  token = await api.login();
});
afterAll(() => api.close());

const read = async (query = '', id = sitiId, by = token) => {
  const answer = await api.call('GET', `/customerrecomendationdetail/${id}${query}`, { token: by });
  return answerTo(recommendationsCall, answer);
};
const own = async () => (await read()).coupons;
const ids = async () => (await own()).map(({ id }) => id);
const refresh = () => api.call('POST', '/updateRedemptionProductList', { token, body: { clientId: sitiId } });
const mark = (voucherId: string) =>
  api.call('POST', '/favoritvoucher', { token, body: { clientId: sitiId, voucherId } });

test('a member is recommended at most twenty coupons in stock, those of the interests first', async () => {
  const coupons = await own();
  expect(coupons).toHaveLength(RECOMMENDATIONS_MAX);
  expect(coupons.every(({ stock, kind }) => stock > 0 && kind === 'regular')).toBe(true);
  await api.deps.db.run(sql`delete from member_interest where member_id = ${sitiId}`);
  await api.deps.db.run(sql`insert into member_interest values (${sitiId}, '5')`);
  api.deps.clock.advance(RECOMMENDATION_LIFE_MS + 1);
  await refresh();
  expect((await own())[0]?.categoryId).toBe('6');
});

test('somebody of whom nothing is known is recommended what is popular', async () => {
  const rows = await api.deps.db.rows<{ id: string }>(sql`select id from member where name = 'Dewi Lestari'`);
  const dewi = rows[0]?.id ?? '';
  const { coupons } = await read('', dewi, await api.login(dewiPhone));
  const best = await api.deps.db.rows<{ id: string }>(sql`
    select id from voucher where kind = 'regular' and stock > 0 and sale_ends_at >= ${api.deps.clock.now()}
    order by popularity desc, id limit ${RECOMMENDATIONS_MAX}`);
  expect(coupons.map(({ id }) => id)).toEqual(best.map(({ id }) => id));
});

test('favourites lead to their category and are not recommended themselves', async () => {
  await api.deps.db.run(sql`delete from member_interest where member_id = ${sitiId}`);
  const cheap = await api.deps.db.rows<{ id: string }>(sql`
    select id from voucher where category_id = '7' order by popularity desc, id limit 6`);
  for (const { id } of cheap) await mark(id);
  const coupons = await own();
  expect(coupons[0]?.categoryId).toBe('7');
  expect(coupons.map(({ id }) => id)).not.toEqual(expect.arrayContaining([cheap[0]?.id]));
});

test('what was bought within thirty days is not recommended, and after that it is', async () => {
  const agus = await api.login('081200000003');
  const recommended = async () => (await read('', agusId, agus)).coupons.map(({ id }) => id);
  const age = (days: number) =>
    api.deps.db.run(sql`
      update purchase_order set created_at = ${new Date(api.deps.clock.now().getTime() - days * 86_400_000)}
      where member_id = ${agusId} and state <> 'failed'`);
  const bought = await api.deps.db.rows<{ voucher_id: string }>(sql`
    select distinct voucher_id from purchase_order where member_id = ${agusId} and state <> 'failed'`);
  const isBought = (id: string) => bought.some(({ voucher_id }) => voucher_id === id);
  await age(29);
  expect((await recommended()).filter(isBought)).toEqual([]);
  await age(33);
  api.deps.clock.advance(RECOMMENDATION_LIFE_MS + 1);
  await api.call('POST', '/updateRedemptionProductList', { token: agus, body: { clientId: agusId } });
  expect((await recommended()).filter(isBought).length).toBeGreaterThan(0);
});

test('they stay for a day, and are reckoned anew after that', async () => {
  await refresh();
  const before = await ids();
  await mark(before[0] ?? '');
  await refresh();
  expect(await ids()).toEqual(before);
  api.deps.clock.advance(RECOMMENDATION_LIFE_MS + 1);
  await refresh();
  const after = await ids();
  expect(after).not.toContain(before[0]);
  expect(after).toHaveLength(RECOMMENDATIONS_MAX);
});

test('two dashboards at once reckon once', async () => {
  await Promise.all([refresh(), refresh(), refresh()]);
  const rows = await api.deps.db.rows<{ n: number }>(sql`
    select count(*)::int as n from recommendation where member_id = ${sitiId}`);
  expect(rows[0]?.n).toBe(RECOMMENDATIONS_MAX);
});

test('what sold out or was withdrawn meanwhile is left out, and when nothing is left it is reckoned at once', async () => {
  const before = await ids();
  await api.deps.db.run(sql`update voucher set stock = 0 where id = ${before[0]}`);
  await api.deps.db.run(sql`update voucher set withdrawn = true where id = ${before[1]}`);
  expect(await ids()).toEqual(before.slice(2));
  await api.deps.db.run(sql`
    update voucher set stock = 0 where id in (select voucher_id from recommendation where member_id = ${sitiId})`);
  api.deps.clock.advance(1_000);
  const after = await ids();
  expect(after.length).toBeGreaterThan(0);
  expect(after.filter((id) => before.includes(id))).toEqual([]);
});

test('a promotion’s coupons come in its order under its name', async () => {
  const { promotionId, name, coupons } = await read('?adsId=501');
  expect([promotionId, name]).toEqual(['501', 'Ngopi Hemat Akhir Bulan']);
  const rows = await api.deps.db.rows<{ voucher_id: string }>(sql`
    select voucher_id from promotion_voucher where promotion_id = '501' order by position`);
  expect(coupons.map(({ id }) => id)).toEqual(rows.map((row) => row.voucher_id));
  expect(new Set(coupons.map((coupon) => coupon.promotionId))).toEqual(new Set(['501']));
});

test('an unknown promotion is 20404', async () => {
  const answer = await api.call('GET', `/customerrecomendationdetail/${sitiId}?adsId=9`, { token });
  expect(answer).toMatchObject({ status: 200, responseCode: 20404 });
});
