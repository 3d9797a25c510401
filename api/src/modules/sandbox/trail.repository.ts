import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { Trail } from './schema';

/** A member, and when what stands in no journal last happened. */
export interface TrailHead extends Row {
  id: string;
  name: string;
  signed_in_at: Date | null;
  coupon_used_at: Date | null;
}

/** A journal with its entries, in the order in which they were written. */
export interface TrailJournal extends Row {
  id: number;
  kind: string;
  reference: string;
  about: string | null;
  occurred_at: Date;
  entries: Trail['journals'][number]['entries'];
}

/** A member by number (E.164); undefined for an unknown one. */
export const findTrailHead = async (tx: Tx, msisdn: string): Promise<TrailHead | undefined> =>
  first(
    await tx.rows<TrailHead>(sql`
      select m.id, m.name, (select max(s.created_at) from session s where s.member_id = m.id) as signed_in_at,
        (select max(r.used_at) from coupon c join coupon_redemption r on r.coupon_code = c.code and r.voided_at is null
         where c.member_id = m.id) as coupon_used_at
      from member m where m.msisdn = ${msisdn}`),
  );

/** The accounts of a member with their balances. */
export const listAccounts = (tx: Tx, memberId: string): Promise<Trail['accounts']> =>
  tx.rows<Trail['accounts'][number] & Row>(sql`
    select asset, purpose, balance from ledger_account where member_id = ${memberId} order by id`);

/**
 * The newest journals of a member's accounts, and of the units that partners paid for the member's orders, newest first.
 * @param limit at most so many
 */
export const listJournals = (tx: Tx, memberId: string, limit: number): Promise<TrailJournal[]> =>
  tx.rows<TrailJournal>(sql`
    with own as (
      select e.journal_id as id from ledger_entry e join ledger_account a on a.id = e.account_id
      where a.member_id = ${memberId}
      union
      select j.id from order_leg l join ledger_journal j on j.reference = l.reference
      where l.member_id = ${memberId} and j.kind in ('debit', 'settle', 'return')),
    newest as (select id from own order by id desc limit ${limit})
    select j.id, j.kind, j.reference, j.occurred_at,
      coalesce(
        (select v.name from order_leg l join purchase_order o on o.id = l.order_id join voucher v on v.id = o.voucher_id
         where l.member_id = ${memberId} and j.reference in (l.hold_id, l.reference) limit 1),
        (select r.description from earn_record r where r.number = split_part(j.reference, ':', 1))) as about,
      (select jsonb_agg(jsonb_build_object('asset', a.asset, 'purpose', a.purpose,
          'isMembers', a.member_id is not null, 'amount', e.amount) order by e.id)
       from ledger_entry e join ledger_account a on a.id = e.account_id where e.journal_id = j.id) as entries
    from newest join ledger_journal j on j.id = newest.id order by j.id desc`);
