import { sql } from 'drizzle-orm';
import type { Rule } from './rule';

/** Between which accounts each kind of journal moves. */
const movesByKind = sql`(values
  ('earn', 'issued', 'available'), ('hold', 'available', 'held'), ('capture', 'held', 'redeemed'),
  ('void', 'held', 'available'), ('expire', 'available', 'expired'), ('reverse', 'redeemed', 'held'),
  ('debit', 'partner', 'clearing'), ('settle', 'clearing', 'settled'), ('return', 'clearing', 'partner'),
  ('return', 'settled', 'partner'), ('reopen', 'expired', 'available'), ('take-back', 'available', 'issued'),
  ('owe', 'owed', 'debt'), ('repay', 'available', 'issued'), ('repay', 'debt', 'owed')) as move (kind, taken_from, given_to)`;

/** What holds for journals, entries and accounts alone. */
export const journalRules: readonly Rule[] = [
  {
    name: 'debits equal credits in each asset of a journal',
    subject: 'journal',
    broken: sql`
      select e.journal_id as id from ledger_entry e join ledger_account a on a.id = e.account_id
      group by e.journal_id, a.asset having sum(e.amount) <> 0`,
  },
  {
    name: 'a journal has two entries or more',
    subject: 'journal',
    broken: sql`
      select j.id from ledger_journal j left join ledger_entry e on e.journal_id = j.id
      group by j.id having count(e.id) < 2`,
  },
  {
    name: 'a journal moves between the accounts of its kind',
    subject: 'journal',
    broken: sql`
      select e.journal_id as id
      from ledger_entry e join ledger_account a on a.id = e.account_id join ledger_journal j on j.id = e.journal_id
      left join ${movesByKind} on move.kind = j.kind
        and a.purpose = case when e.amount < 0 then move.taken_from else move.given_to end
      where move.kind is null`,
  },
  {
    name: 'a journal is reversed at most once',
    subject: 'journal',
    broken: sql`
      select reverses as id from ledger_journal where reverses is not null group by reverses having count(*) > 1
      union all select id from ledger_journal where (kind in ('reverse', 'reopen')) <> (reverses is not null)`,
  },
  {
    name: 'a reversal is the mirror image of what it reverses',
    subject: 'journal',
    broken: sql`
      select r.id from ledger_journal r join ledger_entry e on e.journal_id in (r.id, r.reverses)
      where r.reverses is not null group by r.id, e.account_id having sum(e.amount) <> 0`,
  },
  {
    name: 'a balance is the sum of its entries',
    subject: 'account',
    broken: sql`
      select a.id from ledger_account a
      left join (select account_id, sum(amount) as posted from ledger_entry group by account_id) e
        on e.account_id = a.id
      where a.member_id is not null and a.balance <> coalesce(e.posted, 0)`,
  },
  {
    name: 'no account gave more than it has',
    subject: 'account',
    broken: sql`
      select a.id from ledger_account a join ledger_entry e on e.account_id = a.id
      group by a.id having sum(e.amount) * case when a.purpose in ('issued', 'owed', 'partner') then -1 else 1 end < 0`,
  },
];
