/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { createTestDatabase } from '../../testing/database';
import { after } from '../../ports/clock';
import { randomReference } from '../../security/random';
import { holdRules } from './hold-rules.repository';
import { journalRules } from './journal-rules.repository';
import { ledger } from './service';
import { verifyLedger } from './verify.service';

const start = new Date('2026-01-10T05:00:00Z');
const dayMs = 24 * 60 * 60_000;
let db: Database;
let memberId: string;

const inOne: Database['transaction'] = (work) => db.transaction(work);
const earn = (points: number, reference: string, at = start) =>
  inOne((tx) => ledger.earn(tx, { memberId, points, reference: `${memberId}-${reference}`, at }));
const hold = async (points: number) => {
  const id = randomReference();
  expect(await inOne((tx) => ledger.hold(tx, { id, memberId, points, at: start }))).toBe(true);
  return id;
};
/** Takes back of the earning 'bought', and of what was taken back of it before. */
const takeBack = (points: number, reference = 'back', at = start) =>
  inOne((tx) =>
    ledger.takeBack(tx, {
      memberId,
      points,
      earnings: ['bought', 'back', 'again'].map((name) => `${memberId}-${name}`),
      reference: `${memberId}-${reference}`,
      at,
    }),
  );
const standing = async () => ({
  lots: (await ledger.lots(db, memberId, start)).map(({ remaining }) => remaining),
  debt: await ledger.owed(db, memberId),
});

beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(async () => {
  memberId = randomReference();
  await db.run(sql`
    insert into member (id, msisdn, email, name, password_hash, created_at)
    values (${memberId}, ${memberId}, ${`${memberId}@contoh.id`}, 'Uji', '', ${start})`);
});
// Orders do not exist here, so that the rules about them say nothing.
afterEach(async () => expect(await verifyLedger(db, [...journalRules, ...holdRules])).toEqual([]));
afterAll(() => db.close());

test('what is left of the earning goes first, then the member’s other points', async () => {
  await earn(100, 'first');
  await earn(50, 'bought', after(start, dayMs));
  expect(await takeBack(30)).toEqual({ taken: 30, owed: 0 });
  expect(await standing()).toEqual({ lots: [100, 20], debt: 0 });
  await hold(110);
  expect(await takeBack(20, 'again')).toEqual({ taken: 10, owed: 10 });
  expect(await standing()).toEqual({ lots: [], debt: 10 });
});

test('other points make good for what was spent', async () => {
  await earn(50, 'bought');
  await inOne((tx) => ledger.spend(tx, { id: randomReference(), memberId, points: 40, at: start }));
  await earn(100, 'other');
  expect(await takeBack(50)).toEqual({ taken: 50, owed: 0 });
  expect(await standing()).toEqual({ lots: [60], debt: 0 });
});

test('what was spent is a debt that the next points pay', async () => {
  await earn(50, 'bought');
  await inOne((tx) => ledger.spend(tx, { id: randomReference(), memberId, points: 50, at: start }));
  expect(await takeBack(50)).toEqual({ taken: 0, owed: 50 });
  expect(await standing()).toEqual({ lots: [], debt: 50 });
  await earn(20, 'next');
  expect(await standing()).toEqual({ lots: [], debt: 30 });
  await earn(100, 'another');
  expect(await standing()).toEqual({ lots: [70], debt: 0 });
});

test('points that come back from a hold or a refund pay the debt', async () => {
  await earn(50, 'bought');
  const held = await hold(50);
  await takeBack(40);
  await inOne((tx) => ledger.void(tx, held, start));
  expect(await standing()).toEqual({ lots: [10], debt: 0 });

  const spent = randomReference();
  await inOne((tx) => ledger.spend(tx, { id: spent, memberId, points: 10, at: start }));
  expect(await takeBack(10, 'again')).toEqual({ taken: 0, owed: 10 });
  await inOne((tx) => ledger.refund(tx, spent, start));
  expect(await standing()).toEqual({ lots: [], debt: 0 });
});

test('an earning gives back no more than it was, and a repeat changes nothing', async () => {
  await earn(100, 'other');
  await earn(50, 'bought');
  expect(await takeBack(30)).toEqual({ taken: 30, owed: 0 });
  expect(await takeBack(30)).toBeUndefined();
  expect(await takeBack(30, 'again')).toEqual({ taken: 20, owed: 0 });
  expect(await takeBack(30, 'more')).toEqual({ taken: 0, owed: 0 });
  expect(await standing()).toEqual({ lots: [100], debt: 0 });
});

test('points that have ended are not asked for', async () => {
  await earn(50, 'bought');
  await inOne((tx) => ledger.spend(tx, { id: randomReference(), memberId, points: 20, at: start }));
  const later = after(start, 400 * dayMs);
  await inOne((tx) => ledger.expire(tx, memberId, later));
  expect(await takeBack(50, 'back', later)).toEqual({ taken: 0, owed: 20 });
});
