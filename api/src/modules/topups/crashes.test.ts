/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { crash, mortal } from '../../testing/mortal';
import { startPaying, type Paying } from '../../testing/paying';
import { packageOf, topupOf } from '../../testing/topups';
import { LEASE_MS } from './plan';
import { createTopupService } from './service';

const more = packageOf('+6281298765432');
const shares = { '0': 100, '2': 100 };
let paying: Paying;
beforeAll(async () => {
  paying = await startPaying();
});
beforeEach(() => paying.reset());
afterAll(() => paying.close());

/** Another process goes on until nothing is left to do. */
async function finish(): Promise<void> {
  await paying.work(LEASE_MS);
  await paying.work(5000);
  await paying.work(LEASE_MS);
}

/** Every point is in one place, and the package reached the number or everything is back, never both. */
async function demandOneEnd(first: 'delivered' | 'failed'): Promise<void> {
  const { state, coupons } = await paying.order();
  const { own, nusapoin } = await paying.balances();
  const sent = [...paying.billers.book.values()].reduce((sum, line) => sum + line.sent, 0);
  expect([await topupOf(paying), state, coupons, own, nusapoin, sent]).toEqual(
    first === 'delivered'
      ? ['delivered', 'completed', 1, 14_900, 19_900, 1]
      : ['failed', 'refunded', 0, 15_000, 20_000, 0],
  );
  expect(await paying.problems()).toEqual([]);
}

test.each([
  ['before', 'delivered'],
  ['after', 'delivered'],
  ['before', 'failed'],
  ['after', 'failed'],
] as const)(
  'a process that ends %s any use of the database leaves a top-up that another one finishes: %s',
  async (when, first) => {
    let isReached = true;
    let ends = 0;
    for (let at = 0; isReached; at += 1) {
      await paying.reset();
      paying.billers.first = first;
      expect((await paying.buy({ shares, more })).responseCode).toBe(200);
      const { db, state } = mortal(paying.api.deps.db, at, when);
      await createTopupService({ ...paying.api.deps, db })
        .next()
        .catch(() => undefined);
      isReached = state.isDead;
      ends += 1;
      await finish();
      await demandOneEnd(first);
    }
    expect(ends).toBeGreaterThan(3);
  },
);

test.each(
  (['order', 'state', 'cancel'] as const).flatMap((name) =>
    (['before', 'after'] as const).map((when) => [when, name] as const),
  ),
)('a process that ends %s the effect of %s leaves a top-up that another one finishes', async (when, name) => {
  let isDone = false;
  const end = (call: { name: string }): void => {
    if (call.name !== name || isDone) return;
    isDone = true;
    throw crash;
  };
  paying.billers.decide = (call) => {
    if (when === 'before') end(call);
    return name === 'cancel' && call.name === 'order' ? 'rejected' : 'none';
  };
  paying.billers.afterEffect = (call) => {
    if (when === 'after') end(call);
  };
  await paying.buy({ shares, more });
  await paying.work().catch(() => undefined);
  if (name === 'state') await paying.work(5000).catch(() => undefined);
  expect(isDone).toBe(true);
  for (const { reference } of paying.billers.book.values()) paying.billers.finish(reference, 'delivered');
  await finish();
  // An order that is sent again after its first answer was lost is accepted first.
  for (const { reference } of paying.billers.book.values()) paying.billers.finish(reference, 'delivered');
  await finish();
  await demandOneEnd(name === 'cancel' ? 'failed' : 'delivered');
});
