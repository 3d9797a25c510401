/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '../../db/database';
import { sqlState } from '../../db/sql-state';
import { createTestDatabase } from '../../testing/database';
import { after } from '../../ports/clock';
import { randomReference } from '../../security/random';
import { createExpiryService } from './expiry.service';
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
  await hold(memberId, 400, after(start, 61 * dayMs));
  expect(await lotsOf(memberId, after(start, 61 * dayMs))).toEqual([100, 300]);
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

test('the job ends the points of every member once, however many run it, and leaves held ones', async () => {
  const members = [await newMember(), await newMember(), await newMember()];
  const [held = ''] = members;
  for (const memberId of members) await earn(memberId, 500, start);
  await hold(held, 200, start);
  const late = after(start, 400 * dayMs);
  const jobs = [1, 2, 3].map(() => createExpiryService({ db, clock: { now: () => late } }).run());
  await Promise.all(jobs);
  const rows = await db.rows<{ purpose: string; balance: number; journals: number }>(sql`
    select a.purpose, sum(a.balance)::int as balance,
      (select count(*)::int from ledger_journal j join ledger_entry e on e.journal_id = j.id
       join ledger_account own on own.id = e.account_id
       where j.kind = 'expire' and own.member_id = any(${sql.param(members)}::text[])) as journals
    from ledger_account a where a.member_id = any(${sql.param(members)}::text[])
    group by a.purpose order by a.purpose`);
  expect(rows).toEqual([
    { purpose: 'available', balance: 0, journals: 3 },
    { purpose: 'held', balance: 200, journals: 3 },
  ]);
  expect(await createExpiryService({ db, clock: { now: () => late } }).run()).toBe(0);
  expect(await verifyLedger(db)).toEqual([]);
});

test('a round that would end more than a tenth of all points in many lots ends nothing until an operator confirms it', async () => {
  const members = await Promise.all(Array.from({ length: 101 }, newMember));
  for (const memberId of members) await earn(memberId, 1_000_000, start);
  const late = after(start, 400 * dayMs);
  const expiry = createExpiryService({ db, clock: { now: () => late } });
  const before = await expiry.plan();
  expect(before).toMatchObject({ needsConfirmation: true });
  await expect(expiry.run()).rejects.toThrow('npm run ops -- ledger expire');
  expect(await expiry.plan()).toEqual(before);
  // Asked again at once, it does not count every lot once more.
  expect(await expiry.run()).toBe(0);
  expect(await createExpiryService({ db, clock: { now: () => late } }).run(false)).toBe(before.points);
  expect(await verifyLedger(db)).toEqual([]);
});

test('no account, price or entry grows past what a JSON number holds', async () => {
  const memberId = await newMember();
  await earn(memberId, Number.MAX_SAFE_INTEGER, start);
  const more = await earn(memberId, 1, start).catch((error: unknown) => error);
  expect(sqlState(more)).toBe('23514');
  expect(await ledger.spendable(db, memberId, start)).toBe(Number.MAX_SAFE_INTEGER);
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
  await hold(memberId, 300, start);
  await db.transaction((tx) => ledger.capture(tx, id, start));
  await db.transaction((tx) => ledger.capture(tx, id, start));
  await db.transaction((tx) => ledger.void(tx, id, start));
  expect(await ledger.spendable(db, memberId, start)).toBe(200);
  expect(await verifyLedger(db)).toEqual([]);
});

/** What the books say of a hold: its journals with their entries, and the hold itself. */
const bookedOf = async (id: string) => ({
  entries: await db.rows(sql`
    select j.kind, j.occurred_at, a.member_id, a.purpose, e.amount, e.seq from ledger_journal j
    join ledger_entry e on e.journal_id = j.id join ledger_account a on a.id = e.account_id
    where j.reference = ${id} order by e.id`),
  hold: await db.rows(sql`
    select h.state, h.amount, h.created_at, h.ended_at, t.amount as taken from ledger_hold h
    join ledger_hold_lot t on t.hold_id = h.id where h.id = ${id}`),
});

test('what is spent at once stands in the books as a hold and its capture do, and a repeat changes nothing', async () => {
  const [inSteps, atOnce] = [await newMember(), await newMember()];
  for (const memberId of [inSteps, atOnce]) await earn(memberId, 700, start);
  const id = (await hold(inSteps, 500, start)) ?? '';
  await db.transaction((tx) => ledger.capture(tx, id, start));
  const wish = { id: randomReference(), memberId: atOnce, points: 500, at: start };
  const spend = (changes: Partial<typeof wish> = {}) =>
    db.transaction((tx) => ledger.spend(tx, { ...wish, ...changes }));
  expect(await spend()).toBe(200);
  const booked = await bookedOf(wish.id);
  const text = JSON.stringify(await bookedOf(id)).replaceAll(inSteps, atOnce);
  expect(JSON.stringify(booked)).toBe(text);
  expect(await spend()).toBe(200);
  expect(await spend({ points: 200 })).toBeUndefined();
  expect(await spend({ id: randomReference(), points: 201 })).toBeUndefined();
  expect(await bookedOf(wish.id)).toEqual(booked);
  expect(await ledger.spendable(db, atOnce, start)).toBe(200);
  const held = (await hold(atOnce, 200, start)) ?? '';
  expect(await spend({ id: held, points: 200 })).toBeUndefined();
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
    'a balance is the sum of its entries',
    'lots are the available balance',
  ]);
  await shift(-1);
});
