/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { couponCall, couponsCall } from '@poku/mfe-history/calls/coupons';
import { burnPageCall } from '@poku/mfe-history/calls/history';
import { transactionCall } from '@poku/mfe-checkout/calls/transaction';
import { signedHeaders } from '@poku/partner-protocol';
import { sql } from 'drizzle-orm';
import { only } from '../../db/rows';
import { answerTo, sitiId } from '../../testing/api';
import { postHint, sendHint } from '../../testing/biller-calls';
import { openStream } from '../../testing/live';
import { startPaying, type Paying } from '../../testing/paying';
import { packageOf, topupOf } from '../../testing/topups';
import { GIVE_UP_MS } from './plan';
import { createTopupService } from './service';

const number = '+6281298765432';
const more = packageOf(number);
const shares = { '0': 100 };
const split = { '0': 100, '2': 100 };
const start = { own: 15_000, held: 0, nusapoin: 20_000, dompetnusa: 150_000 };

let paying: Paying;
let token: string;
beforeAll(async () => {
  paying = await startPaying();
});
beforeEach(async () => {
  await paying.reset();
  token = await paying.api.login();
});
afterEach(async () => expect(await paying.problems()).toEqual([]));
afterAll(() => paying.close());

const buy = (wish: { shares: Record<string, number> } = { shares }) => paying.buy({ ...wish, more });
const coupons = async () =>
  answerTo(
    couponsCall,
    await paying.api.call('GET', `/customervoucher/${sitiId}?pageNumber=1&rowPerPage=1`, { token }),
  ).coupons;
const coupon = async () => only(await coupons());
const transaction = async () => answerTo(transactionCall, await paying.transaction());
const burn = async () =>
  answerTo(
    burnPageCall,
    await paying.api.call('GET', `/customerburn/${sitiId}?type=prepaid&pageNumber=1&rowPerPage=10`, {
      token,
    }),
  ).rows[0];
const notices = () =>
  paying.api.deps.db.rows<{ kind: string; title: string; body: string }>(
    sql`select kind, title, body from notice where member_id = ${sitiId}`,
  );
const sending = { number, state: 'sending', serial: null, deliveredAt: null };

test('a package is on its way, arrives with the serial number of the operator, and is used then', async () => {
  expect((await buy()).responseCode).toBe(200);
  expect(await coupon()).toMatchObject({ state: 'new', secretCode: null, delivery: sending });
  await paying.work();
  const { reference } = paying.billers.only();
  expect(paying.billers.only()).toMatchObject({ product: '5001', number });
  expect([await topupOf(paying), (await transaction()).delivery]).toEqual(['accepted', sending]);
  paying.billers.finish(reference, 'delivered');
  await paying.work(5000);
  const delivery = { number, state: 'delivered', serial: `SN-${reference.slice(0, 8)}` };
  expect(await coupon()).toMatchObject({ state: 'used', secretCode: null, isSendable: false, delivery });
  expect(await transaction()).toMatchObject({ status: 'success', delivery });
  expect(await burn()).toMatchObject({ status: 'success', isRefunded: false, delivery });
  expect(await paying.balances()).toEqual({ ...start, own: 14_900 });
  expect(only(await notices())).toEqual({
    kind: 'package-delivered',
    title: 'Paket sudah masuk',
    body: 'Data 3 GB 7 Hari untuk 0812*****432 sudah masuk.',
  });
});

test('a package has no code to reveal, before and after it arrived', async () => {
  await buy();
  const { voucherId, reference } = await coupon();
  const reveal = async () =>
    (
      await paying.api.call('POST', '/redeemvoucher', {
        token,
        body: { clientId: sitiId, voucherId, code: reference },
      })
    ).responseCode;
  expect(await reveal()).toBe(404);
  paying.billers.first = 'delivered';
  await paying.work();
  expect([await topupOf(paying), await reveal()]).toEqual(['delivered', 404]);
});

test('what fails is given back to every source, and the coupon is gone', async () => {
  const stock = async () =>
    only(await paying.api.deps.db.rows<{ stock: number }>(sql`select stock from voucher where id = '5001'`))
      .stock;
  const before = await stock();
  paying.billers.first = 'failed';
  expect((await buy({ shares: split })).responseCode).toBe(200);
  expect([await stock(), (await paying.order()).state]).toEqual([before - 1, 'completed']);
  await paying.work();
  expect(await paying.order()).toMatchObject({ state: 'refunded', coupons: 0, due: false });
  expect(await paying.balances()).toEqual(start);
  expect(await stock()).toBe(before);
  expect(await transaction()).toMatchObject({ status: 'failed', delivery: { ...sending, state: 'failed' } });
  expect(await burn()).toMatchObject({ isRefunded: true, delivery: { ...sending, state: 'failed' } });
  const { kind, body } = only(await notices());
  expect([kind, body]).toEqual(['package-failed', expect.stringContaining('200 poin sudah dikembalikan.')]);
});

test('open pages hear that a package arrived', async () => {
  const stream = await openStream(paying.api.origin, token);
  await stream.wait('ready');
  await buy();
  paying.billers.first = 'delivered';
  await paying.work();
  await stream.wait('coupon.changed');
  stream.close();
});

test.each(['before', 'after'] as const)(
  'a biller that says nothing (%s the effect) is asked, and sends the package once',
  async (fault) => {
    paying.billers.decide = ({ name }) => (name === 'order' ? fault : 'none');
    await buy();
    await paying.work();
    expect(await topupOf(paying)).toBe('unknown');
    paying.billers.decide = () => 'none';
    paying.billers.first = 'delivered';
    await paying.work(5000);
    if (fault === 'after') {
      paying.billers.finish(paying.billers.only().reference, 'delivered');
      await paying.work(15_000);
    }
    expect([await topupOf(paying), paying.billers.only().sent]).toEqual(['delivered', 1]);
  },
);

test('a refused order is fenced before anything is given back', async () => {
  paying.billers.decide = ({ name }) => (name === 'order' ? 'rejected' : 'none');
  await buy();
  await paying.work();
  expect(paying.billers.calls.map(({ name }) => name)).toEqual(['order', 'cancel']);
  expect(paying.billers.only().state.status).toBe('cancelled');
  expect([await topupOf(paying), await paying.balances()]).toEqual(['failed', start]);
});

test('a package that does not arrive in six hours is called off; silence gives nothing back', async () => {
  await buy();
  await paying.work();
  paying.billers.decide = () => 'before';
  for (let passed = 0; passed < GIVE_UP_MS; passed += 30 * 60_000) await paying.work(30 * 60_000);
  expect([await topupOf(paying), (await paying.balances()).own]).toEqual(['cancelling', 14_900]);
  await paying.work(2 * 60 * 60_000);
  expect([await topupOf(paying), (await paying.order()).state]).toEqual(['cancelling', 'completed']);
  expect((await coupon()).delivery).toEqual(sending);
  paying.billers.decide = () => 'none';
  await paying.work(2 * 60 * 60_000);
  expect([await topupOf(paying), paying.billers.only().state.status]).toEqual(['failed', 'cancelled']);
  expect(await paying.balances()).toEqual(start);
});

test('what was delivered before it was called off stays delivered', async () => {
  await buy();
  await paying.work();
  paying.billers.decide = ({ name }) => (name === 'state' ? 'before' : 'none');
  paying.billers.finish(paying.billers.only().reference, 'delivered');
  for (let passed = 0; passed <= GIVE_UP_MS; passed += 30 * 60_000) await paying.work(30 * 60_000);
  expect(await topupOf(paying)).toBe('delivered');
  expect((await paying.balances()).own).toBe(14_900);
});

test('a hint makes Poku ask at once; forged, foreign, replayed and unknown ones change nothing', async () => {
  await buy();
  await paying.work();
  const { reference } = paying.billers.only();
  paying.billers.finish(reference, 'delivered');
  const { api } = paying;
  const asked = () => paying.billers.calls.filter(({ name }) => name === 'state').length;
  expect(await sendHint(api, reference, { keys: ['a-key-of-somebody-else-who-is-long'] })).toBe(401);
  expect(await sendHint(api, reference, { slug: 'nobody', keys: ['a-key-of-somebody-else'] })).toBe(404);
  expect(await sendHint(api, 'never-heard-of')).toBe(200);
  // A reference of another biller.
  expect(await createTopupService(api.deps).nudge('pulsa-kita', reference)).toBe(false);
  await paying.work();
  expect([asked(), await topupOf(paying)]).toEqual([0, 'accepted']);
  const path = '/billers/isi-nusa/events';
  const body = JSON.stringify({ type: 'topup.changed', reference });
  const keys = api.deps.config.billers['isi-nusa']?.keys.partner ?? [];
  const headers = signedHeaders(keys, { method: 'POST', path, body });
  expect(await postHint(api, path, body, headers)).toBe(200);
  expect(await postHint(api, path, body, headers)).toBe(401);
  await paying.work();
  expect([asked(), await topupOf(paying)]).toEqual([1, 'delivered']);
  expect(await sendHint(api, reference)).toBe(200);
  await paying.work();
  expect([asked(), (await coupon()).state]).toEqual([1, 'used']);
});

test('a hint of a biller that is not believed: Poku asks, and nothing happened', async () => {
  await buy();
  await paying.work();
  expect(await sendHint(paying.api, paying.billers.only().reference)).toBe(200);
  await paying.work();
  expect(await topupOf(paying)).toBe('accepted');
});

test('an answer that comes after another process took over changes nothing', async () => {
  await buy();
  await paying.work();
  const { reference } = paying.billers.only();
  let isOvertaken = false;
  paying.billers.afterEffect = async ({ name }) => {
    if (name !== 'state' || isOvertaken) return;
    isOvertaken = true;
    paying.billers.finish(reference, 'delivered');
    await sendHint(paying.api, reference);
    await createTopupService(paying.api.deps).next();
  };
  await paying.work(5000);
  const due = await paying.api.deps.db.rows(sql`select state, due_at from topup`);
  expect([isOvertaken, due]).toEqual([true, [{ state: 'delivered', due_at: null }]]);
});

test('an order that the biller took and lost is not sent again', async () => {
  await buy();
  await paying.work();
  paying.billers.book.clear();
  await paying.work(5000);
  expect(paying.billers.calls.map(({ name }) => name)).toEqual(['order', 'state']);
  expect(await topupOf(paying)).toBe('accepted');
});

const hourMs = 60 * 60_000;
test.each([
  ['now, by its own clock', 0, 60_000],
  ['before the purchase', -hourMs, 0],
  ['at a time to come', hourMs, 60_000],
])(
  'a biller that says it was delivered %s: it is told in our time, and as was possible',
  async (_name, by, after) => {
    const { clock, db } = paying.api.deps;
    clock.advance(3 * hourMs);
    await buy();
    await paying.work();
    const line = paying.billers.only();
    const deliveredAt = new Date(Date.now() + by).toISOString();
    line.state = { status: 'delivered', reference: line.reference, serial: 'SN-1', deliveredAt };
    await paying.work(60_000);
    const { waited } = only(
      await db.rows<{ waited: number }>(sql`
      select extract(epoch from delivered_at - created_at)::float8 * 1000 as waited from topup`),
    );
    expect(Math.abs(waited - after)).toBeLessThan(30_000);
  },
);

test('64 hints at once and four workers end in one delivery', async () => {
  await buy();
  await paying.work();
  const { reference } = paying.billers.only();
  paying.billers.finish(reference, 'delivered');
  const hints = Array.from({ length: 64 }, () => sendHint(paying.api, reference));
  const workers = Array.from({ length: 4 }, () => paying.work());
  expect(new Set(await Promise.all(hints))).toEqual(new Set([200]));
  await Promise.all(workers);
  await paying.work();
  expect([await topupOf(paying), paying.billers.only().sent]).toEqual(['delivered', 1]);
  const events = await paying.api.deps.db.rows(sql`select 1 from member_event where name = 'coupon.changed'`);
  expect(events).toHaveLength(1);
});

test('four workers that hear of a failure at once give back once', async () => {
  paying.billers.first = 'failed';
  await buy({ shares: split });
  await Promise.all(Array.from({ length: 4 }, () => paying.work()));
  await paying.work();
  expect((await paying.order()).state).toBe('refunded');
  expect(await paying.balances()).toEqual(start);
});

test('an operator refunds no package that was delivered or still may be', async () => {
  await buy();
  await paying.work();
  const { number: order } = await paying.order();
  await expect(paying.saga.refund(order, 'because')).rejects.toMatchObject({ reason: 'may-be-delivered' });
  paying.billers.finish(paying.billers.only().reference, 'delivered');
  await paying.work(5000);
  await expect(paying.saga.refund(order, 'because')).rejects.toMatchObject({ reason: 'delivered' });
  expect((await paying.order()).state).toBe('completed');
});

test('a package that nobody sends is not sold: 40005 in the checkout, and none in the list', async () => {
  const { db } = paying.api.deps;
  await db.run(sql`update operator set biller_slug = null where id = 'seluler-nusa'`);
  expect((await buy()).responseCode).toBe(40_005);
  const list = await paying.api.call('GET', `/productlist/${sitiId}?msisdn=${encodeURIComponent(number)}`, {
    token,
  });
  expect([list.responseCode, list.data]).toEqual([200, []]);
  expect(await paying.balances()).toEqual(start);
});

test('another operator’s number is refused before payment', async () => {
  const foreign = await paying.buy({ shares, more: packageOf('+6285712345678') });
  expect([foreign.responseCode, paying.billers.calls, (await paying.balances()).own]).toEqual([
    20_404,
    [],
    15_000,
  ]);
});

test('the detail of a package has no end but its delivery', async () => {
  await buy();
  const { voucherId, reference } = await coupon();
  await paying.api.deps.db.run(
    sql`update coupon set expires_at = ${new Date(Date.now() - 1000)} where code = ${reference}`,
  );
  const answer = await paying.api.call(
    'GET',
    `/customervoucherdetail/${sitiId}?voucherId=${voucherId}&code=${reference}`,
    { token },
  );
  expect(answerTo(couponCall, answer)).toMatchObject({ state: 'new', delivery: sending });
});

test.each([
  ['has no plan', null],
  ['is planned for next year by a wrong clock', new Date('2099-01-01T00:00:00Z')],
])('a top-up that nobody goes on with because it %s is found again', async (_name, dueAt) => {
  await buy();
  const { db } = paying.api.deps;
  await db.run(sql`update topup set due_at = ${dueAt}`);
  await paying.work(5000);
  expect(await topupOf(paying)).toBe('pending');
  expect(await createTopupService(paying.api.deps).recover()).toBe(1);
  await paying.work();
  expect(await topupOf(paying)).toBe('accepted');
});
