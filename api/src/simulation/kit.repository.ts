import { sql, type SQL } from 'drizzle-orm';
import { only } from '../db/rows';
import type { Tx } from '../db/tx';

const countOf = async (tx: Tx, rows: SQL): Promise<number> =>
  only(await tx.rows<{ count: number }>(sql`select count(*)::int as count from (${rows}) found`)).count;

/** All journals. */
export const countJournals = (tx: Tx): Promise<number> => countOf(tx, sql`select 1 from ledger_journal`);

/** Journals that do not sum to zero in each asset. */
export const countUnbalanced = (tx: Tx): Promise<number> =>
  countOf(
    tx,
    sql`select 1 from ledger_entry e join ledger_account a on a.id = e.account_id
      group by e.journal_id, a.asset having sum(e.amount) <> 0`,
  );

/** Assets whose entries do not sum to zero over all journals. */
export const countUnconserved = (tx: Tx): Promise<number> =>
  countOf(
    tx,
    sql`select 1 from ledger_entry e join ledger_account a on a.id = e.account_id
      group by a.asset having sum(e.amount) <> 0`,
  );

/** Members' accounts below zero. */
export const countOverdrawn = (tx: Tx): Promise<number> =>
  countOf(tx, sql`select 1 from ledger_account where member_id is not null and balance < 0`);

/** Entries of members' accounts whose number is not their place in the account. */
export const countOutOfOrder = (tx: Tx): Promise<number> =>
  countOf(
    tx,
    sql`select 1 from (
        select e.seq, row_number() over (partition by e.account_id order by e.id) as place
        from ledger_entry e join ledger_account a on a.id = e.account_id where a.member_id is not null) entry
      where seq is distinct from place`,
  );

/** Reversals that are no mirror image of what they reverse. */
export const countUnlikeReversals = (tx: Tx): Promise<number> =>
  countOf(
    tx,
    sql`select 1 from ledger_journal r where r.kind = 'reverse' and exists (
        (select account_id, amount from ledger_entry where journal_id = r.reverses
          except all select account_id, -amount from ledger_entry where journal_id = r.id)
        union all
        (select account_id, -amount from ledger_entry where journal_id = r.id
          except all select account_id, amount from ledger_entry where journal_id = r.reverses))`,
  );

/** Orders that were paid with a code. */
export const countOrdersOf = (tx: Tx, otpRequestId: string): Promise<number> =>
  countOf(tx, sql`select 1 from purchase_order where otp_request_id = ${otpRequestId}`);

/** The sum of the entries of a member's available points. */
export const sumOfAvailable = async (tx: Tx, memberId: string): Promise<number> => {
  const row = only(
    await tx.rows<{ sum: number }>(sql`
      select coalesce(sum(e.amount), 0)::bigint as sum from ledger_entry e join ledger_account a on a.id = e.account_id
      where a.member_id = ${memberId} and a.purpose = 'available'`),
  );
  return Number(row.sum);
};
