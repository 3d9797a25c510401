/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { tillTokenCall } from '@poku/mfe-history/calls/coupons';
import { readTillToken, TILL_TOKEN_CHARS } from '@poku/partner-protocol';
import { sql } from 'drizzle-orm';
import { isSignedBy } from '../../security/signing-key';
import { answerTo, startTestApi, type TestApi } from '../../testing/api';
import { couponOf, ownedCoupon, revealedCoupon } from '../../testing/owned-coupons';
import { askTillToken, tillToken } from '../../testing/till-tokens';

const minuteMs = 60_000;
/** Of a usual coupon. */
const USUAL_CHARS = 250;

let api: TestApi;
let siti: string;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.reset();
  siti = await api.login();
});
afterAll(() => api.close());

const revealed = () => revealedCoupon(api, { token: siti });

test('the token of a revealed coupon names it and its merchant, is good for ten minutes, and Poku signed it', async () => {
  const coupon = await revealed();
  const madeMs = api.deps.clock.now().getTime();
  const { token, remainingSeconds } = answerTo(tillTokenCall, await askTillToken(api, coupon, siti));
  expect(remainingSeconds).toBe(600);
  const read = readTillToken(token);
  expect(read?.claims).toEqual({
    c: coupon.code,
    m: 'boga-serambi',
    n: 'Es Kopi Susu Gula Aren',
    b: 'Kopi Serambi',
    i: expect.any(Number) as number,
    l: 600,
  });
  expect((read?.claims.i ?? 0) * 1000).toBeGreaterThan(madeMs - 1000);
  const [key = ''] = api.deps.config.tillKeys;
  expect(isSignedBy(key, read?.signed ?? '', read?.signature ?? '')).toBe(true);
  expect(token.length).toBeLessThanOrEqual(USUAL_CHARS);
});

test('a token ends before the code does', async () => {
  const coupon = await revealed();
  api.deps.clock.advance(25 * minuteMs);
  const { remainingSeconds } = answerTo(tillTokenCall, await askTillToken(api, coupon, siti));
  expect(remainingSeconds).toBeLessThanOrEqual(300);
  expect(remainingSeconds).toBeGreaterThan(280);
  api.deps.clock.advance(5 * minuteMs);
  expect((await askTillToken(api, coupon, siti)).responseCode).toBe(404);
});

test('long names are cut, so that the QR code can still be scanned', async () => {
  const coupon = await revealed();
  await api.deps.db.run(sql`
    update voucher set name = ${'Paket Sarapan Istimewa untuk Empat Orang di Akhir Pekan'} where id = ${coupon.voucherId}`);
  expect(readTillToken(await tillToken(api, coupon, siti))?.claims.n).toBe('Paket Sarapan Istimewa u');
  await api.deps.db.run(
    sql`update voucher set name = ${'\u{1F600}'.repeat(60)} where id = ${coupon.voucherId}`,
  );
  const token = await tillToken(api, coupon, siti);
  expect(token.length).toBeLessThanOrEqual(TILL_TOKEN_CHARS);
  expect(readTillToken(token)?.claims.c).toBe(coupon.code);
});

test('there is no token of a coupon that no till may take', async () => {
  const refusals = async (coupon: Awaited<ReturnType<typeof revealed>>) =>
    (await askTillToken(api, coupon, siti)).responseCode;
  expect(await refusals(await ownedCoupon(api))).toBe(404);
  expect(
    await refusals(await revealedCoupon(api, { token: siti, voucherId: await couponOf(api, 'nonton-aja') })),
  ).toBe(404);
  const used = await revealed();
  await api.deps.db.run(sql`update coupon set used_at = revealed_at where code = ${used.reference}`);
  expect(await refusals(used)).toBe(404);
  const long = await revealed();
  await api.deps.db.run(
    sql`update coupon set secret_code = ${'A'.repeat(128)} where code = ${long.reference}`,
  );
  expect(await refusals(long)).toBe(404);
  const orphan = await revealed();
  await api.deps.db.run(sql`delete from merchant_brand where brand_id = 'kopi-serambi'`);
  expect(await refusals(orphan)).toBe(404);
});

test('without a key there are no tokens', async () => {
  const { config } = api.deps;
  const key = config.tillKey;
  const coupon = await revealed();
  try {
    config.tillKey = undefined;
    expect((await askTillToken(api, coupon, siti)).responseCode).toBe(404);
  } finally {
    config.tillKey = key;
  }
});
