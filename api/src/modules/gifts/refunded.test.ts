/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { buyCall } from '@poku/mfe-checkout/calls/purchase';
import { transactionCall } from '@poku/mfe-checkout/calls/transaction';
import { GiftCode } from '@poku/mfe-history/calls/gifts';
import { sendCouponCall } from '@poku/mfe-history/calls/send-coupon';
import { burnPageCall } from '@poku/mfe-history/calls/history';
import { sql } from 'drizzle-orm';
import { agusId, answerTo, sitiId } from '../../testing/api';
import { numberOf, startPaying, type Paying } from '../../testing/paying';

let paying: Paying;
let siti: string;
let agus: string;
beforeAll(async () => {
  paying = await startPaying();
});
beforeEach(async () => {
  await paying.reset();
  siti = await paying.api.login();
  agus = await paying.api.login('081200000003');
});
afterEach(async () => expect(await paying.problems()).toEqual([]));
afterAll(() => paying.close());

const post = (path: string, token: string, body: object) => paying.api.call('POST', path, { token, body });
const shares = { '0': 4000, '2': 3000 };
/** Siti buys a coupon and makes its link. */
const sent = async () => {
  const answer = await paying.buy({ shares });
  const [coupon] = answerTo(buyCall, answer).coupons;
  const key = { voucherId: coupon?.voucherId, code: coupon?.reference };
  const { link } = answerTo(sendCouponCall, await post('/sendvoucher', siti, { clientId: sitiId, ...key }));
  return { number: numberOf(answer), key, giftCode: link.split('#')[1] };
};
const accept = (giftCode?: string) => post('/receivevoucher', agus, { clientId: agusId, giftCode });
const purchase = async () =>
  answerTo(burnPageCall, await paying.api.call('GET', `/customerburn/${sitiId}`, { token: siti })).rows[0];

test('the sender’s purchase stays and says when it was accepted, and tells nothing of what the receiver does', async () => {
  const { number, key, giftCode } = await sent();
  expect((await purchase())?.sent).toEqual([]);
  await accept(giftCode);
  const { db, clock } = paying.api.deps;
  await db.run(sql`
    with merchants as (insert into merchant (slug, name) values ('toko', 'Toko') returning slug)
    insert into coupon_redemption (merchant_slug, reference, coupon_code, store, used_at)
    select slug, 'use-1', ${key.code}, 'Toko', ${clock.now()} from merchants`);
  expect(await purchase()).toMatchObject({
    id: number,
    status: 'success',
    sent: [{ at: clock.now().toISOString() }],
    uses: [],
  });
  expect(answerTo(transactionCall, await paying.transaction()).coupons).toEqual([]);
});

test('a refunded order’s coupon is void with its receiver too, who is told as the buyer is', async () => {
  const { number, key, giftCode } = await sent();
  await accept(giftCode);
  const { db } = paying.api.deps;
  await db.run(sql`delete from member_event`);
  expect(await paying.saga.refund(number, 'x')).toMatchObject({ state: 'refunded' });
  expect((await post('/redeemvoucher', agus, { clientId: agusId, ...key })).responseCode).toBe(404);
  const told = await db.rows<{ member_id: string }>(
    sql`select member_id from member_event where name = 'coupon.changed' order by member_id`,
  );
  expect(told.map(({ member_id }) => member_id)).toEqual([sitiId, agusId].sort());
  const [mail] = await db.rows<{ recipient: string; body: string }>(
    sql`select recipient, body from outbox where channel = 'email' order by id desc limit 1`,
  );
  expect(mail?.recipient).toBe('agus@contoh.id');
  expect(mail?.body).toContain('dibatalkan');
});

test('an open link of a refunded order gives nothing', async () => {
  const { number, giftCode } = await sent();
  await paying.saga.refund(number, 'x');
  expect((await accept(giftCode)).responseCode).toBe(GiftCode.over);
});

test('a coupon whose receiver saw the code keeps its order from a refund', async () => {
  const { number, key, giftCode } = await sent();
  await accept(giftCode);
  await post('/redeemvoucher', agus, { clientId: agusId, ...key });
  await expect(paying.saga.refund(number, 'x')).rejects.toMatchObject({ reason: 'code-revealed' });
});
