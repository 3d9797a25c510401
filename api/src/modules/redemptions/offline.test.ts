/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { generateKeyPairSync } from 'node:crypto';
import {
  OFFLINE_LIMIT_MS,
  readTillToken,
  redemptionAnswer,
  tillKeys,
  writeTillToken,
  type RedemptionAnswer,
} from '@poku/partner-protocol';
import { sql } from 'drizzle-orm';
import { signText } from '../../security/signing-key';
import { startTestApi, type TestApi } from '../../testing/api';
import { openStream } from '../../testing/live';
import { askAsMerchant } from '../../testing/merchant-calls';
import { couponOf, readCoupon, revealedCoupon, type TestCoupon } from '../../testing/owned-coupons';
import { tillToken } from '../../testing/till-tokens';

const minuteMs = 60_000;
const SERAMBI = 'boga-serambi';
const STORE = 'Kopi Serambi Senayan';
const OTHER_STORE = 'Roti Senja Dago';

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

const later = (at: Date, ms: number): string => new Date(at.getTime() + ms).toISOString();
const newReference = (): string => `luring-${(count += 1)}`;
/** A coupon whose code is shown at a till, its token, and when that was made. */
async function shown() {
  const coupon = await revealedCoupon(api, { token: siti });
  const at = api.deps.clock.now();
  return { coupon, at, token: await tillToken(api, coupon, siti) };
}
const orderOf = (token: string, takenAt: string, reference = newReference(), store = STORE) => ({
  reference,
  store,
  token,
  takenAt,
});
const settle = async (order: object, slug = SERAMBI): Promise<RedemptionAnswer> =>
  redemptionAnswer.parse((await askAsMerchant(api, slug, 'POST', '/redemptions/offline', order)).body);
const useOnline = async (code: string, reference = newReference()): Promise<RedemptionAnswer> => {
  const order = { reference, code, channel: 'till', store: OTHER_STORE };
  return redemptionAnswer.parse((await askAsMerchant(api, SERAMBI, 'POST', '/redemptions', order)).body);
};
const stateOf = async (coupon: TestCoupon) => (await readCoupon(api, coupon, siti)).state;
const doubles = () =>
  api.deps.db.rows<{ reference: string; other_reference: string; store: string; taken_at: Date }>(
    sql`select reference, other_reference, store, taken_at from coupon_double_use order by told_at, reference`,
  );

test('a use that was taken without a network is told, and stands as of when it was taken', async () => {
  const { coupon, at, token } = await shown();
  const stream = await openStream(api.origin, siti);
  await stream.wait('ready');
  const takenAt = later(at, minuteMs);
  api.deps.clock.advance(2 * minuteMs);
  const order = orderOf(token, takenAt);
  const answer = await settle(order);
  expect(answer).toMatchObject({
    status: 'used',
    reference: order.reference,
    coupon: { name: 'Es Kopi Susu Gula Aren', brand: 'Kopi Serambi' },
    store: STORE,
    usedAt: takenAt,
  });
  await stream.wait('coupon.changed');
  stream.close();
  expect(await readCoupon(api, coupon, siti)).toMatchObject({
    state: 'used',
    usedStore: STORE,
    usedAt: takenAt,
  });
  expect(await settle(order)).toEqual(answer);
  expect(await doubles()).toEqual([]);
  expect(await useOnline(coupon.code)).toEqual({ status: 'refused', reason: 'used' });
});

test('it is told within three days, also when the code has ended since; after them no more', async () => {
  const [first, second] = [await shown(), await shown()];
  api.deps.clock.advance(OFFLINE_LIMIT_MS - minuteMs);
  expect(await stateOf(first.coupon)).toBe('expired');
  const takenAt = later(first.at, minuteMs);
  expect(await settle(orderOf(first.token, takenAt))).toMatchObject({ status: 'used', usedAt: takenAt });
  expect(await stateOf(first.coupon)).toBe('used');
  api.deps.clock.advance(2 * minuteMs);
  const late = orderOf(second.token, later(second.at, 0));
  expect(await settle(late)).toEqual({ status: 'refused', reason: 'too-late' });
  expect(await stateOf(second.coupon)).toBe('expired');
});

test('a clock of a till may be two minutes wrong; the use is never before its token, after it, or to come', async () => {
  const early = await shown();
  const claims = readTillToken(early.token)?.claims;
  const madeMs = (claims?.i ?? 0) * 1000;
  const from = new Date(madeMs);
  expect(claims?.l).toBe(600);
  expect(await settle(orderOf(early.token, later(from, -119_000)))).toMatchObject({ usedAt: later(from, 0) });

  const ahead = await shown();
  const before = api.deps.clock.now();
  const answer = await settle(orderOf(ahead.token, later(before, 119_000)));
  const usedMs = Date.parse(answer.status === 'used' ? answer.usedAt : '');
  expect(usedMs).toBeLessThanOrEqual(api.deps.clock.now().getTime());

  const old = await shown();
  const end = new Date(((readTillToken(old.token)?.claims.i ?? 0) + 600) * 1000);
  api.deps.clock.advance(20 * minuteMs);
  expect(await settle(orderOf(old.token, later(end, 119_000)))).toMatchObject({ usedAt: later(end, 0) });
});

test.each([
  ['before the token', -3 * minuteMs],
  ['after its ten minutes', 13 * minuteMs],
])('a use that was taken %s is none', async (_name, ms) => {
  const { coupon, at, token } = await shown();
  api.deps.clock.advance(20 * minuteMs);
  expect(await settle(orderOf(token, later(at, ms)))).toEqual({ status: 'refused', reason: 'expired' });
  expect(await stateOf(coupon)).toBe('revealed');
});

test('a time that is still to come is refused', async () => {
  const { at, token } = await shown();
  expect(await settle(orderOf(token, later(at, 5 * minuteMs)))).toEqual({
    status: 'refused',
    reason: 'expired',
  });
});

test('a token that nobody of Poku signed, or with other words in it, uses nothing', async () => {
  const { coupon, at, token } = await shown();
  const claims = readTillToken(token)?.claims;
  if (claims === undefined) throw new Error('The token cannot be read');
  const [mark = '', payload = '', signature = ''] = token.split('.');
  const longer = Buffer.from(JSON.stringify({ ...claims, l: 9_999 })).toString('base64url');
  const { privateKey } = generateKeyPairSync('ed25519');
  const forged = [
    writeTillToken(claims, (text) => signText(privateKey, text)),
    `${mark}.${longer}.${signature}`,
    `${mark}.${payload}.${signature.split('').reverse().join('')}`,
    `POKU2.${payload}.${signature}`,
    coupon.code,
  ];
  for (const text of forged)
    expect(await settle(orderOf(text, later(at, 0)))).toEqual({ status: 'refused', reason: 'forged' });
  expect(await stateOf(coupon)).toBe('revealed');
});

test('a token of another merchant, and a coupon that changed hands since, are refused', async () => {
  const { coupon, at, token } = await shown();
  expect(await settle(orderOf(token, later(at, 0)), 'boba-lapis')).toEqual({
    status: 'refused',
    reason: 'other-merchant',
  });
  await api.deps.db.run(
    sql`update merchant_brand set merchant_slug = 'boba-lapis' where brand_id = 'kopi-serambi'`,
  );
  expect(await settle(orderOf(token, later(at, 0)))).toMatchObject({ reason: 'other-merchant' });
  expect(await settle(orderOf(token, later(at, 0)), 'boba-lapis')).toMatchObject({
    reason: 'other-merchant',
  });
  expect(await stateOf(coupon)).toBe('revealed');
});

test('tokens of a key that no longer signs are good while it is named', async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { at, token } = await shown();
  const { x = '' } = privateKey.export({ format: 'jwk' });
  const keys = api.deps.config.tillKeys;
  const asked = await askAsMerchant(api, SERAMBI, 'GET', '/keys');
  expect(tillKeys.parse(asked.body)).toEqual({ keys });
  expect(await askAsMerchant(api, 'nobody', 'GET', '/keys')).toMatchObject({ status: 404 });
  try {
    api.deps.config.tillKeys = [x];
    expect(await settle(orderOf(token, later(at, 0)))).toMatchObject({ reason: 'forged' });
    api.deps.config.tillKeys = [x, ...keys];
    expect(await settle(orderOf(token, later(at, 0)))).toMatchObject({ status: 'used' });
  } finally {
    api.deps.config.tillKeys = keys;
  }
});

test('of two tills without a network the first that tells stands, and the second hears of the double use, also again', async () => {
  const { coupon, at, token } = await shown();
  api.deps.clock.advance(5 * minuteMs);
  const stands = orderOf(token, later(at, 3 * minuteMs));
  const double = orderOf(token, later(at, minuteMs), undefined, OTHER_STORE);
  expect(await settle(stands)).toMatchObject({ status: 'used' });
  const answer = await settle(double);
  expect(answer).toEqual({
    status: 'refused',
    reason: 'used',
    otherUse: { reference: stands.reference, store: STORE, usedAt: stands.takenAt },
  });
  expect(await settle(double)).toEqual(answer);
  expect(await doubles()).toEqual([
    {
      reference: double.reference,
      other_reference: stands.reference,
      store: OTHER_STORE,
      taken_at: new Date(double.takenAt),
    },
  ]);
  expect(await readCoupon(api, coupon, siti)).toMatchObject({ usedStore: STORE, usedAt: stands.takenAt });
});

test('an online till that comes first stands, whatever was taken before without a network', async () => {
  const { coupon, at, token } = await shown();
  api.deps.clock.advance(2 * minuteMs);
  const reference = newReference();
  await useOnline(coupon.code, reference);
  expect(await settle(orderOf(token, later(at, minuteMs)))).toMatchObject({
    reason: 'used',
    otherUse: { reference, store: OTHER_STORE },
  });
  expect(await doubles()).toHaveLength(1);
});

test('64 tills with one token at once: one use stands, each other one is a double use', async () => {
  const { at, token } = await shown();
  const answers = await Promise.all(Array.from({ length: 64 }, () => settle(orderOf(token, later(at, 0)))));
  expect(answers.filter(({ status }) => status === 'used')).toHaveLength(1);
  expect(await doubles()).toHaveLength(63);
});

test('a reference names one use, or one double use', async () => {
  const [first, second] = [await shown(), await shown()];
  const order = orderOf(first.token, later(first.at, 0));
  await settle(order);
  const other = orderOf(second.token, later(second.at, 0), order.reference);
  expect(await settle(other)).toEqual({ status: 'refused', reason: 'reference-taken' });
  const double = orderOf(first.token, later(first.at, 0));
  await settle(double);
  expect(await settle(orderOf(second.token, later(second.at, 0), double.reference))).toMatchObject({
    reason: 'reference-taken',
  });
  expect(await stateOf(second.coupon)).toBe('revealed');
});

test('a use that was told is taken back like any other, and the coupon goes to the next till', async () => {
  const { coupon, at, token } = await shown();
  const order = orderOf(token, later(at, 0));
  await settle(order);
  await askAsMerchant(api, SERAMBI, 'POST', `/redemptions/${order.reference}/void`);
  expect(await stateOf(coupon)).toBe('revealed');
  expect(await useOnline(coupon.code)).toMatchObject({ status: 'used' });
  expect(await settle(order)).toMatchObject({ status: 'voided' });
});

test.each([
  ['token', { token: '' }],
  ['takenAt', { takenAt: 'yesterday' }],
  ['store', { store: '' }],
  ['reference', { reference: 'with a gap' }],
])('what is told without a good %s is refused by its field', async (field, changes) => {
  const order = { ...orderOf('POKU1.a.b', '2026-11-26T03:05:12.000Z'), ...changes };
  expect(await askAsMerchant(api, SERAMBI, 'POST', '/redemptions/offline', order)).toMatchObject({
    status: 400,
    body: { data: { field } },
  });
});

test('a coupon for online use is taken by no token', async () => {
  const coupon = await revealedCoupon(api, { voucherId: await couponOf(api, 'roti-senja'), token: siti });
  const token = await tillToken(api, coupon, siti);
  await api.deps.db.run(sql`update voucher set use_channel = 'online' where id = ${coupon.voucherId}`);
  const order = orderOf(token, api.deps.clock.now().toISOString());
  expect(await settle(order)).toEqual({ status: 'refused', reason: 'other-channel' });
});
