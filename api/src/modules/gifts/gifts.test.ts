/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { GIFT_LIFE_MS, GIFTS_MAX_OPEN } from '@poku/domain/limits/coupons';
import { DAY_MS } from '@poku/domain/limits/time';
import { couponsCall } from '@poku/mfe-history/calls/coupons';
import { acceptGiftCall, GiftCode, giftCall } from '@poku/mfe-history/calls/gifts';
import { SendCode, sendCouponCall } from '@poku/mfe-history/calls/send-coupon';
import { sql } from 'drizzle-orm';
import { forgetOld } from '../../retention';
import { agusId, answerTo, sitiId, startTestApi, type TestApi } from '../../testing/api';
import { openStream } from '../../testing/live';
import { ownedCoupon, readCoupon, reveal, type TestCoupon } from '../../testing/owned-coupons';
import { verifyLedger } from '../ledger/verify.service';

let api: TestApi;
let siti: string;
let agus: string;
let coupon: TestCoupon;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.reset();
  siti = await api.login();
  agus = await api.login('081200000003');
  coupon = await ownedCoupon(api);
});
afterAll(() => api.close());

const ask = (path: string, clientId: string, token: string, { voucherId, reference }: TestCoupon) =>
  api.call('POST', path, { token, body: { clientId, voucherId, code: reference } });
const send = (one = coupon) => ask('/sendvoucher', sitiId, siti, one);
const takeBack = () => ask('/takebackvoucher', sitiId, siti, coupon);
const revealed = () => ask('/redeemvoucher', sitiId, siti, coupon);
/** The token of a new link. */
const sent = async (one = coupon) => answerTo(sendCouponCall, await send(one)).link.split('#')[1] ?? '';
const look = (giftCode: string, token?: string) =>
  api.call('POST', '/checksentvoucher', { ...(token !== undefined && { token }), body: { giftCode } });
const accept = (giftCode: string, token = agus, clientId = agusId) =>
  api.call('POST', '/receivevoucher', { token, body: { clientId, giftCode } });
const owner = async () =>
  (
    await api.deps.db.rows<{ member_id: string }>(
      sql`select member_id from coupon where code = ${coupon.reference}`,
    )
  )[0]?.member_id;
/** How the sender's page shows the coupon. */
const own = () => readCoupon(api, coupon, siti);
/** The newest coupon of the receiver. */
const newest = async () =>
  answerTo(couponsCall, await api.call('GET', `/customervoucher/${agusId}`, { token: agus })).coupons[0];

test('an open link says to everybody what it gives from whom, by the first name alone', async () => {
  const { link } = answerTo(sendCouponCall, await send());
  expect(link).toMatch(/^http:\/\/localhost:3000\/terima-kupon#[\w-]{43}\.[\da-f]{32}$/);
  const token = link.split('#')[1] ?? '';
  const seen = await look(token);
  expect(answerTo(giftCall, seen)).toMatchObject({ senderName: 'Siti', isOwn: false });
  expect(JSON.stringify(seen.data)).not.toMatch(new RegExp(`Rahma|${coupon.code}|${coupon.reference}`));
  expect(answerTo(giftCall, await look(token, siti)).isOwn).toBe(true);
  expect(await owner()).toBe(sitiId);
});

test('accepting moves the coupon, which is new with the receiver and can be revealed there', async () => {
  api.deps.clock.advance(36 * 3_600_000);
  siti = await api.login();
  agus = await api.login('081200000003');
  const token = await sent();
  const key = answerTo(acceptGiftCall, await accept(token));
  expect(key).toEqual({ voucherId: coupon.voucherId, reference: coupon.reference });
  expect(await newest()).toMatchObject({ ...key, state: 'new', isSendable: true });
  expect((await ask('/redeemvoucher', agusId, agus, coupon)).responseCode).toBe(200);
  expect((await revealed()).responseCode).toBe(404);
  expect((await send()).responseCode).toBe(404);
  expect(answerTo(acceptGiftCall, await accept(token))).toEqual(key);
  expect((await look(token, agus)).responseCode).toBe(GiftCode.received);
  expect((await look(token)).responseCode).toBe(GiftCode.accepted);
});

test('a database has the hash of a link alone, and no link is made without our signature', async () => {
  const token = await sent();
  const rows = await api.deps.db.rows(sql`select * from coupon_gift`);
  expect(JSON.stringify(rows)).not.toContain(token.split('.')[0]);
  const forged = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`;
  expect((await accept(forged)).responseCode).toBe(GiftCode.unknown);
  expect((await accept(`${token}.x`)).responseCode).toBe(GiftCode.unknown);
});

test('while a link is open the coupon is neither revealed nor sent again; taken back, it is as before', async () => {
  const token = await sent();
  expect(await own()).toMatchObject({ isSendable: false });
  expect((await own()).giftEndsAt).not.toBeNull();
  expect(await revealed()).toMatchObject({
    responseCode: SendCode.open,
    message: 'Kupon ini sedang dikirim. Tarik kembali dulu ya.',
  });
  expect((await send()).responseCode).toBe(SendCode.open);
  expect((await takeBack()).responseCode).toBe(200);
  expect((await takeBack()).responseCode).toBe(200);
  expect((await accept(token)).responseCode).toBe(GiftCode.takenBack);
  expect(await own()).toMatchObject({ isSendable: true, giftEndsAt: null });
  const again = await sent();
  expect((await look(token)).responseCode).toBe(GiftCode.takenBack);
  expect((await accept(again)).responseCode).toBe(200);
  expect(await takeBack()).toMatchObject({ responseCode: SendCode.gone });
});

test('a link ends after seven days, and the coupon is the sender’s to send again', async () => {
  const token = await sent();
  api.deps.clock.advance(GIFT_LIFE_MS);
  siti = await api.login();
  agus = await api.login('081200000003');
  expect((await look(token)).responseCode).toBe(GiftCode.over);
  expect((await accept(token)).responseCode).toBe(GiftCode.over);
  expect(await own()).toMatchObject({ isSendable: true, giftEndsAt: null });
  const again = await sent();
  expect((await look(token)).responseCode).toBe(GiftCode.over);
  expect((await look(again)).responseCode).toBe(200);
});

test('a link ends with its coupon', async () => {
  const end = new Date(api.deps.clock.now().getTime() + 60_000);
  await api.deps.db.run(sql`update coupon set expires_at = ${end} where code = ${coupon.reference}`);
  expect(answerTo(sendCouponCall, await send()).endsAt).toBe(end.toISOString());
});

test.each([
  ['revealed', () => reveal(api, coupon, siti)],
  [
    'over',
    () => api.deps.db.run(sql`update coupon set expires_at = issued_at where code = ${coupon.reference}`),
  ],
  [
    'used',
    () => api.deps.db.run(sql`update coupon set used_at = issued_at where code = ${coupon.reference}`),
  ],
  [
    'a prepaid package',
    async () => {
      const [found] = await api.deps.db.rows<{ id: string }>(
        sql`select id from voucher where kind = 'telco' limit 1`,
      );
      coupon = await ownedCoupon(api, found?.id);
    },
  ],
])('a coupon that is %s is not sent', async (_name, make) => {
  await make();
  expect((await send()).responseCode).toBe(SendCode.notSendable);
  expect((await own()).isSendable).toBe(false);
});

test('so many links are open at once and no more', async () => {
  const coupons = [];
  for (let count = 0; count <= GIFTS_MAX_OPEN; count += 1) coupons.push(await ownedCoupon(api));
  const codes = (await Promise.all(coupons.map((one) => send(one)))).map(({ responseCode }) => responseCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(GIFTS_MAX_OPEN);
  expect(codes.filter((code) => code === SendCode.tooMany)).toHaveLength(1);
});

test('nobody else sends a coupon or takes it back, and nobody accepts their own', async () => {
  expect((await ask('/sendvoucher', agusId, agus, coupon)).responseCode).toBe(404);
  const token = await sent();
  expect((await ask('/takebackvoucher', agusId, agus, coupon)).responseCode).toBe(404);
  expect((await accept(token, siti, sitiId)).responseCode).toBe(GiftCode.own);
  expect((await look(token)).responseCode).toBe(200);
});

test('of many who accept at once one has the coupon', async () => {
  const rina = await api.login('081200000005');
  const [found] = await api.deps.db.rows<{ id: string }>(sql`select id from member where name like 'Rina%'`);
  const rinaId = found?.id ?? '';
  for (let turn = 0; turn < 5; turn += 1) {
    coupon = await ownedCoupon(api);
    const token = await sent();
    const answers = await Promise.all([
      accept(token),
      accept(token, rina, rinaId),
      accept(token),
      accept(token, rina, rinaId),
    ]);
    const takers = new Set([0, 2].some((at) => answers[at]?.responseCode === 200) ? ['agus'] : []);
    if ([1, 3].some((at) => answers[at]?.responseCode === 200)) takers.add('rina');
    expect(takers.size).toBe(1);
    expect(answers.map(({ responseCode }) => responseCode).sort()).toEqual([200, 200, 205, 205]);
  }
});

test.each([
  ['taking it back', () => takeBack(), SendCode.gone],
  ['revealing it', () => revealed(), 404],
])('accepting and %s at once leave one truth', async (name, other, afterwards) => {
  for (let turn = 0; turn < 5; turn += 1) {
    coupon = await ownedCoupon(api);
    const token = await sent();
    const [accepted, answer] = await Promise.all([accept(token), other()]);
    if (accepted.responseCode === 200) {
      expect([afterwards, SendCode.open]).toContain(answer.responseCode);
      expect(await owner()).toBe(agusId);
    } else {
      expect([name, accepted.responseCode, answer.responseCode]).toEqual([
        'taking it back',
        GiftCode.takenBack,
        200,
      ]);
      expect(await owner()).toBe(sitiId);
    }
  }
});

test('sending and revealing at once are not both done', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    coupon = await ownedCoupon(api);
    const codes = (await Promise.all([send(), revealed()])).map(({ responseCode }) => responseCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
  }
});

test('open pages of both hear of it', async () => {
  const streams = [await openStream(api.origin, siti), await openStream(api.origin, agus)];
  for (const stream of streams) await stream.wait('ready');
  const token = await sent();
  await streams[0]?.wait('coupon.changed');
  await accept(token);
  await streams[0]?.wait('coupon.changed', 2);
  await streams[1]?.wait('coupon.changed');
  for (const stream of streams) stream.close();
});

test('links that nobody accepted are forgotten 30 days after their end; accepted ones stay', async () => {
  const count = async () => (await api.deps.db.rows(sql`select 1 from coupon_gift`)).length;
  await sent();
  await accept(await sent(await ownedCoupon(api)));
  api.deps.clock.advance(GIFT_LIFE_MS + 29 * DAY_MS);
  await forgetOld(api.deps);
  expect(await count()).toBe(2);
  api.deps.clock.advance(2 * DAY_MS);
  await forgetOld(api.deps);
  expect(await count()).toBe(1);
});

test('every rule of the books holds after it', async () => {
  const rules = async () => (await verifyLedger(api.deps.db)).map(({ rule }) => rule);
  const before = await rules();
  await accept(await sent());
  expect(await rules()).toEqual(before);
});
