/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { z } from 'zod';
import { askAsMerchant } from '../../testing/merchant-calls';
import { revealedCoupon } from '../../testing/owned-coupons';
import { startPaying, type Paying } from '../../testing/paying';
import { sitiPhone } from '../../testing/api';
import { trail, type Trail } from './schema';

let paying: Paying;
beforeAll(async () => {
  paying = await startPaying();
});
beforeEach(() => paying.reset());
afterAll(() => paying.close());

async function readTrail(of = sitiPhone): Promise<Trail> {
  const answer = await paying.api.call('GET', `/sandbox/trail?of=${of}`);
  return z.object({ data: trail }).parse(answer).data;
}
const sums = ({ entries }: Trail['journals'][number]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

test('a purchase with own points is a hold and a capture of what was bought, and the balance is what the entries leave', async () => {
  const before = await readTrail();
  expect(before).toMatchObject({ name: 'Siti Rahma' });
  expect((await paying.buy({ shares: { 0: 500 } })).responseCode).toBe(200);
  const after = await readTrail();
  expect(after.journals.slice(0, 2)).toMatchObject([
    {
      kind: 'capture',
      about: 'Es Kopi Susu Gula Aren',
      entries: [
        { asset: 'POKU', purpose: 'held', isMembers: true, amount: -500 },
        { asset: 'POKU', purpose: 'redeemed', isMembers: false, amount: 500 },
      ],
    },
    {
      kind: 'hold',
      about: 'Es Kopi Susu Gula Aren',
      entries: [
        { purpose: 'available', amount: -500 },
        { purpose: 'held', amount: 500 },
      ],
    },
  ]);
  expect(after.journals.map(sums)).toEqual(after.journals.map(() => 0));
  const available = ({ accounts }: Trail) => accounts.find(({ purpose }) => purpose === 'available')?.balance;
  expect(available(after)).toBe((available(before) ?? 0) - 500);
});

test('what a partner paid for an order stands among its journals in the partner’s units', async () => {
  await paying.buy({ shares: { 0: 500, 2: 300 } });
  await paying.work();
  const { journals } = await readTrail();
  const ofPartner = journals.filter(({ entries }) => entries.every(({ asset }) => asset === 'P:2'));
  expect(ofPartner.slice(0, 2).map(({ kind }) => kind)).toEqual(['settle', 'debit']);
  expect(ofPartner[0]?.about).toBe('Es Kopi Susu Gula Aren');
});

test('a login and a used coupon are told with their times; a coupon that was given back is not', async () => {
  const { api } = paying;
  expect(await readTrail()).toMatchObject({ couponUsedAt: null });
  const coupon = await revealedCoupon(api);
  expect((await readTrail()).signedInAt).toBe(api.deps.clock.now().toISOString());
  const used = await askAsMerchant(api, 'boga-serambi', 'POST', '/redemptions', {
    reference: 'trail-1',
    code: coupon.code,
    channel: 'till',
    store: 'Kopi Serambi Senayan',
  });
  expect(used.status).toBe(200);
  expect((await readTrail()).couponUsedAt).not.toBeNull();
  await askAsMerchant(api, 'boga-serambi', 'POST', '/redemptions/trail-1/void');
  expect((await readTrail()).couponUsedAt).toBeNull();
});

test('a number that no member has is refused', async () => {
  for (const number of ['081299999999', 'siti'])
    expect((await paying.api.call('GET', `/sandbox/trail?of=${number}`)).responseCode).toBe(404);
});
