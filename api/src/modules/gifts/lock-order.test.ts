/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: the embedded one has one connection, so nothing is at once.
import { sql } from 'drizzle-orm';
import { agusId, sitiId } from '../../testing/api';
import { countRepeats, someoneWaits } from '../../testing/at-once';
import { addBurn } from '../../testing/history';
import { startPaying, type Paying } from '../../testing/paying';
import { recordMemberEvent, recordMembersEvent } from '../live/repository';
import { createSagaService } from '../payment/saga/saga.service';
import { reserveStock } from '../payment/stock.repository';
import { lockMailMember } from '../verification/repository';
import { createGiftService } from './service';

const coffee = '1001';
const nusapoin = '2';
const rounds = 12;
let paying: Paying;
let counted: ReturnType<typeof countRepeats>;

beforeAll(async () => {
  paying = await startPaying();
});
beforeEach(async () => {
  await paying.reset();
  counted = countRepeats(paying.api.deps.db);
});
afterAll(() => paying.close());

const now = () => paying.api.deps.clock.now();
const times = <T>(work: (n: number) => T): T[] => Array.from({ length: rounds }, (_, n) => work(n));
const gifts = () => createGiftService({ ...paying.api.deps, db: counted.db });
const refund = (number: string) =>
  createSagaService({ ...paying.api.deps, db: counted.db }).refund(number, 'x');

/** An order of a member whose coupon waits for a receiver. */
async function sentBy(memberId: string, number: string): Promise<{ number: string; giftCode: string }> {
  const { db } = paying.api.deps;
  await addBurn(db, memberId, {
    number,
    at: now().toISOString(),
    voucherId: coffee,
    legs: { [nusapoin]: 100 },
  });
  await db.run(sql`
    insert into coupon (code, secret_code, member_id, voucher_id, order_id, issued_at, expires_at)
    select ${number}, ${number}, ${memberId}, v.id, ${number}, ${now()}, v.use_ends_at from voucher v where v.id = ${coffee}`);
  const { link } = await gifts().send(memberId, { voucherId: coffee, reference: number });
  return { number, giftCode: link.split('#')[1] ?? '' };
}
/** Gifts in both directions, one of each after the other, since each has a limit of links that are open. */
async function exchanged(): Promise<string[]> {
  const numbers: string[] = [];
  for (let n = 0; n < rounds; n += 1) {
    const [one, other] = [await sentBy(sitiId, `of-siti-${n}`), await sentBy(agusId, `of-agus-${n}`)];
    await Promise.all([gifts().accept(agusId, one.giftCode), gifts().accept(sitiId, other.giftCode)]);
    numbers.push(one.number, other.number);
  }
  return numbers;
}

test('coupons that two members send each other are accepted and refunded at once, and nobody waits in a circle', async () => {
  const numbers = await exchanged();
  const standings = await Promise.all(numbers.map(refund));
  expect(new Set(standings.map(({ state }) => state))).toEqual(new Set(['refunded']));
  expect(counted.repeats()).toBe(0);
});

test('several are told in one order, whoever names them', async () => {
  const tell = (members: string[]) =>
    counted.db.transaction((tx) =>
      recordMembersEvent(tx, members, 'coupon.changed', { reference: '' }, now()),
    );
  await Promise.all(times((n) => tell(n % 2 === 0 ? [sitiId, agusId] : [agusId, sitiId])));
  expect(counted.repeats()).toBe(0);
});

test('a refund waits for no stock while the receiver’s pages are being told', async () => {
  const { number, giftCode } = await sentBy(agusId, 'of-agus');
  await gifts().accept(sitiId, giftCode);
  let refunded: Promise<unknown> = Promise.resolve();
  // What a purchase of the receiver does.
  await counted.db.transaction(async (tx) => {
    await reserveStock(tx, coffee, 1, now());
    refunded = refund(number);
    await someoneWaits(paying.api.deps.db);
    await recordMemberEvent(tx, sitiId, 'points.changed', {}, now());
  });
  expect(await refunded).toMatchObject({ state: 'refunded' });
  expect(counted.repeats()).toBe(0);
});

test('a member whose address is being verified can be told at once', async () => {
  const tell = (isVerifying: boolean) =>
    counted.db.transaction(async (tx) => {
      if (isVerifying) await lockMailMember(tx, { id: sitiId });
      await recordMemberEvent(tx, sitiId, 'customer.changed', {}, now());
    });
  await Promise.all(times((n) => tell(n % 2 === 0)));
  expect(counted.repeats()).toBe(0);
});
