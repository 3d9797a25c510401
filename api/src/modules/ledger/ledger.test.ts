/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { sqlState, type Database } from '../../db/database';
import { createTestDatabase } from '../../testing/database';
import { after } from '../../ports/clock';
import { randomReference } from '../../security/random';
import { ledger } from './service';
import { verifyLedger } from './verify.service';

const start = new Date('2026-01-10T05:00:00Z');
const dayMs = 24 * 60 * 60_000;
let db: Database;

async function newMember(): Promise<string> {
  const id = randomReference();
  await db.run(sql`
    insert into member (id, msisdn, email, name, password_hash, created_at)
    values (${id}, ${id}, ${`${id}@contoh.id`}, 'Uji', '', ${start})`);
  return id;
}

const earn = (memberId: string, points: number, at: Date, reference = randomReference()) =>
  db.transaction((tx) => ledger.earn(tx, { memberId, points, reference, at }));
const hold = (memberId: string, points: number, at: Date, id = randomReference()) =>
  db.transaction(async (tx) => ((await ledger.hold(tx, { id, memberId, points, at })) ? id : undefined));
const lotsOf = async (memberId: string, now: Date) =>
  (await ledger.lots(db, memberId, now)).map((lot) => lot.remaining);

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

test('any sequence of earns, holds, captures, voids and ends keeps the books right', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('earn' as const), points: fc.integer({ min: 1, max: 5000 }) }),
    fc.record({ kind: fc.constant('hold' as const), points: fc.integer({ min: 1, max: 4000 }) }),
    fc.record({ kind: fc.constantFrom('capture' as const, 'void' as const), points: fc.constant(0) }),
    fc.record({ kind: fc.constant('wait' as const), points: fc.integer({ min: 1, max: 200 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const memberId = await newMember();
      const open: string[] = [];
      let now = start;
      for (const { kind, points } of steps) {
        if (kind === 'earn') await earn(memberId, points, now);
        if (kind === 'wait') now = after(now, points * dayMs);
        if (kind === 'hold') {
          const before = await ledger.spendable(db, memberId, now);
          const id = await hold(memberId, points, now);
          expect(id !== undefined).toBe(before >= points);
          if (id !== undefined) open.push(id);
        }
        const ending = kind === 'capture' || kind === 'void' ? open.pop() : undefined;
        if (ending !== undefined && kind === 'capture')
          await db.transaction((tx) => ledger.capture(tx, ending, now));
        if (ending !== undefined && kind === 'void')
          await db.transaction((tx) => ledger.void(tx, ending, now));
      }
      expect(await verifyLedger(db)).toEqual([]);
    }),
    { numRuns: 15 },
  );
});

test('a hold takes the points that end first', async () => {
  const memberId = await newMember();
  await earn(memberId, 300, after(start, 60 * dayMs));
  await earn(memberId, 500, start);
  await hold(memberId, 600, after(start, 61 * dayMs));
  expect(await lotsOf(memberId, after(start, 61 * dayMs))).toEqual([200]);
});

test('points end at 23:59:59 WIB after twelve months and are not spendable then', async () => {
  const memberId = await newMember();
  await earn(memberId, 500, start);
  expect(await ledger.spendable(db, memberId, new Date('2027-01-10T16:59:58Z'))).toBe(500);
  expect(await ledger.spendable(db, memberId, new Date('2027-01-10T16:59:59Z'))).toBe(0);
  expect(await hold(memberId, 1, new Date('2027-01-10T17:00:00Z'))).toBeUndefined();
});

test('points do not end while they are held, and end once the hold is given back', async () => {
  const memberId = await newMember();
  const late = after(start, 400 * dayMs);
  await earn(memberId, 500, start);
  const id = (await hold(memberId, 500, after(start, 300 * dayMs))) ?? '';
  expect(await db.transaction((tx) => ledger.expire(tx, memberId, late))).toBe(0);
  await db.transaction((tx) => ledger.void(tx, id, late));
  expect(await ledger.spendable(db, memberId, late)).toBe(0);
  expect(await db.transaction((tx) => ledger.expire(tx, memberId, late))).toBe(500);
  expect(await verifyLedger(db)).toEqual([]);
});

test('the same earning counts once', async () => {
  const memberId = await newMember();
  await earn(memberId, 700, start, `same-${memberId}`);
  expect(await earn(memberId, 700, start, `same-${memberId}`)).toBeUndefined();
  expect(await ledger.spendable(db, memberId, start)).toBe(700);
});

test('ending a hold twice changes nothing', async () => {
  const memberId = await newMember();
  await earn(memberId, 700, start);
  const id = (await hold(memberId, 200, start)) ?? '';
  await db.transaction((tx) => ledger.capture(tx, id, start));
  await db.transaction((tx) => ledger.void(tx, id, start));
  expect(await ledger.spendable(db, memberId, start)).toBe(500);
  expect(await verifyLedger(db)).toEqual([]);
});

test('entries cannot be changed, and a journal that does not balance is refused at commit', async () => {
  const memberId = await newMember();
  const journalId = await earn(memberId, 10, start);
  const change = db.run(sql`update ledger_entry set amount = amount + 1 where journal_id = ${journalId}`);
  expect(sqlState(await change.catch((error: unknown) => error))).toBe('23001');
  const oneSided = db.transaction((tx) =>
    tx.run(sql`insert into ledger_entry (journal_id, account_id, amount) values (${journalId}, 1, 5)`),
  );
  expect(sqlState(await oneSided.catch((error: unknown) => error))).toBe('23514');
});

test('the proof finds a cached balance that is not the sum of its entries', async () => {
  const memberId = await newMember();
  await earn(memberId, 10, start);
  const shift = (by: number) =>
    db.run(
      sql`update ledger_account set balance = balance + ${by}::int where member_id = ${memberId} and purpose = 'available'`,
    );
  await shift(1);
  expect((await verifyLedger(db)).map((problem) => problem.rule)).toEqual([
    'balance is the sum of its entries',
    'lots are the available balance',
  ]);
  await shift(-1);
});
