import { sql } from 'drizzle-orm';
import type { Rule } from './rule';

/** Legs of partners, each with the kinds of the journals under its reference. */
const booked = sql`(
  select l.order_id || ' ' || l.position as id, l.partner_id, l.partner_units, l.state, o.state as order_state,
    l.reference, coalesce(j.kinds, '{}') as kinds
  from order_leg l join purchase_order o on o.id = l.order_id
  left join (
    select reference, array_agg(kind order by kind) as kinds from ledger_journal
    where kind in ('debit', 'settle', 'return') group by reference) j on j.reference = l.reference
  where l.hold_id is null)`;

/** Assets of partners whose account balance differs from the sum of their legs that satisfy `isThere`. */
const compare = (purpose: 'clearing' | 'settled', isThere: ReturnType<typeof sql>) => sql`
  select coalesce(account.asset, leg.asset) as id
  from (
    select a.asset, sum(e.amount) as units from ledger_account a join ledger_entry e on e.account_id = a.id
    where a.purpose = ${purpose} group by a.asset) account
  full join (
    select 'P:' || partner_id as asset, sum(partner_units) as units from ${booked} b where ${isThere}
    group by partner_id) leg on leg.asset = account.asset
  where coalesce(account.units, 0) <> coalesce(leg.units, 0)`;

/** What holds between the legs of partners and the ledger's accounts of their units. */
export const partnerRules: readonly Rule[] = [
  {
    name: 'clearing is what partners paid for orders that are not over',
    subject: 'asset',
    broken: compare(
      'clearing',
      sql`b.order_state in ('paying', 'compensating')
        and (b.state = 'debited' or (b.state = 'releasing' and b.kinds = array['debit']))`,
    ),
  },
  {
    name: 'settled is what partners paid for completed orders',
    subject: 'asset',
    broken: compare(
      'settled',
      sql`b.order_state in ('completed', 'refunding')
        and (b.state = 'captured' or (b.state = 'releasing' and b.kinds = array['debit', 'settle']))`,
    ),
  },
  {
    name: 'a leg of a partner has the journals of its state',
    subject: 'leg',
    broken: sql`
      select b.id from ${booked} b where not case
        when b.state = 'debited' then b.kinds = array['debit']
        when b.state = 'captured' then b.kinds = array['debit', 'settle']
        when b.state = 'releasing' then b.kinds in ('{}', array['debit'], array['debit', 'settle'])
        when b.state = 'released' then
          b.kinds in ('{}', array['debit', 'return'], array['debit', 'return', 'settle'])
        else b.kinds = '{}' end`,
  },
  {
    name: 'the journals of a leg are of its units and of its partner',
    subject: 'leg',
    broken: sql`
      select l.order_id || ' ' || l.position as id
      from order_leg l join ledger_journal j on j.reference = l.reference and j.kind in ('debit', 'settle', 'return')
      join ledger_entry e on e.journal_id = j.id join ledger_account a on a.id = e.account_id
      where abs(e.amount) <> l.partner_units or a.asset <> 'P:' || l.partner_id`,
  },
];
