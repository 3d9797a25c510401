/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { only } from '../../db/rows';
import { someoneWaits } from '../../testing/at-once';
import { createTestDatabase } from '../../testing/database';
import { after } from '../../ports/clock';
import { randomReference } from '../../security/random';
import { ledger } from './service';
import { holdRules } from './hold-rules.repository';
import { journalRules } from './journal-rules.repository';
import { verifyLedger } from './verify.service';

const start = new Date('2026-01-10T05:00:00Z');
const dayMs = 24 * 60 * 60_000;
let db: Database;

const inOne: Database['transaction'] = (work) => db.transaction(work);

/** A member with 300 points that end later and 500 that end first. */
async function newMember(): Promise<string> {
  const id = randomReference();
  await db.run(sql`
    insert into member (id, msisdn, email, name, password_hash, created_at)
    values (${id}, ${id}, ${`${id}@contoh.id`}, 'Uji', '', ${start})`);
  const earn = (points: number, at: Date) =>
    inOne((tx) => ledger.earn(tx, { memberId: id, points, reference: randomReference(), at }));
  await earn(300, after(start, 60 * dayMs));
  await earn(500, start);
  return id;
}

const lotsOf = async (memberId: string) =>
  (await ledger.lots(db, memberId, after(start, 61 * dayMs))).map((lot) => lot.remaining);
const holdOf = async (memberId: string, points: number) => {
  const hold = { id: randomReference(), memberId, points, at: after(start, 61 * dayMs) };
  return (await inOne((tx) => ledger.hold(tx, hold))) ? hold.id : undefined;
};

/** Units in a partner's accounts. */
async function unitsOf(partnerId: string): Promise<{ partner: number; clearing: number; settled: number }> {
  const sum = (purpose: string) => sql`(
    select coalesce(sum(e.amount), 0)::bigint from ledger_entry e join ledger_account a on a.id = e.account_id
    where a.asset = ${`P:${partnerId}`} and a.purpose = ${purpose})`;
  return only(
    await db.rows<{ partner: number; clearing: number; settled: number }>(
      sql`select ${sum('partner')} as partner, ${sum('clearing')} as clearing, ${sum('settled')} as settled`,
    ),
  );
}

/** A move of 70 units at a partner that nothing was booked of. */
async function newMove() {
  const partnerId = randomReference();
  await db.run(sql`
    insert into partner (id, slug, name, kind, image, url, description, linkable, identity_key,
      email_verification_required, use_otp, maximum_units, position)
    values (${partnerId}, ${partnerId}, '', 1, '', '', '', true, 'phone', false, false, 0, 0)`);
  return { reference: randomReference(), partnerId, units: 70, at: start };
}

beforeAll(async () => {
  db = await createTestDatabase();
});
// Orders do not exist here, so that the rules about them say nothing.
afterEach(async () => expect(await verifyLedger(db, [...journalRules, ...holdRules])).toEqual([]));
afterAll(() => db.close());

test('a refund puts points back into the lots that they came from, once', async () => {
  const memberId = await newMember();
  const id = (await holdOf(memberId, 600)) ?? '';
  await inOne((tx) => ledger.capture(tx, id, start));
  expect(await lotsOf(memberId)).toEqual([200]);
  await inOne((tx) => ledger.refund(tx, id, start));
  await inOne((tx) => ledger.refund(tx, id, start));
  expect(await lotsOf(memberId)).toEqual([500, 300]);
});

test('a hold that is given back is whole in its lots again', async () => {
  const memberId = await newMember();
  const id = (await holdOf(memberId, 600)) ?? '';
  await inOne((tx) => ledger.void(tx, id, start));
  expect(await lotsOf(memberId)).toEqual([500, 300]);
});

test('only what was captured can be refunded', async () => {
  const memberId = await newMember();
  const id = (await holdOf(memberId, 600)) ?? '';
  await inOne((tx) => ledger.refund(tx, id, start));
  expect(await lotsOf(memberId)).toEqual([200]);
  await inOne((tx) => ledger.void(tx, id, start));
  await inOne((tx) => ledger.refund(tx, id, start));
  expect(await lotsOf(memberId)).toEqual([500, 300]);
});

test('a hold of more than there is takes nothing', async () => {
  const memberId = await newMember();
  expect(await holdOf(memberId, 801)).toBeUndefined();
  expect(await lotsOf(memberId)).toEqual([500, 300]);
});

test('the same hold again is the same hold', async () => {
  const memberId = await newMember();
  const hold = { id: randomReference(), memberId, points: 100, at: start };
  expect(await inOne((tx) => ledger.hold(tx, hold))).toBe(true);
  expect(await inOne((tx) => ledger.hold(tx, hold))).toBe(true);
  expect(await lotsOf(memberId)).toEqual([400, 300]);
});

test('of two holds at once for the same points the second finds what the first has left', async () => {
  const memberId = await newMember();
  let second: Promise<string | undefined> = Promise.resolve('');
  await inOne(async (tx) => {
    await ledger.hold(tx, { id: randomReference(), memberId, points: 600, at: after(start, 61 * dayMs) });
    second = holdOf(memberId, 600);
    // Awaited below; without this handler a rejection before that would be unhandled.
    second.catch(() => undefined);
    await someoneWaits(db);
  });
  expect(await second).toBeUndefined();
  expect(await lotsOf(memberId)).toEqual([200]);
});

test('an unknown hold cannot be ended', async () => {
  await expect(inOne((tx) => ledger.capture(tx, 'nobody’s', start))).rejects.toThrow('Unknown hold');
});

test('a partner’s units wait for the end of the order, and are kept then', async () => {
  const move = await newMove();
  for (const repeat of [1, 2]) await inOne((tx) => ledger.debit(tx, { ...move, at: after(start, repeat) }));
  expect(await unitsOf(move.partnerId)).toEqual({ partner: -70, clearing: 70, settled: 0 });
  await inOne((tx) => ledger.settle(tx, move));
  await inOne((tx) => ledger.settle(tx, move));
  expect(await unitsOf(move.partnerId)).toEqual({ partner: -70, clearing: 0, settled: 70 });
});

test.each([
  ['before the end of the order', false],
  ['after it', true],
])('units that are given back %s are the partner’s again', async (_when, isSettled) => {
  const move = await newMove();
  await inOne((tx) => ledger.debit(tx, move));
  if (isSettled) await inOne((tx) => ledger.settle(tx, move));
  expect(await inOne((tx) => ledger.giveBack(tx, move))).toBe(true);
  expect(await inOne((tx) => ledger.giveBack(tx, move))).toBe(true);
  expect(await unitsOf(move.partnerId)).toEqual({ partner: 0, clearing: 0, settled: 0 });
});

test('nothing is given back of what was never taken, nor kept', async () => {
  const move = await newMove();
  expect(await inOne((tx) => ledger.giveBack(tx, move))).toBe(false);
  await expect(inOne((tx) => ledger.settle(tx, move))).rejects.toThrow('Nothing was debited');
  expect(await unitsOf(move.partnerId)).toEqual({ partner: 0, clearing: 0, settled: 0 });
});

test('units that were given back cannot be kept, and another amount under a reference is refused', async () => {
  const move = await newMove();
  await inOne((tx) => ledger.debit(tx, move));
  await expect(inOne((tx) => ledger.giveBack(tx, { ...move, units: 71 }))).rejects.toThrow('of 70 units');
  await inOne((tx) => ledger.giveBack(tx, move));
  await expect(inOne((tx) => ledger.settle(tx, move))).rejects.toThrow('was given back');
});

test('all partners’ first debits at once open one set of accounts', async () => {
  const move = await newMove();
  const debits = Array.from({ length: 6 }, (_, place) => ({
    ...move,
    reference: `${move.reference}-${place}`,
  }));
  await Promise.all(debits.map((debit) => inOne((tx) => ledger.debit(tx, debit))));
  expect(await unitsOf(move.partnerId)).toEqual({ partner: -420, clearing: 420, settled: 0 });
});
