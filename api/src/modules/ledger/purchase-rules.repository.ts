import { sql } from 'drizzle-orm';
import type { Rule } from './rule';

const name = sql`p.partner_id || ' ' || p.reference`;

/** What holds between the purchases that partners reported, the books and the history (D64). */
export const purchaseRules: readonly Rule[] = [
  {
    name: 'a purchase has booked what the journals of its number say',
    subject: 'purchase',
    broken: sql`
      select ${name} as id
      from partner_purchase p left join (
        select split_part(j.reference, ':', 1) as number,
          sum(case j.kind when 'earn' then e.amount else -e.amount end) as points
        from ledger_journal j join ledger_entry e on e.journal_id = j.id and e.amount > 0
        where j.kind in ('earn', 'take-back', 'owe') group by 1) books on books.number = p.number
      where p.booked <> coalesce(books.points, 0) - p.lapsed`,
  },
  {
    name: 'the journals of a purchase are of its member',
    subject: 'purchase',
    broken: sql`
      select ${name} as id
      from partner_purchase p join ledger_journal j on j.kind in ('earn', 'take-back', 'owe')
        and p.number = split_part(j.reference, ':', 1)
      join ledger_entry e on e.journal_id = j.id join ledger_account a on a.id = e.account_id
      where a.member_id <> p.member_id`,
  },
  {
    name: 'the history says what a purchase has booked',
    subject: 'purchase',
    broken: sql`
      select ${name} as id from partner_purchase p left join earn_record r on r.number = p.number
      where p.number is not null and (r.member_id, r.partner_id, r.status = 0)
          is distinct from (p.member_id, p.partner_id, p.booked > 0)
        or p.booked > 0 and r.points is distinct from p.booked`,
  },
  {
    name: 'points of a purchase wait for a time, and no longer',
    subject: 'purchase',
    broken: sql`
      select ${name} as id from partner_purchase p
      where (p.points > p.booked) is distinct from (p.points > 0 and p.due_at is not null)
        or p.spendable_at > greatest(p.made_at, p.reported_at) + interval '24 hours'`,
  },
];
