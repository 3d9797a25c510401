/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { ledgerFill } from '../../simulation/ledger/fill';
import { createTestDatabase } from '../../testing/database';
import { after } from '../../ports/clock';
import { createRebuildService } from './rebuild.service';
import { ledger } from './service';
import { verifyLedger } from './verify.service';

let db: Database;
const rebuild = () => createRebuildService({ db });
const asSuperuser = (script: string) =>
  db.transaction((tx) => tx.script(`set local session_replication_role = replica; ${script}`));
const snapshot = async () => {
  const tables = ['ledger_account', 'ledger_lot', 'ledger_hold', 'ledger_hold_lot'];
  const rows = [];
  for (const table of tables)
    rows.push(await db.rows(sql`select to_jsonb(t) as row from ${sql.identifier(table)} t order by 1`));
  return rows;
};

beforeAll(async () => {
  db = await createTestDatabase();
  await db.script(ledgerFill(41));
  // Points that ended and came back, a hold of two lots, points that were taken back, and a debt that is paid.
  const at = new Date();
  await db.transaction(async (tx) => {
    for (const points of [10, 20])
      await ledger.earn(tx, { memberId: 'F1', points, reference: `more-${points}`, at: after(at, -1000) });
    const taking = { memberId: 'F2', points: 1500, earnings: ['FE2'], reference: 'back', at };
    await ledger.takeBack(tx, taking);
    const own = await ledger.spendable(tx, 'F5', at);
    await ledger.spend(tx, { id: 'all-of-it', memberId: 'F5', points: own, at });
    await ledger.takeBack(tx, { ...taking, memberId: 'F5', earnings: ['FE5'], reference: 'owed' });
    await ledger.earn(tx, { memberId: 'F5', points: 400, reference: 'pays', at });
    await ledger.expire(tx, 'F4', after(at, 1000 * 24 * 60 * 60_000));
  });
});
afterAll(() => db.close());

test('books that nobody touched are what the journals say', async () => {
  expect(await rebuild().compare()).toEqual([]);
  expect(await verifyLedger(db)).toEqual([]);
});

test.each([
  ['balances', `update ledger_account set balance = balance + 7 where member_id is not null`],
  ['ends of chains', `update ledger_account set head = null, entries = 0`],
  ['lots', `update ledger_lot set remaining = 0, expires_at = now()`],
  ['lots that are gone', `delete from ledger_lot where id % 2 = 0`],
  [
    'lots of nobody',
    `insert into ledger_lot (account_id, journal_id, original, remaining, expires_at)
    select account_id, journal_id, original, remaining, expires_at from ledger_lot limit 1`,
  ],
  ['holds', `update ledger_hold set state = 'held', amount = amount + 1, ended_at = null`],
  ['holds that are gone', `delete from ledger_hold; delete from ledger_hold_lot`],
])('%s are made anew from the journals, and only when that is confirmed', async (_what, damage) => {
  const before = await snapshot();
  await asSuperuser(damage);
  const damaged = await snapshot();
  const found = await rebuild().compare();
  expect(found).not.toEqual([]);
  expect(await snapshot()).toEqual(damaged);
  expect(await rebuild().write()).toEqual(found);
  expect(await snapshot()).toEqual(before);
  expect(await verifyLedger(db)).toEqual([]);
});
