/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { until } from '../../testing/linking';
import { startPaying, type Paying } from '../../testing/paying';
import { packageOf } from '../../testing/topups';
import { createTopupHands, HANDS_PER_BILLER } from './hands';
import { createTopupService } from './service';

const more = packageOf('+6281298765432');
const silent = 'isi-nusa';
const quick = 'pulsa-kita';

let paying: Paying;
beforeAll(async () => {
  paying = await startPaying();
});
beforeEach(() => paying.reset());
afterEach(async () => expect(await paying.problems()).toEqual([]));
afterAll(() => paying.close());

/** Buys packages, the oldest ones of the silent biller and the last one of the quick one. */
async function buy(ofSilent: number): Promise<void> {
  const { db } = paying.api.deps;
  for (let bought = 0; bought <= ofSilent; bought += 1)
    expect((await paying.buy({ shares: { '0': 100 }, more })).responseCode).toBe(200);
  await db.run(sql`insert into biller (slug, name) values (${quick}, 'Pulsa Kita')`);
  await db.run(sql`
    update topup set biller_slug = ${quick}
    where order_id = (select order_id from topup order by created_at desc limit 1)`);
}

const delivered = async (biller: string): Promise<number> => {
  const { db } = paying.api.deps;
  return (
    await db.rows<{ order_id: string }>(
      sql`select order_id from topup where biller_slug = ${biller} and state = 'delivered'`,
    )
  ).length;
};

/** Lets one biller hang until it is let go. */
function hang() {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const hanging = { now: 0, most: 0, calls: 0 };
  paying.billers.first = 'delivered';
  paying.billers.decide = async ({ slug }) => {
    if (slug !== silent) return 'none' as const;
    hanging.now += 1;
    hanging.calls += 1;
    hanging.most = Math.max(hanging.most, hanging.now);
    await released;
    hanging.now -= 1;
    return 'none' as const;
  };
  return { hanging, letGo: () => letGo() };
}

const failures: unknown[] = [];
const handsOf = () =>
  createTopupHands(createTopupService(paying.api.deps), paying.api.deps.turns, (error) =>
    failures.push(error),
  );
afterEach(() => expect(failures.splice(0)).toEqual([]));

test('a biller that hangs has a few hands, and another one is asked meanwhile; then all is sent once', async () => {
  await buy(HANDS_PER_BILLER + 3);
  const { hanging, letGo } = hang();
  const hands = handsOf();
  await hands.begin();
  await until(async () => (await delivered(quick)) === 1);
  await until(() => Promise.resolve(hanging.now === HANDS_PER_BILLER));
  await hands.begin();
  expect(hanging).toEqual({ now: HANDS_PER_BILLER, most: HANDS_PER_BILLER, calls: HANDS_PER_BILLER });
  // Nor does it hold up the other jobs of the process.
  await paying.api.deps.turns.take(() => Promise.resolve());
  letGo();
  await until(async () => (await delivered(silent)) === HANDS_PER_BILLER + 3);
  await hands.stop();
  expect(hanging.most).toBe(HANDS_PER_BILLER);
  const sent = [...paying.billers.book.values()].map((topup) => topup.sent);
  expect(sent).toEqual(Array.from({ length: HANDS_PER_BILLER + 4 }, () => 1));
});

test('the ones that are due longest come first', async () => {
  await buy(HANDS_PER_BILLER + 1);
  const { letGo } = hang();
  const hands = handsOf();
  await hands.begin();
  letGo();
  await until(async () => (await delivered(silent)) === HANDS_PER_BILLER + 1);
  await hands.stop();
  const { db } = paying.api.deps;
  const oldest = await db.rows<{ reference: string }>(
    sql`select reference from topup where biller_slug = ${silent} order by created_at`,
  );
  const asked = paying.billers.calls.filter(({ slug }) => slug === silent).map(({ reference }) => reference);
  expect(asked.at(-1)).toBe(oldest.at(-1)?.reference);
  expect(new Set(asked.slice(0, HANDS_PER_BILLER))).toEqual(
    new Set(oldest.slice(0, HANDS_PER_BILLER).map(({ reference }) => reference)),
  );
});

test('whoever stops waits for what runs and takes no more; another process sends the rest, each once', async () => {
  await buy(HANDS_PER_BILLER + 2);
  const { letGo } = hang();
  const hands = handsOf();
  await hands.begin();
  const stopped = hands.stop();
  letGo();
  await stopped;
  expect([await delivered(silent), await delivered(quick)]).toEqual([HANDS_PER_BILLER, 1]);
  const others = [handsOf(), handsOf()];
  await Promise.all(others.map((other) => other.begin()));
  await until(async () => (await delivered(silent)) === HANDS_PER_BILLER + 2);
  await Promise.all(others.map((other) => other.stop()));
  expect([...paying.billers.book.values()].every(({ sent }) => sent === 1)).toBe(true);
});

test('the fixtures come back only when no top-up runs, and what comes then finds nothing to do', async () => {
  await buy(1);
  const { hanging, letGo } = hang();
  const hands = handsOf();
  await hands.begin();
  await until(() => Promise.resolve(hanging.now === 1));
  let isReset = false;
  const reset = paying.api.deps.turns.alone(async () => {
    expect(hanging.now).toBe(0);
    await paying.api.deps.db.run(sql`delete from topup`);
    isReset = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isReset).toBe(false);
  letGo();
  await reset;
  await hands.stop();
});
