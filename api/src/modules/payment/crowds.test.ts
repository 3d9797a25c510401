/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: the embedded one has one connection, so nothing is at once.
import { buyCall } from '@poku/mfe-checkout/calls/purchase';
import { write } from '@poku/contract/calls';
import { sql } from 'drizzle-orm';
import { only } from '../../db/rows';
import { after } from '../../ports/clock';
import { keyedHash } from '../../security/random';
import { sitiId, sitiPhone, startTestApi, type TestApi } from '../../testing/api';
import { codeOf } from '../../testing/codes';
import { toRequest, type BuyBody } from '../../testing/paying';
import { verifyLedger } from '../ledger/verify.service';
import { fingerprintBasket } from './basket';
import { createPurchaseService } from './purchase.service';
import { paymentPurpose } from './purposes';

const item = { voucherId: '1012', redemptionRuleId: 'R1012', rewardItemId: 'I1012', quantity: 1 };
const price = 1500;
const otpCode = '123456';
let api: TestApi;
let purchases: ReturnType<typeof createPurchaseService>;

beforeAll(async () => {
  api = await startTestApi();
  // The machine may be slow; how long an answer takes is measured elsewhere.
  purchases = createPurchaseService(api.deps, 60_000);
});
beforeEach(async () => {
  await api.reset();
  await api.deps.db.run(sql`update voucher set price_points = ${price} where id = ${item.voucherId}`);
});
afterEach(async () => expect(await verifyLedger(api.deps.db)).toEqual([]));
afterAll(() => api.close());

/** Purchases with codes that were confirmed, one for each id. */
async function confirmed(ids: readonly string[]): Promise<BuyBody[]> {
  const { db, clock, config } = api.deps;
  const now = clock.now();
  const msisdn = `+62${sitiPhone.slice(1)}`;
  const basket = fingerprintBasket({ ...item, phone: '', adsId: '' });
  const rows = ids.map((id) => ({
    id,
    hash: keyedHash(config.secret, [id, paymentPurpose, msisdn, basket, otpCode].join('\n')),
  }));
  await db.run(sql`
    insert into otp_request (id, purpose, msisdn, member_id, basket, code_hash, state, created_at, expires_at, verified_at)
    select row.id, ${paymentPurpose}, ${msisdn}, ${sitiId}, ${basket}, row.hash, 'verified', ${now},
      ${after(now, 60_000)}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id text, hash text)`);
  return ids.map((otpRequestId) => ({
    clientId: sitiId,
    ...item,
    otpRequestId,
    otpCode,
    totalTransaction: price,
    paymentMethods: [{ partnerId: '0', point: price }],
  }));
}

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `crowd-${index}`);

/** How often each code was answered. */
async function answered(bodies: readonly BuyBody[]): Promise<Record<string, number>> {
  const codes = await Promise.all(bodies.map((body) => codeOf(purchases.buy(sitiId, toRequest(body), null))));
  const counts: Record<string, number> = {};
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

async function traces() {
  return only(
    await api.deps.db.rows<{ orders: number; own: number; stock: number; secrets: number }>(sql`
      select (select count(*)::int from purchase_order where otp_request_id like 'crowd-%') as orders,
        (select balance from ledger_account where member_id = ${sitiId} and purpose = 'available') as own,
        (select stock from voucher where id = ${item.voucherId}) as stock,
        (select count(distinct c.secret_code)::int from coupon c join purchase_order o on o.id = c.order_id
          where o.otp_request_id like 'crowd-%') as secrets`),
  );
}

test('256 parallel purchases with one code make one order and 256 identical answers', async () => {
  const [body] = await confirmed(names(1));
  if (body === undefined) throw new Error('One purchase was prepared');
  const answers = await Promise.all(
    Array.from({ length: 256 }, () => purchases.buy(sitiId, toRequest(body), 'one-key')),
  );
  // As the wire has them: the stored reply has its fields in another order.
  expect(new Set(answers.map((answer) => JSON.stringify(write(buyCall.answer, answer)))).size).toBe(1);
  expect(await traces()).toMatchObject({ orders: 1, own: 15_000 - price, secrets: 1 });
});

test('500 parallel purchases with points for ten: exactly ten', async () => {
  const bodies = await confirmed(names(500));
  expect(await answered(bodies)).toEqual({ 200: 10, 40004: 490 });
  expect(await traces()).toMatchObject({ orders: 10, own: 0, secrets: 10 });
});

test('500 buyers of the last ten: ten sold, no code twice', async () => {
  await api.deps.db.run(sql`update voucher set stock = 10, price_points = 1 where id = ${item.voucherId}`);
  const bodies = await confirmed(names(500));
  const cheap = { totalTransaction: 1, paymentMethods: [{ partnerId: '0', point: 1 }] };
  expect(await answered(bodies.map((body) => ({ ...body, ...cheap })))).toEqual({ 200: 10, 40005: 490 });
  expect(await traces()).toEqual({ orders: 10, own: 15_000 - 10, stock: 0, secrets: 10 });
});
