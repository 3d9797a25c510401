import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { Ours, Theirs } from '../settlement/compare';

/** A difference between a partner's list of purchases and ours, for operators. */
export interface DifferenceLine extends Row {
  slug: string;
  day: string;
  reference: string;
  what: string;
  ours: Ours | null;
  theirs: Theirs | null;
  found_at: Date;
  closed_at: Date | null;
  reason: string | null;
}

/** The newest days first. @param onlyOpen without those that are closed */
export const listDifferences = (
  tx: Tx,
  slug: string | undefined,
  onlyOpen: boolean,
  limit: number,
): Promise<DifferenceLine[]> =>
  tx.rows<DifferenceLine>(sql`
    select p.slug, d.day::text as day, d.reference, d.what, d.ours, d.theirs, d.found_at, d.closed_at, d.reason
    from settlement_difference d join partner p on p.id = d.partner_id
    where (${slug ?? null}::text is null or p.slug = ${slug ?? null}) and (not ${onlyOpen} or d.closed_at is null)
    order by d.day desc, p.slug, d.reference limit ${limit}`);

/** A day that was compared, or is to be. */
export interface SettlementLine extends Row {
  slug: string;
  day: string;
  compared_at: Date | null;
  purchases: number;
  open: number;
  failure: string | null;
}

/** The newest days first. */
export const listSettlements = (tx: Tx, slug: string | undefined, limit: number): Promise<SettlementLine[]> =>
  tx.rows<SettlementLine>(sql`
    select p.slug, s.day::text as day, s.compared_at, s.purchases, s.failure,
      (select count(*)::int from settlement_difference d
        where d.partner_id = s.partner_id and d.day = s.day and d.closed_at is null) as open
    from settlement s join partner p on p.id = s.partner_id
    where (${slug ?? null}::text is null or p.slug = ${slug ?? null})
    order by s.day desc, p.slug limit ${limit}`);

/** Closes an open difference; false when there is none. */
export async function closeDifference(
  tx: Tx,
  key: { partnerId: string; day: string; reference: string },
  reason: string,
  now: Date,
): Promise<boolean> {
  const closed = await tx.rows(sql`
    update settlement_difference set closed_at = ${now}, reason = ${reason}
    where partner_id = ${key.partnerId} and day = ${key.day} and reference = ${key.reference} and closed_at is null
    returning 1`);
  return first(closed) !== undefined;
}
