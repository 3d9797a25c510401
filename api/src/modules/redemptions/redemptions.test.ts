/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import {
  redemptionAnswer,
  signedHeaders,
  VOID_LIMIT_MS,
  type RedemptionAnswer,
  type RedemptionOrder,
} from '@poku/partner-protocol';
import { couponsCall } from '@poku/mfe-history/calls/coupons';
import { burnPageCall } from '@poku/mfe-history/calls/history';
import { sql } from 'drizzle-orm';
import { answerTo, sitiId, startTestApi, type TestApi } from '../../testing/api';
import { openStream } from '../../testing/live';
import { askAsMerchant } from '../../testing/merchant-calls';
import {
  couponOf,
  ownedCoupon,
  readCoupon,
  reveal,
  revealedCoupon,
  type TestCoupon,
} from '../../testing/owned-coupons';

const minuteMs = 60_000;
const SERAMBI = 'boga-serambi';
const STORE = 'Kopi Serambi Senayan';

let api: TestApi;
let siti: string;
let count = 0;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.reset();
  siti = await api.login();
});
afterAll(() => api.close());

const own = () => ownedCoupon(api);
const revealed = (voucherId?: string) =>
  revealedCoupon(api, { token: siti, ...(voucherId !== undefined && { voucherId }) });
const detail = (coupon: TestCoupon) => readCoupon(api, coupon, siti);

/** A signed call of a merchant about its uses; status and body. */
const ask = (method: 'GET' | 'POST', path: string, body?: object, slug = SERAMBI) =>
  askAsMerchant(api, slug, method, `/redemptions${path}`, body);
const orderOf = (
  { code }: Pick<TestCoupon, 'code'>,
  changes: Partial<RedemptionOrder> = {},
): RedemptionOrder => ({
  reference: `kasir-${(count += 1)}`,
  code,
  channel: 'till',
  store: STORE,
  ...changes,
});
const use = async (order: RedemptionOrder, slug?: string): Promise<RedemptionAnswer> =>
  redemptionAnswer.parse((await ask('POST', '', order, slug)).body);
const takeBack = async (reference: string, slug?: string): Promise<RedemptionAnswer> =>
  redemptionAnswer.parse((await ask('POST', `/${reference}/void`, undefined, slug)).body);

test('a revealed coupon is used, once: the merchant hears what it was, and the member’s coupon says where and when', async () => {
  const coupon = await revealed();
  const now = api.deps.clock.now();
  const order = orderOf(coupon);
  const answer = await use(order);
  expect(answer).toMatchObject({
    status: 'used',
    reference: order.reference,
    coupon: { name: 'Es Kopi Susu Gula Aren', brand: 'Kopi Serambi' },
    store: STORE,
  });
  const shown = await detail(coupon);
  expect(shown).toMatchObject({ state: 'used', usedStore: STORE, remainingSeconds: null });
  expect(Date.parse(shown.usedAt ?? '')).toBeGreaterThanOrEqual(now.getTime());
  const list = await api.call('GET', `/customervoucher/${sitiId}?page=1&perPage=100`, { token: siti });
  expect(
    answerTo(couponsCall, list).coupons.find(({ reference }) => reference === coupon.reference),
  ).toMatchObject({ state: 'used', usedStore: STORE });
  expect(await use(order)).toEqual(answer);
  expect(await use(orderOf(coupon))).toEqual({ status: 'refused', reason: 'used' });
});

test.each<[string, 'other-merchant' | 'other-channel', object, string]>([
  ['another merchant', 'other-merchant', {}, 'boba-lapis'],
  ['an online shop', 'other-channel', { channel: 'online' }, SERAMBI],
])('%s is refused a coupon that is not for it', async (_name, reason, changes, slug) => {
  const coupon = await revealed();
  expect(await use(orderOf(coupon, changes), slug)).toEqual({ status: 'refused', reason });
  expect((await detail(coupon)).state).toBe('revealed');
});

test('one merchant takes the coupons of all its brands', async () => {
  const bread = await revealed(await couponOf(api, 'roti-senja'));
  expect(await use(orderOf(bread))).toMatchObject({ status: 'used', coupon: { brand: 'Roti Senja' } });
});

test('a coupon for online use goes to no till, and is used online', async () => {
  const coupon = await revealed(await couponOf(api, 'nonton-aja'));
  expect(await detail(coupon)).toMatchObject({ useChannel: 'online' });
  expect(await use(orderOf(coupon), 'nonton-aja')).toEqual({ status: 'refused', reason: 'other-channel' });
  expect(await use(orderOf(coupon, { channel: 'online' }), 'nonton-aja')).toMatchObject({ status: 'used' });
});

test('a code that is not revealed, over, given back or of no coupon is refused with the reason', async () => {
  expect(await use(orderOf(await own()))).toEqual({ status: 'refused', reason: 'not-revealed' });
  const over = await revealed();
  api.deps.clock.advance(30 * minuteMs);
  expect(await use(orderOf(over))).toEqual({ status: 'refused', reason: 'expired' });
  expect(await use(orderOf({ code: 'NEVERISSUED' }))).toEqual({ status: 'refused', reason: 'unknown' });
  const cancelled = await own();
  await api.deps.db.run(sql`update coupon set cancelled_at = issued_at where code = ${cancelled.reference}`);
  expect(await use(orderOf(cancelled))).toEqual({ status: 'refused', reason: 'unknown' });
});

test('a refusal is not remembered: the same reference uses the coupon once it can be used', async () => {
  const coupon = await own();
  const order = orderOf(coupon);
  expect(await use(order)).toEqual({ status: 'refused', reason: 'not-revealed' });
  await reveal(api, coupon, siti);
  expect(await use(order)).toMatchObject({ status: 'used' });
});

test('a reference names one use of a merchant: with another code it is refused and changes nothing', async () => {
  const [first, second] = [await revealed(), await revealed()];
  const order = orderOf(first);
  await use(order);
  expect(await use({ ...order, code: second.code })).toEqual({
    status: 'refused',
    reason: 'reference-taken',
  });
  expect((await detail(second)).state).toBe('revealed');
  const foreign = await revealed(await couponOf(api, 'boba-lapis'));
  expect(await use({ ...order, code: foreign.code }, 'boba-lapis')).toMatchObject({ status: 'used' });
});

test('within five minutes the till takes a use back: the code stands again, and its reference is spent', async () => {
  const coupon = await revealed();
  const order = orderOf(coupon);
  await use(order);
  api.deps.clock.advance(VOID_LIMIT_MS - minuteMs);
  const answer = await takeBack(order.reference);
  expect(answer).toMatchObject({ status: 'voided', reference: order.reference, store: STORE });
  expect(await takeBack(order.reference)).toEqual(answer);
  expect(await detail(coupon)).toMatchObject({ state: 'revealed', usedAt: null, usedStore: null });
  expect(await use(order)).toEqual(answer);
  expect(await use(orderOf(coupon))).toMatchObject({ status: 'used' });
});

test('later, for an unknown reference and for another merchant a use is not taken back', async () => {
  const coupon = await revealed();
  const order = orderOf(coupon);
  await use(order);
  expect(await takeBack(order.reference, 'boba-lapis')).toEqual({ status: 'refused', reason: 'unknown' });
  expect(await takeBack('never-sent')).toEqual({ status: 'refused', reason: 'unknown' });
  api.deps.clock.advance(VOID_LIMIT_MS + 1_000);
  expect(await takeBack(order.reference)).toEqual({ status: 'refused', reason: 'too-late' });
  expect((await detail(coupon)).state).toBe('used');
});

test('a merchant asks how a use stands, its own alone', async () => {
  const order = orderOf(await revealed());
  const answer = await use(order);
  expect(await ask('GET', `/${order.reference}`)).toEqual({ status: 200, body: answer });
  expect(await ask('GET', `/${order.reference}`, undefined, 'boba-lapis')).toMatchObject({ status: 404 });
  expect(await ask('GET', '/never-sent')).toMatchObject({ status: 404 });
});

test('the history says when and where the coupons of a purchase were used, while the use stands', async () => {
  const coupon = await revealed();
  const [order] = await api.deps.db.rows<{ number: string }>(
    sql`select o.number from coupon c join purchase_order o on o.id = c.order_id where c.code = ${coupon.reference}`,
  );
  const usesOf = async () => {
    const answer = await api.call('GET', `/customerburn/${sitiId}?page=1&perPage=100`, { token: siti });
    return answerTo(burnPageCall, answer).rows.find(({ id }) => id === order?.number)?.uses;
  };
  expect(await usesOf()).toEqual([]);
  const sent = orderOf(coupon);
  const answer = await use(sent);
  expect(await usesOf()).toEqual([{ at: answer.status === 'used' && answer.usedAt, store: STORE }]);
  await takeBack(sent.reference);
  expect(await usesOf()).toEqual([]);
});

test('64 tills with one code at once: one uses it, the others hear that it is used', async () => {
  const coupon = await revealed();
  const answers = await Promise.all(Array.from({ length: 64 }, () => use(orderOf(coupon))));
  expect(answers.filter(({ status }) => status === 'used')).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 'refused' && answer.reason === 'used')).toHaveLength(
    63,
  );
});

test('64 times the same order at once is one use with one answer', async () => {
  const order = orderOf(await revealed());
  const answers = await Promise.all(Array.from({ length: 64 }, () => use(order)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 'used' });
});

test('orders and voids of one reference at once leave one truth', async () => {
  const coupon = await revealed();
  const order = orderOf(coupon);
  await use(order);
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, index) => (index % 2 === 0 ? use(order) : takeBack(order.reference))),
  );
  expect(answers.filter(({ status }) => status === 'refused')).toEqual([]);
  expect((await detail(coupon)).state).toBe('revealed');
  const [standing] = await api.deps.db.rows<{ uses: number }>(
    sql`select count(*)::int as uses from coupon_redemption where voided_at is null and coupon_code = ${coupon.reference}`,
  );
  expect(standing?.uses).toBe(0);
});

test('open pages hear of a use and of its end', async () => {
  const coupon = await revealed();
  const stream = await openStream(api.origin, siti);
  await stream.wait('ready');
  const order = orderOf(coupon);
  await use(order);
  await stream.wait('coupon.changed');
  await takeBack(order.reference);
  await stream.wait('coupon.changed', 2);
  stream.close();
});

test('a call that the merchant did not sign, or sent once before, uses nothing', async () => {
  const coupon = await revealed();
  const path = `/merchants/${SERAMBI}/redemptions`;
  const body = JSON.stringify(orderOf(coupon));
  const signedBy = (keys: readonly string[] = []) => signedHeaders(keys, { method: 'POST', path, body });
  const send = async (headers: Record<string, string>) => {
    const all = { ...headers, 'content-type': 'application/json' };
    return (await fetch(`${api.origin}${path}`, { method: 'POST', headers: all, body })).status;
  };
  const keysOf = api.deps.config.merchantKeys;
  for (const keys of [keysOf(SERAMBI)?.poku, keysOf('boba-lapis')?.partner])
    expect(await send(signedBy(keys))).toBe(401);
  expect((await detail(coupon)).state).toBe('revealed');
  const good = signedBy(keysOf(SERAMBI)?.partner);
  expect(await send(good)).toBe(200);
  expect(await send(good)).toBe(401);
  expect(await ask('POST', '', orderOf(coupon), 'nobody')).toMatchObject({ status: 404 });
});

test.each([
  ['reference', { reference: '' }],
  ['code', { code: '' }],
  ['channel', { channel: 'mail' }],
  ['store', { store: ' ' }],
  ['store', { store: 'Kopi\nSenayan' }],
])('an order without a good %s is refused by its field', async (field, changes) => {
  const order = { ...orderOf({ code: 'NEVERISSUED' }), ...changes };
  expect(await ask('POST', '', order)).toMatchObject({ status: 400, body: { data: { field } } });
});
