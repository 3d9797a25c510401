/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { only } from '../../db/rows';
import { ledgerFill } from '../../simulation/ledger/fill';
import { createTestDatabase } from '../../testing/database';
import { chainRules } from './chain-rules.repository';
import { holdRules } from './hold-rules.repository';
import { journalRules } from './journal-rules.repository';
import { partnerRules } from './partner-rules.repository';
import { verifyLedger } from './verify.service';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
  await db.script(ledgerFill(21));
});
afterAll(() => db.close());

/** Tables of the books, and which of their rows are tried: one for each value of this. */
const tables = {
  ledger_asset: `code`,
  ledger_account: `purpose`,
  ledger_journal: `kind`,
  ledger_entry: `(select j.kind || a.purpose from ledger_journal j, ledger_account a
    where j.id = t.journal_id and a.id = t.account_id)`,
  ledger_lot: `remaining`,
  ledger_hold: `state`,
  ledger_hold_lot: `amount`,
} as const;

/** The ledger's own rules; those of orders would find some of it as well. */
const rules = [...journalRules, ...holdRules, ...partnerRules, ...chainRules];

/** Rows by their place, one of each sort; accounts without postings are left out. */
async function sampleOf(table: keyof typeof tables): Promise<{ sort: string; place: string }[]> {
  const isUsed =
    table === 'ledger_account'
      ? sql`exists (select 1 from ledger_entry e where e.account_id = t.id)`
      : sql`true`;
  return db.rows<{ sort: string; place: string }>(sql`
    select distinct on (1) ${sql.raw(tables[table])}::text as sort, t.ctid::text as place
    from ${sql.identifier(table)} t where ${isUsed} order by 1, 2`);
}

/** Another value of the same type. */
function otherValue(column: string, type: string): string {
  const others: Readonly<Record<string, string>> = {
    kind: `case kind when 'earn' then 'return' else 'earn' end`,
    purpose: `case purpose when 'available' then 'held' when 'held' then 'available'
      when 'issued' then 'partner' when 'clearing' then 'expired' else 'issued' end`,
    state: `case state when 'held' then 'voided' else 'held' end`,
    reverses: `case when reverses is null then (select min(id) from ledger_journal) else null end`,
    member_id: `case when member_id is null then 'F1' when member_id = 'F1' then 'F2' else 'F1' end`,
    code: `code || '-'`,
    asset: `asset || '-'`,
    ended_at: `case when ended_at is null then now() else ended_at + interval '1 second' end`,
    seq: `coalesce(seq, 0) + 1000`,
    remaining: `case remaining when 0 then 1 else remaining - 1 end`,
    detail: `case when detail is null then '{}' else detail || '{"more": 1}' end`,
  };
  const byType: Readonly<Record<string, string>> = {
    bigint: `${column} + 1000000`,
    text: `${column} || '-'`,
    bytea: `sha256(coalesce(${column}, ''))`,
    'timestamp with time zone': `coalesce(${column}, now()) + interval '1 microsecond'`,
  };
  return others[column] ?? byType[type] ?? `null`;
}

/**
 * Names of the rules that find the damage. It is done with all guards of the books switched off, as only a superuser can, and
 * rolled back.
 */
async function found(damage: Parameters<Database['transaction']>[0]): Promise<string[]> {
  let names: string[] = [];
  const rollback = new Error('rolled back');
  const damaged = db.transaction(async (tx) => {
    await tx.script(`set local session_replication_role = replica;
      alter table ledger_account drop constraint ledger_account_check;
      drop index ledger_account_system_key; drop index ledger_account_member_key;`);
    for (const table of ['ledger_account', 'ledger_journal', 'ledger_entry', 'ledger_lot'])
      await tx.script(`alter table ${table} alter column id drop identity`);
    await damage(tx);
    names = (await verifyLedger(tx, rules)).map(({ rule }) => rule);
    throw rollback;
  });
  await expect(damaged).rejects.toBe(rollback);
  return names;
}

test('books that nobody touched are right', async () => {
  expect(await found(() => Promise.resolve())).toEqual([]);
});

test.each(Object.keys(tables) as (keyof typeof tables)[])(
  'a change of any column of %s is found, and so is a row that is gone',
  async (table) => {
    const columns = await db.rows<{ name: string; type: string }>(sql`
      select column_name::text as name, data_type::text as type from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} order by ordinal_position`);
    const sample = await sampleOf(table);
    expect(sample.length).toBeGreaterThan(0);
    const missed: string[] = [];
    for (const { sort, place } of sample) {
      const row = `where ctid = '${place}'`;
      for (const { name, type } of columns) {
        const changed = (await found((tx) =>
          tx.script(`update ${table} set ${name} = ${otherValue(name, type)} ${row}`),
        )) as readonly string[];
        if (changed.length === 0) missed.push(`${table}.${name} of ${sort}`);
      }
      const removed = await found((tx) => tx.script(`delete from ${table} ${row}`));
      if (removed.length === 0) missed.push(`${table} without ${sort}`);
    }
    expect(missed).toEqual([]);
  },
);

test.each([
  ['ledger_entry', 'seq', `account_id = (select min(account_id) from ledger_entry where seq = 4)`],
  ['ledger_entry', 'hash', `account_id = (select min(account_id) from ledger_entry where seq = 4)`],
  ['ledger_entry', 'journal_id', `account_id = (select min(account_id) from ledger_entry where seq = 4)`],
  ['ledger_entry', 'id', `seq is null`],
  ['ledger_journal', 'id', `kind = 'capture'`],
  ['ledger_journal', 'reference', `kind = 'hold'`],
  ['ledger_journal', 'reference', `kind = 'settle'`],
  ['ledger_journal', 'occurred_at', `kind = 'earn'`],
  ['ledger_journal', 'recorded_at', `kind in ('debit', 'settle')`],
  ['ledger_lot', 'journal_id', `true`],
  ['ledger_hold', 'created_at', `state = 'captured'`],
])('two rows of %s that change places by %s are found (%s)', async (table, column, rows) => {
  const names = await found(async (tx) => {
    const [one, other] = await tx.rows<{ place: string; value: string }>(sql`
      select min(t.ctid::text) as place, ${sql.identifier(column)}::text as value from ${sql.identifier(table)} t
      where ${sql.raw(rows)} group by 2 order by 1 limit 2`);
    if (one === undefined || other === undefined) throw new Error('There are no two such rows');
    await tx.script(`create temporary table taken on commit drop as
        select * from ${table} where ctid in ('${one.place}', '${other.place}');
      delete from ${table} where ctid in ('${one.place}', '${other.place}');
      update taken t set ${column} = o.${column} from taken o where o.${column} <> t.${column};
      insert into ${table} select * from taken`);
  });
  expect(names).not.toEqual([]);
});

test('an earning that is put in between with a chain of its own is found by what follows', async () => {
  const names = await found(async (tx) => {
    const { account } = only(
      await tx.rows<{ account: number }>(sql`
        select min(account_id) as account from ledger_entry where seq = 4`),
    );
    await tx.script(`update ledger_entry set seq = seq + 1000 where account_id = ${account} and seq >= 2;
      update ledger_entry set seq = seq - 999 where account_id = ${account} and seq >= 1000;
      insert into ledger_entry (id, journal_id, account_id, amount, seq, hash)
        select 999999, journal_id, account_id, amount, 2, hash from ledger_entry
        where account_id = ${account} and seq = 1;`);
  });
  expect(names).toContain('an entry is as it was written, after the one before it');
});

test('each member’s account counts its entries from 1 without a gap, in the database’s own time', async () => {
  const rows = await db.rows(sql`
    select e.account_id from ledger_entry e join ledger_account a on a.id = e.account_id
    where a.member_id is not null group by e.account_id, a.entries
    having min(e.seq) <> 1 or max(e.seq) <> count(*) or a.entries <> count(*)`);
  expect(rows).toEqual([]);
  const times = await db.rows(
    sql`select 1 from ledger_journal where recorded_at is null or recorded_at > now()`,
  );
  expect(times).toEqual([]);
});
