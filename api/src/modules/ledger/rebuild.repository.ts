import { sql, type SQL } from 'drizzle-orm';
import { only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** A table, or columns of it, that the journals alone decide. */
export interface Projection {
  table: string;
  keys: readonly string[];
  /** Its other columns that the journals decide. */
  columns: readonly string[];
  /** Rows as the journals say they are. */
  expected: SQL;
  /** Whether missing rows are inserted and extra rows deleted; not for accounts, since no journal says whose account it is. */
  isWhole: boolean;
}

const holdStates = sql`(
  select h.id as journal, h.reference as id, h.occurred_at as created_at, h.detail, a.member_id, a.asset, e.amount,
    case when refunded.id is not null then 'refunded' when captured.id is not null then 'captured'
      when voided.id is not null then 'voided' else 'held' end as state,
    coalesce(captured.occurred_at, voided.occurred_at) as ended_at
  from ledger_journal h
  join ledger_entry e on e.journal_id = h.id and e.amount > 0 join ledger_account a on a.id = e.account_id
  left join ledger_journal captured on captured.kind = 'capture' and captured.reference = h.reference
  left join ledger_journal voided on voided.kind = 'void' and voided.reference = h.reference
  left join ledger_journal refunded on refunded.kind = 'reverse' and refunded.reference = h.reference
  where h.kind = 'hold')`;

/** What holds took of lots. */
const takenParts = sql`(
  select hold.id as hold_id, (part ->> 0)::bigint as lot_id, (part ->> 1)::bigint as amount, hold.state
  from ${holdStates} hold, jsonb_array_elements(hold.detail -> 'lots') part)`;

/** Everything that the journals decide, in the order in which it may be written. */
export const projections: readonly Projection[] = [
  {
    table: 'ledger_account',
    keys: ['id'],
    columns: ['balance', 'entries', 'head'],
    isWhole: false,
    expected: sql`
      select a.id, coalesce(chain.balance, 0)::bigint as balance, coalesce(chain.entries, 0)::bigint as entries, last.hash as head
      from ledger_account a
      left join (
        select account_id, sum(amount) as balance, count(*) as entries from ledger_entry where seq is not null
        group by account_id) chain on chain.account_id = a.id
      left join ledger_entry last on last.account_id = a.id and last.seq = chain.entries`,
  },
  {
    table: 'ledger_lot',
    keys: ['id'],
    columns: ['account_id', 'journal_id', 'original', 'remaining', 'expires_at'],
    isWhole: true,
    expected: sql`
      select (j.detail ->> 'lot')::bigint as id, e.account_id, j.id as journal_id, e.amount as original,
        (e.amount - coalesce(taken.amount, 0) - coalesce(ended.amount, 0) - coalesce(returned.amount, 0))::bigint as remaining,
        timestamptz 'epoch' + (j.detail ->> 'ends')::bigint * interval '1 microsecond' as expires_at
      from ledger_journal j join ledger_entry e on e.journal_id = j.id and e.amount > 0
      left join (
        select lot_id, sum(amount) as amount from ${takenParts} part where state in ('held', 'captured')
        group by lot_id) taken on taken.lot_id = (j.detail ->> 'lot')::bigint
      left join (
        select split_part(x.reference, ':', 1)::bigint as lot_id, sum(-m.amount) as amount
        from ledger_journal x join ledger_entry m on m.journal_id = x.id and m.seq is not null
        where x.kind in ('expire', 'reopen') group by 1) ended on ended.lot_id = (j.detail ->> 'lot')::bigint
      left join (
        select (part ->> 0)::bigint as lot_id, sum((part ->> 1)::bigint) as amount
        from ledger_journal x, jsonb_array_elements(x.detail -> 'lots') part
        where x.kind in ('take-back', 'repay') group by 1) returned on returned.lot_id = (j.detail ->> 'lot')::bigint
      where j.kind = 'earn'`,
  },
  {
    table: 'ledger_hold',
    keys: ['id'],
    columns: ['member_id', 'asset', 'amount', 'state', 'created_at', 'ended_at'],
    isWhole: true,
    expected: sql`select id, member_id, asset, amount, state, created_at, ended_at from ${holdStates} hold`,
  },
  {
    table: 'ledger_hold_lot',
    keys: ['hold_id', 'lot_id'],
    columns: ['amount'],
    isWhole: true,
    expected: sql`select hold_id, lot_id, amount from ${takenParts} part`,
  },
];

const listed = (names: readonly string[], of?: string): SQL =>
  sql.join(
    names.map((name) =>
      of === undefined ? sql.identifier(name) : sql`${sql.identifier(of)}.${sql.identifier(name)}`,
    ),
    sql`, `,
  );

const sameKey = ({ keys }: Projection): SQL =>
  sql`(${listed(keys, 'found')}) = (${listed(keys, 'expected')})`;

const differs = ({ columns }: Projection): SQL =>
  sql`row(${listed(columns, 'found')}) is distinct from row(${listed(columns, 'expected')})`;

/** Rows of a table that are not what the journals say: how many, and the key of the first. */
export async function compareProjection(
  tx: Tx,
  projection: Projection,
): Promise<{ count: number; first: string | null }> {
  const { table, keys, expected } = projection;
  const [key = ''] = keys;
  const either = keys.map(
    (name) => sql`coalesce(found.${sql.identifier(name)}, expected.${sql.identifier(name)})`,
  );
  return only(
    await tx.rows<{ count: number; first: string | null } & Row>(sql`
      select count(*)::int as count, min(concat_ws(' ', ${sql.join(either, sql`, `)})) as first
      from ${sql.identifier(table)} found full join (${expected}) expected on ${sameKey(projection)}
      where found.${sql.identifier(key)} is null or expected.${sql.identifier(key)} is null or ${differs(projection)}`),
  );
}

/** Keeps everybody else from writing to the tables until the transaction ends; they can still be read. */
export async function lockProjections(tx: Tx): Promise<void> {
  await tx.run(sql`lock table ${listed(projections.map(({ table }) => table))} in exclusive mode`);
}

/** Removes the rows that no journal has. */
export async function removeStrangers(tx: Tx, projection: Projection): Promise<void> {
  if (!projection.isWhole) return;
  const { table, expected } = projection;
  await tx.run(sql`
    delete from ${sql.identifier(table)} found
    where not exists (select 1 from (${expected}) expected where ${sameKey(projection)})`);
}

/** Writes what the journals say over the rows, and the rows that are missing. */
export async function writeProjection(tx: Tx, projection: Projection): Promise<void> {
  const { table, keys, columns, expected, isWhole } = projection;
  const values = sql.join(
    columns.map((name) => sql`${sql.identifier(name)} = expected.${sql.identifier(name)}`),
    sql`, `,
  );
  await tx.run(sql`
    update ${sql.identifier(table)} found set ${values} from (${expected}) expected
    where ${sameKey(projection)} and ${differs(projection)}`);
  if (!isWhole) return;
  const all = [...keys, ...columns];
  await tx.run(sql`
    insert into ${sql.identifier(table)} (${listed(all)}) overriding system value
    select ${listed(all, 'expected')} from (${expected}) expected
    where not exists (select 1 from ${sql.identifier(table)} found where ${sameKey(projection)})`);
}
