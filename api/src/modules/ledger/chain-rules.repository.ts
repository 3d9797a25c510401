import { sql } from 'drizzle-orm';
import type { Rule } from './rule';

/** Rows of a table whose reference names a missing row: a superuser can switch foreign-key checks off. */
const orphans = (table: string, id: string, column: string, target: string, key: string) => sql`
  select ${table}::text || ' ' || child.${sql.identifier(id)}::text as id
  from ${sql.identifier(table)} child left join ${sql.identifier(target)} parent
    on parent.${sql.identifier(key)} = child.${sql.identifier(column)}
  where child.${sql.identifier(column)} is not null and parent.${sql.identifier(key)} is null`;

/** What holds for the rows as they were written: nothing was changed, removed or reordered since. */
export const chainRules: readonly Rule[] = [
  {
    name: 'an entry is as it was written, after the one before it',
    subject: 'entry',
    broken: sql`
      select id from (
        select e.id, e.seq, e.hash, a.member_id, lag(e.seq) over chain as before,
          ledger_entry_hash(case when a.member_id is null then null else lag(e.hash) over chain end, a, j, e) as written
        from ledger_entry e join ledger_account a on a.id = e.account_id join ledger_journal j on j.id = e.journal_id
        window chain as (partition by e.account_id order by e.seq)) entry
      where hash is distinct from written or case when member_id is null then seq is not null
        else seq is distinct from coalesce(before, 0) + 1 end`,
  },
  {
    name: 'an account ends with its last entry',
    subject: 'account',
    broken: sql`
      select a.id from ledger_account a
      left join (
        select account_id, count(*) as entries from ledger_entry where seq is not null group by account_id) chain
        on chain.account_id = a.id
      left join ledger_entry last on last.account_id = a.id and last.seq = chain.entries
      where a.entries <> coalesce(chain.entries, 0) or a.head is distinct from last.hash
        or (a.member_id is null and a.balance <> 0)`,
  },
  {
    name: 'a row belongs to rows that are there',
    subject: 'row',
    broken: sql.join(
      [
        orphans('ledger_entry', 'id', 'journal_id', 'ledger_journal', 'id'),
        orphans('ledger_entry', 'id', 'account_id', 'ledger_account', 'id'),
        orphans('ledger_journal', 'id', 'reverses', 'ledger_journal', 'id'),
        orphans('ledger_account', 'id', 'asset', 'ledger_asset', 'code'),
        orphans('ledger_account', 'id', 'member_id', 'member', 'id'),
        orphans('ledger_lot', 'id', 'journal_id', 'ledger_journal', 'id'),
        orphans('ledger_lot', 'id', 'account_id', 'ledger_account', 'id'),
        orphans('ledger_hold', 'id', 'asset', 'ledger_asset', 'code'),
        orphans('ledger_hold_lot', 'hold_id', 'hold_id', 'ledger_hold', 'id'),
        orphans('ledger_hold_lot', 'hold_id', 'lot_id', 'ledger_lot', 'id'),
        orphans('order_leg', 'reference', 'hold_id', 'ledger_hold', 'id'),
      ],
      sql` union all `,
    ),
  },
  {
    name: 'a lot is what its journal says',
    subject: 'lot',
    broken: sql`
      select coalesce(l.id, (j.detail ->> 'lot')::bigint) as id
      from ledger_lot l full join (select * from ledger_journal where kind = 'earn') j on j.id = l.journal_id
      where l.id is distinct from (j.detail ->> 'lot')::bigint
        or ledger_micros(l.expires_at) is distinct from (j.detail ->> 'ends')::bigint`,
  },
  {
    name: 'a hold is what its journals say',
    subject: 'hold',
    broken: sql`
      select coalesce(h.id, j.reference) as id
      from ledger_hold h full join (select * from ledger_journal where kind = 'hold') j on j.reference = h.id
      left join (
        select hold_id, jsonb_agg(jsonb_build_array(lot_id, amount) order by lot_id) as lots from ledger_hold_lot
        group by hold_id) taken on taken.hold_id = h.id
      left join ledger_journal ended on ended.reference = h.id
        and ended.kind = case h.state when 'voided' then 'void' when 'held' then null else 'capture' end
      where h.created_at is distinct from j.occurred_at or taken.lots is distinct from j.detail -> 'lots'
        or h.ended_at is distinct from ended.occurred_at or h.asset <> 'POKU'`,
  },
];
