import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';

/** A broken invariant: which one, and the row that breaks it. */
export interface LedgerProblem {
  rule: string;
  subject: string;
}

/** Every row that breaks an invariant of the ledger; empty when the books are right. */
export const findProblems = (tx: Tx): Promise<LedgerProblem[]> =>
  tx.rows<LedgerProblem & Record<string, unknown>>(sql`
    select 'debits equal credits' as rule, 'journal ' || e.journal_id as subject
    from ledger_entry e join ledger_account a on a.id = e.account_id
    group by e.journal_id, a.asset having sum(e.amount) <> 0
    union all
    select 'a journal has entries', 'journal ' || j.id
    from ledger_journal j where not exists (select 1 from ledger_entry e where e.journal_id = j.id)
    union all
    select 'balance is the sum of its entries', 'account ' || a.id
    from ledger_account a left join ledger_entry e on e.account_id = a.id
    where a.member_id is not null group by a.id having a.balance <> coalesce(sum(e.amount), 0)
    union all
    select 'a member never owes', 'account ' || id from ledger_account where member_id is not null and balance < 0
    union all
    select 'lots are the available balance', 'account ' || a.id
    from ledger_account a left join ledger_lot l on l.account_id = a.id
    where a.purpose = 'available' group by a.id having a.balance <> coalesce(sum(l.remaining), 0)
    union all
    select 'open holds are the held balance', 'account ' || a.id
    from ledger_account a
    left join ledger_hold h on h.member_id = a.member_id and h.asset = a.asset and h.state = 'held'
    where a.purpose = 'held' group by a.id having a.balance <> coalesce(sum(h.amount), 0)
    union all
    select 'a hold is the sum of its lots', 'hold ' || h.id
    from ledger_hold h left join ledger_hold_lot t on t.hold_id = h.id
    group by h.id having h.amount <> coalesce(sum(t.amount), 0)
    union all
    select 'a hold has the journals of its state', 'hold ' || h.id from ledger_hold h
    where array(select j.kind from ledger_journal j where j.reference = h.id order by j.id)
      <> case h.state when 'held' then array['hold'] when 'captured' then array['hold', 'capture']
         else array['hold', 'void'] end`);
