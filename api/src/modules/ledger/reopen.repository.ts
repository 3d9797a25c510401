import { sql } from 'drizzle-orm';
import { only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** An end of points that was booked too early. */
export interface EarlyEnd {
  journal: number;
  memberId: string;
  points: number;
}

/**
 * Booked ends of lots that, by the database's clock, have not ended yet, and that nobody has reversed; at most `limit`, after the
 * journal `after`.
 */
export const earlyEnds = (tx: Tx, after: number, limit: number): Promise<EarlyEnd[]> =>
  tx.rows<EarlyEnd & Row>(sql`
    select j.id as journal, a.member_id as "memberId", -e.amount as points
    from ledger_journal j join ledger_entry e on e.journal_id = j.id and e.seq is not null
    join ledger_account a on a.id = e.account_id
    join ledger_lot l on l.id = split_part(j.reference, ':', 1)::bigint
    where j.kind = 'expire' and j.id > ${after} and l.expires_at > clock_timestamp()
      and not exists (select 1 from ledger_journal r where r.reverses = j.id)
    order by j.id limit ${limit}`);

/** Reverses an end of points. Returns the points, 0 when it is reversed already. */
export const reopenLot = async (tx: Tx, journal: number, now: Date): Promise<number> =>
  only(await tx.rows<{ points: number }>(sql`select ledger_reopen(${journal}, ${now}) as points`)).points;
