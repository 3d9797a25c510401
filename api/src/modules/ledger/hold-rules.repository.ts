import { sql } from 'drizzle-orm';
import type { Rule } from './rule';

/** What holds for members' lots and holds. */
export const holdRules: readonly Rule[] = [
  {
    name: 'lots are the available balance',
    subject: 'account',
    broken: sql`
      select a.id from ledger_account a left join ledger_lot l on l.account_id = a.id
      where a.purpose = 'available' group by a.id having a.balance <> coalesce(sum(l.remaining), 0)`,
  },
  {
    name: 'open holds are the held balance',
    subject: 'account',
    broken: sql`
      select a.id from ledger_account a
      left join ledger_hold h on h.member_id = a.member_id and h.asset = a.asset and h.state = 'held'
      where a.purpose = 'held' group by a.id having a.balance <> coalesce(sum(h.amount), 0)`,
  },
  {
    name: 'a lot is what its earning posted',
    subject: 'lot',
    broken: sql`
      select l.id from ledger_lot l join ledger_journal j on j.id = l.journal_id
      left join ledger_entry e on e.journal_id = j.id and e.account_id = l.account_id
      where j.kind <> 'earn' or e.amount is distinct from l.original`,
  },
  {
    name: 'a lot is what is left of it, held, spent, ended and taken back',
    subject: 'lot',
    broken: sql`
      select l.id from ledger_lot l
      left join (
        select t.lot_id, sum(t.amount) as amount from ledger_hold_lot t join ledger_hold h on h.id = t.hold_id
        where h.state in ('held', 'captured') group by t.lot_id) given on given.lot_id = l.id
      left join (
        select split_part(j.reference, ':', 1)::bigint as lot_id, sum(-e.amount) as amount
        from ledger_journal j join ledger_entry e on e.journal_id = j.id
        join ledger_account a on a.id = e.account_id and a.member_id is not null
        where j.kind in ('expire', 'reopen') group by 1) ended on ended.lot_id = l.id
      left join (
        select (part ->> 0)::bigint as lot_id, sum((part ->> 1)::bigint) as amount
        from ledger_journal j, jsonb_array_elements(j.detail -> 'lots') part
        where j.kind in ('take-back', 'repay') group by 1) returned on returned.lot_id = l.id
      where l.original <>
        l.remaining + coalesce(given.amount, 0) + coalesce(ended.amount, 0) + coalesce(returned.amount, 0)`,
  },
  {
    name: 'what was taken back is the sum of its lots',
    subject: 'journal',
    broken: sql`
      select j.id from ledger_journal j
      join ledger_entry e on e.journal_id = j.id and e.amount < 0
      join ledger_account a on a.id = e.account_id and a.purpose = 'available'
      where j.kind in ('take-back', 'repay') and -e.amount is distinct from (
        select sum((part ->> 1)::bigint)
        from jsonb_array_elements(j.detail -> 'lots') part join ledger_lot l on l.id = (part ->> 0)::bigint
        where l.account_id = a.id)`,
  },
  {
    name: 'a hold takes no more from a lot than it was, and only from its member’s',
    subject: 'hold',
    broken: sql`
      select t.hold_id as id from ledger_hold_lot t join ledger_lot l on l.id = t.lot_id
      join ledger_account a on a.id = l.account_id join ledger_hold h on h.id = t.hold_id
      where t.amount > l.original or a.member_id <> h.member_id`,
  },
  {
    name: 'a hold is the sum of its lots',
    subject: 'hold',
    broken: sql`
      select h.id from ledger_hold h left join ledger_hold_lot t on t.hold_id = h.id
      group by h.id having h.amount <> coalesce(sum(t.amount), 0)`,
  },
  {
    name: 'a hold has the journals of its state',
    subject: 'hold',
    broken: sql`
      select coalesce(h.id, j.reference) as id
      from ledger_hold h full join (
        select reference, array_agg(kind order by kind) as kinds from ledger_journal
        where kind in ('hold', 'capture', 'void', 'reverse') group by reference) j on j.reference = h.id
      where j.kinds is distinct from case h.state when 'held' then array['hold']
        when 'captured' then array['capture', 'hold'] when 'voided' then array['hold', 'void']
        when 'refunded' then array['capture', 'hold', 'reverse', 'void'] end`,
  },
  {
    name: 'the journals of a hold are of its amount and of its member',
    subject: 'hold',
    broken: sql`
      select h.id from ledger_hold h
      join ledger_journal j on j.reference = h.id and j.kind in ('hold', 'capture', 'void', 'reverse')
      join ledger_entry e on e.journal_id = j.id join ledger_account a on a.id = e.account_id
      where abs(e.amount) <> h.amount or a.member_id <> h.member_id`,
  },
];
