/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { VOID_LIMIT_MS } from '@poku/partner-protocol';
import { sql } from 'drizzle-orm';
import { sitiId, startTestApi, type TestApi } from '../../testing/api';
import { ownedCoupon, revealedCoupon } from '../../testing/owned-coupons';
import { tillToken } from '../../testing/till-tokens';
import { createOfflineService } from '../redemptions/offline.service';
import { createRedemptionService } from '../redemptions/service';
import { actsOf } from './act.repository';
import { createRedemptionDesk } from './redemption.service';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const rina = { name: 'Rina', machineLogin: 'ops' };
const key = { merchant: 'boga-serambi', reference: 'kasir-1' };
const desk = () => createRedemptionDesk(api.deps);

/** A coupon that the merchant used as `key`. */
async function used() {
  const coupon = await revealedCoupon(api);
  const order = { reference: key.reference, code: coupon.code, channel: 'till', store: 'Senayan' } as const;
  await createRedemptionService(api.deps).use(key.merchant, order);
  return coupon;
}
const usedAt = async (reference: string) =>
  (
    await api.deps.db.rows<{ used_at: Date | null }>(
      sql`select used_at from coupon where code = ${reference}`,
    )
  )[0]?.used_at;

test('an operator takes a use back when its till no longer may; name and reason stand in the audit', async () => {
  const { reference } = await used();
  api.deps.clock.advance(VOID_LIMIT_MS + 1_000);
  await desk().takeBack(key, rina, 'kasir salah pindai');
  expect(await usedAt(reference)).toBeNull();
  expect(await actsOf(api.deps.db, 'boga-serambi/kasir-1')).toMatchObject([
    { what: 'void-use', operator: 'Rina', reason: 'kasir salah pindai' },
  ]);
  await expect(desk().takeBack(key, rina, 'sekali lagi')).rejects.toThrow('taken back before');
});

test('without a reason, a name or such a use nothing is taken back', async () => {
  const { reference } = await used();
  await expect(desk().takeBack(key, rina, '')).rejects.toThrow('--reason');
  await expect(desk().takeBack(key, { ...rina, name: '' }, 'salah')).rejects.toThrow('--by');
  await expect(desk().takeBack({ ...key, reference: 'other' }, rina, 'salah')).rejects.toThrow(
    'no use other',
  );
  expect(await usedAt(reference)).not.toBeNull();
});

test('the list has the newest first, of one merchant or member, and no code of a coupon', async () => {
  const { reference, code } = await used();
  await ownedCoupon(api);
  const uses = await desk().list({ merchant: 'boga-serambi' }, 10);
  expect(uses).toMatchObject([
    { reference: 'kasir-1', coupon_code: reference, store: 'Senayan', voided_at: null },
  ]);
  expect(JSON.stringify(uses)).not.toContain(code);
  expect(await desk().list({ merchant: 'boba-lapis' }, 10)).toEqual([]);
  expect(await desk().list({ member: 'm-nobody' }, 10)).toEqual([]);
});

test('double uses are listed with both sides, of one merchant or member, and no code of a coupon', async () => {
  const siti = await api.login();
  const coupon = await revealedCoupon(api, { token: siti });
  const token = await tillToken(api, coupon, siti);
  const takenAt = api.deps.clock.now().toISOString();
  const tell = (reference: string, store: string) =>
    createOfflineService(api.deps).settle(key.merchant, { reference, store, token, takenAt });
  await tell('kasir-1', 'Senayan');
  await tell('kasir-2', 'Dago');
  await desk().takeBack(key, rina, 'kasir salah pindai');
  const doubles = await desk().listDoubles({ merchant: 'boga-serambi' }, 10);
  expect(doubles).toMatchObject([
    {
      reference: 'kasir-2',
      store: 'Dago',
      other_reference: 'kasir-1',
      other_store: 'Senayan',
      coupon_code: coupon.reference,
    },
  ]);
  expect(doubles[0]?.other_voided_at).not.toBeNull();
  expect(JSON.stringify(doubles)).not.toContain(coupon.code);
  expect(await desk().listDoubles({ merchant: 'boba-lapis' }, 10)).toEqual([]);
  expect(await desk().listDoubles({ member: 'm-nobody' }, 10)).toEqual([]);
});

test('refusals are listed and counted by reason, of one merchant, member or reason, and have no code of a coupon', async () => {
  const { code, reference } = await used();
  const { use, takeBack } = createRedemptionService(api.deps);
  const order = { reference: 'kasir-2', code, channel: 'till', store: 'Dago' } as const;
  await use(key.merchant, order);
  await use(key.merchant, { ...order, reference: `kasir:${code}` });
  await use('boba-lapis', { ...order, code: 'TIDAKADA' });
  await takeBack({ merchant: key.merchant, reference: 'kasir-9' });
  const token = `POKU1.${code}`;
  const takenAt = api.deps.clock.now().toISOString();
  await createOfflineService(api.deps).settle(key.merchant, {
    reference: 'kasir-3',
    store: 'Dago',
    token,
    takenAt,
  });

  const refusals = await desk().listRefusals({ merchant: key.merchant }, 10);
  expect(refusals).toMatchObject([
    { call: 'offline', reason: 'forged', reference: 'kasir-3', coupon_code: null },
    { call: 'void', reason: 'unknown', reference: 'kasir-9', store: null },
    { call: 'use', reason: 'used', reference: 'kasir:…', store: 'Dago', coupon_code: reference },
    { call: 'use', reason: 'used', reference: 'kasir-2', store: 'Dago', member_id: sitiId },
  ]);
  const stored = await api.deps.db.rows<{ row: string }>(
    sql`select f::text as row from redemption_refusal f order by f.id`,
  );
  expect(stored).toHaveLength(5);
  expect(JSON.stringify(stored)).not.toContain(code);
  expect(JSON.stringify(stored)).not.toContain('TIDAKADA');

  expect(await desk().listRefusals({ member: sitiId, reason: 'used' }, 10)).toHaveLength(2);
  expect(await desk().listRefusals({ member: 'm-nobody' }, 10)).toEqual([]);
  expect(await desk().countRefusals({})).toMatchObject([
    { merchant_slug: 'boba-lapis', call: 'use', reason: 'unknown', times: 1 },
    { merchant_slug: key.merchant, call: 'use', reason: 'used', times: 2 },
    { merchant_slug: key.merchant, call: 'offline', reason: 'forged', times: 1 },
    { merchant_slug: key.merchant, call: 'void', reason: 'unknown', times: 1 },
  ]);
});

test('what was taken is no refusal, and a use without a network has the time when it was told', async () => {
  const siti = await api.login();
  await used();
  const coupon = await revealedCoupon(api, { token: siti });
  const order = {
    reference: 'kasir-2',
    store: 'Dago',
    token: await tillToken(api, coupon, siti),
    takenAt: api.deps.clock.now().toISOString(),
  };
  api.deps.clock.advance(60 * 60_000);
  const nowMs = api.deps.clock.now().getTime();
  const told = async () =>
    Object.fromEntries((await desk().list({}, 10)).map((line) => [line.reference, line.told_at?.getTime()]));
  await createOfflineService(api.deps).settle(key.merchant, order);
  const { 'kasir-2': toldMs, ...others } = await told();
  expect(toldMs).toBeGreaterThanOrEqual(nowMs);
  expect(others).toEqual({ 'kasir-1': undefined });
  await createOfflineService(api.deps).settle(key.merchant, order);
  expect((await told())['kasir-2']).toBe(toldMs);
  expect(await desk().countRefusals({})).toEqual([]);
});
