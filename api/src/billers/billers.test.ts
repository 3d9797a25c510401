/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { only } from '../db/rows';
import { sitiId, startTestApi, type TestApi } from '../testing/api';
import { startTestBillers, type TestBillers } from '../testing/sandbox-billers';
import { createTopupService } from '../modules/topups/service';
import { planTopup } from '../modules/topups/repository';

let billers: TestBillers;
let api: TestApi;
beforeAll(async () => {
  billers = await startTestBillers();
  api = await startTestApi({ billers: billers.addresses });
  billers.pokuUrl = api.origin;
});
beforeEach(async () => {
  await api.reset();
  billers.clock.reset();
});
afterAll(async () => {
  await api.close();
  await billers.close();
});

const order = (reference: string, number = '+6281234567890') => ({ reference, product: '5001', number });
const post = (body: object) => billers.call('POST', '/v1/topups', body);
const state = async (reference: string) => (await billers.call('GET', `/v1/topups/${reference}`)).data;
const cancel = (reference: string) => billers.call('POST', `/v1/topups/${reference}/cancel`);

test('an order is accepted once, delivered after a second, and says so from then on', async () => {
  expect((await post(order('a-1'))).data).toEqual({ status: 'accepted', reference: 'a-1' });
  billers.clock.advance(1000);
  await billers.work();
  const delivered = await state('a-1');
  expect(delivered).toMatchObject({ status: 'delivered', reference: 'a-1' });
  expect((await post(order('a-1'))).data).toEqual(delivered);
  expect((await cancel('a-1')).data).toEqual(delivered);
});

test.each([
  ['9001', 1000, 'failed'],
  ['9002', 1000, 'accepted'],
  ['9002', 8000, 'delivered'],
  ['9003', 1000, 'delivered'],
  ['9004', 60_000, 'pending'],
])('a number that ends in %s is after %i ms %s', async (digits, ms, status) => {
  const reference = `end-${digits}-${ms}`;
  await post(order(reference, `+628123456${digits}`));
  billers.clock.advance(ms);
  await billers.work();
  expect(await state(reference)).toMatchObject({ status });
});

test('what is called off is never delivered, also when its order comes later', async () => {
  expect((await cancel('b-1')).data).toEqual({ status: 'cancelled', reference: 'b-1' });
  expect((await post(order('b-1'))).data).toEqual({ status: 'cancelled', reference: 'b-1' });
  await post(order('b-2'));
  expect((await cancel('b-2')).data).toEqual({ status: 'cancelled', reference: 'b-2' });
  billers.clock.advance(60_000);
  await billers.work();
  expect([await state('b-1'), await state('b-2')]).toEqual([
    { status: 'cancelled', reference: 'b-1' },
    { status: 'cancelled', reference: 'b-2' },
  ]);
});

test('an unknown reference is 404, a body of another form 400, and a foreign signature 401', async () => {
  expect((await billers.call('GET', '/v1/topups/never')).status).toBe(404);
  expect((await post({ reference: 'c-1' })).status).toBe(400);
  expect((await billers.call('POST', '/v1/topups', order('c-1'), ['a-key-of-somebody-else'])).status).toBe(
    401,
  );
  expect((await billers.call('GET', '/v1/topups/c-1')).status).toBe(404);
});

const page = async (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  billers.app.inject({
    method: 'POST',
    url: '/isi-nusa/decide',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

test('a person decides on the page, once, and no page of another origin does', async () => {
  await post(order('d-1', '+6281234569004'));
  expect((await billers.app.inject('/isi-nusa')).body).toContain('081234569004');
  const foreign = await page({ reference: 'd-1', outcome: 'failed' }, { 'sec-fetch-site': 'cross-site' });
  expect([foreign.statusCode, await state('d-1')]).toEqual([403, { status: 'pending', reference: 'd-1' }]);
  expect((await page({ reference: 'd-1', outcome: 'delivered', tell: '1' })).statusCode).toBe(303);
  expect(await state('d-1')).toMatchObject({ status: 'delivered' });
  await page({ reference: 'd-1', outcome: 'failed' });
  expect(await state('d-1')).toMatchObject({ status: 'delivered' });
});

/** An order of Siti's buys a package for a number; the saga is no part of this. */
async function sell(number: string): Promise<void> {
  const { db, clock } = api.deps;
  const { id } = only(
    await db.rows<{ id: string }>(sql`
      select id from purchase_order where member_id = ${sitiId} and state = 'completed' order by id limit 1`),
  );
  await db.run(sql`update purchase_order set voucher_id = '5001', msisdn = ${number} where id = ${id}`);
  await planTopup(db, id, `topup-${number}`, clock.now());
}

test.each([
  ['+6281234567891', 'is told', 'delivered'],
  ['+6281234569003', 'is told nothing and asks', 'delivered'],
])('Poku and the biller speak to each other: %s, Poku %s', async (number, _how, end) => {
  await sell(number);
  const topups = createTopupService(api.deps);
  await topups.next();
  billers.clock.advance(1000);
  await billers.work();
  const due = only(
    await api.deps.db.rows<{ due: boolean }>(sql`select due_at <= ${new Date()} as due from topup`),
  );
  expect(due).toEqual({ due: number !== '+6281234569003' });
  api.deps.clock.advance(5000);
  await topups.next();
  expect(only(await api.deps.db.rows<{ state: string }>(sql`select state from topup`))).toEqual({
    state: end,
  });
});
