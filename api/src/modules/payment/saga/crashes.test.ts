/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { EWALLET_PAYMENT_LIFE_MS } from '@poku/domain/limits/payment';
import { sitiId } from '../../../testing/api';
import { crash, mortal } from '../../../testing/mortal';
import type { FakeCall } from '../../../simulation/fake-partners';
import { startPaying, toRequest, type BuyBody, type Paying } from '../../../testing/paying';
import { createPurchaseService } from '../purchase.service';

const shares = { '0': 100, '2': 100, '3': 100 };
const leaseMs = 10_000;
let paying: Paying;
beforeAll(async () => {
  paying = await startPaying();
});
beforeEach(() => paying.reset());
afterAll(() => paying.close());

/** Brings the purchase to its end: another process continues it, the member sends it again, and pays on the page or not. */
async function finish(body: BuyBody, page: 'paid' | 'left'): Promise<number> {
  await paying.work(leaseMs);
  await paying.send(body);
  if (page === 'paid') paying.fake.books.finishPayment('dompetnusa', 'paid');
  await paying.work(leaseMs);
  await paying.work(EWALLET_PAYMENT_LIFE_MS);
  await paying.work(leaseMs);
  expect(await paying.problems()).toEqual([]);
  expect((await paying.balances()).held).toBe(0);
  return (await paying.send(body)).responseCode;
}

test.each(['before', 'after'] as const)(
  'a process that ends %s any use of the database leaves an order that another one finishes',
  async (when) => {
    let isReached = true;
    let spent = 0;
    for (let at = 0; isReached; at += 1) {
      const { db, state } = mortal(paying.api.deps.db, at, when);
      const body = await paying.prepare({ shares });
      const service = createPurchaseService({ ...paying.api.deps, db });
      await service.buy(sitiId, toRequest(body), null).catch(() => undefined);
      isReached = state.isDead;
      expect([at, await finish(body, 'paid')]).toEqual([at, 200]);
      spent += 100;
      const { own, nusapoin, dompetnusa } = await paying.balances();
      expect([15_000 - own, 20_000 - nusapoin, 150_000 - dompetnusa]).toEqual([spent, spent, spent]);
      expect((await paying.order()).coupons).toBe(1);
    }
    expect(spent).toBeGreaterThan(500);
  },
);

const calls = ['debit', 'orderPayment', 'paymentState', 'reverseDebit', 'reversePayment'] as const;
const ends = calls.flatMap((name) => (['before', 'after'] as const).map((when) => [when, name] as const));

test.each(ends)(
  'a process that ends %s the effect of %s leaves everything back in its place',
  async (when, name) => {
    let isDone = false;
    const end = (call: FakeCall): void => {
      if (call.name !== name || isDone) return;
      isDone = true;
      throw crash;
    };
    paying.fake.decide = (call) => {
      if (when === 'before') end(call);
      return 'none';
    };
    paying.fake.afterEffect = (call) => {
      if (when === 'after') end(call);
    };
    const body = await paying.prepare({ shares });
    await paying.send(body);
    // The page is left unpaid, so that everything is given back.
    await paying.work(EWALLET_PAYMENT_LIFE_MS).catch(() => undefined);
    expect(await finish(body, 'left')).toBe(40112);
    expect(isDone).toBe(true);
    expect(await paying.balances()).toEqual({ own: 15_000, held: 0, nusapoin: 20_000, dompetnusa: 150_000 });
  },
);

test.each([
  ['has no plan', null],
  ['is planned for next year by a wrong clock', new Date('2099-01-01T00:00:00Z')],
])('an order that nobody goes on with because it %s is found again', async (_name, dueAt) => {
  paying.fake.decide = () => 'before';
  await paying.buy({ shares });
  const { db } = paying.api.deps;
  const { id } = await paying.order();
  await db.run(sql`update purchase_order set due_at = ${dueAt} where id = ${id}`);
  await paying.work(5000);
  expect((await paying.order()).state).toBe('paying');
  paying.fake.decide = () => 'none';
  expect(await paying.saga.recover()).toBe(1);
  await paying.work();
  expect((await paying.order()).state).toBe('failed');
});
