/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { jakartaDay } from '@poku/domain/dates';
import { sql } from 'drizzle-orm';
import { readApiConfig } from '../../config/env';
import type { Database } from '../../db/database';
import { nameOfSigningKey } from '../../security/signing-key';
import { ledgerFill } from '../../simulation/ledger/fill';
import { createTestDatabase } from '../../testing/database';
import { createDayService, dayRules, findDayProblems, isIncluded } from './day.service';
import { signedDays } from './day.repository';

const { ledgerKey: key } = readApiConfig({});
const keys = [nameOfSigningKey(key)];
const dayMs = 24 * 60 * 60_000;
const daysAgo = (days: number): string => jakartaDay(new Date(Date.now() - days * dayMs));
let db: Database;

beforeAll(async () => {
  db = await createTestDatabase();
  await db.script(ledgerFill(21));
  // As if all of it had been recorded on two days with one between them, and part of it before there was a record.
  await db.script(`alter table ledger_journal disable trigger user;
    update ledger_journal set recorded_at = case when id % 7 = 0 then null
      else now() - case when id % 2 = 0 then interval '4 days' else interval '2 days' end end;
    alter table ledger_journal enable trigger user;`);
  await Promise.all([createDayService({ db }).sign(key), createDayService({ db }).sign(key)]);
});
afterAll(() => db.close());

const problemsAfter = async (damage: string, known: readonly string[] = keys): Promise<string[]> => {
  let names: string[] = [];
  const rollback = new Error('rolled back');
  await db
    .transaction(async (tx) => {
      await tx.script(`set local session_replication_role = replica; ${damage}`);
      names = (await findDayProblems(tx, known)).map(({ rule }) => rule);
      throw rollback;
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
  return names;
};

test('every day that is over is signed once, those without a journal too, and today is not', async () => {
  const days = await signedDays(db);
  expect(days.map(({ day }) => day).slice(0, 3)).toEqual([daysAgo(4), daysAgo(3), daysAgo(2)]);
  expect(days.map(({ day }) => day)).not.toContain(daysAgo(0));
  expect(days[1]?.journals).toBe(0);
  expect(await createDayService({ db }).sign(key)).toBe(0);
  expect(await findDayProblems(db, keys)).toEqual([]);
});

test('a signature of a key that is not ours does not count', async () => {
  expect(await problemsAfter('', ['AAAAC3NzaC1lZDI1NTE5AAAAIAECAwQFBgcICQoLDA0'])).toEqual([dayRules.signed]);
});

/** Another first character than the one that a text has. */
const another = (column: string): string => `case when ${column} like 'A%' then 'B' else 'A' end`;

test.each(['day', 'journals', 'root', 'previous', 'key', 'signature', 'signed_at'])(
  'a change of %s of a signed day is found',
  async (column) => {
    const values: Readonly<Record<string, string>> = {
      day: `day - 100`,
      journals: `journals + 1`,
      signed_at: `signed_at + interval '1 millisecond'`,
    };
    const damage = `update ledger_day set ${column} = ${values[column] ?? `${another(column)} || substr(${column}, 2)`}
      where day = '${daysAgo(2)}'`;
    expect(await problemsAfter(damage)).not.toEqual([]);
  },
);

test('a signed day that is gone is found', async () => {
  expect(await problemsAfter(`delete from ledger_day where day = '${daysAgo(3)}'`)).toEqual([
    dayRules.signed,
  ]);
});

test.each([
  [
    'changed',
    `update ledger_journal set reference = reference || '-' where id = (select min(id) from ledger_journal)`,
  ],
  [
    'moved to another day',
    `update ledger_journal set recorded_at = recorded_at - interval '2 days' where id % 2 = 1`,
  ],
  [
    'removed with its entries, its chain made anew',
    `
    delete from ledger_entry where journal_id = (select max(id) from ledger_journal);
    delete from ledger_journal where id = (select max(id) from ledger_journal)`,
  ],
  [
    'added',
    `insert into ledger_journal (kind, reference, occurred_at, recorded_at)
    values ('earn', 'late', now(), now() - interval '2 days')`,
  ],
])('a journal of a signed day that is %s is found', async (_what, damage) => {
  expect(await problemsAfter(damage)).toEqual([dayRules.journals]);
});

test('a member’s statement is proved against the signed roots alone, and no other one is', async () => {
  const proofs = await createDayService({ db }).proofsOf('F1');
  expect(proofs.length).toBeGreaterThan(4);
  for (const proof of proofs) {
    expect(isIncluded(proof, keys)).toBe(true);
    expect(isIncluded({ ...proof, journal: proof.journal.replace('F1', 'F2') }, keys)).toBe(false);
    expect(isIncluded({ ...proof, index: proof.index + 1 }, keys)).toBe(false);
    expect(isIncluded({ ...proof, signed: proof.signed.replace('poku', 'loku') }, keys)).toBe(false);
  }
});

test('a signed day cannot be changed', async () => {
  await expect(db.run(sql`delete from ledger_day`)).rejects.toThrow('append-only');
});
