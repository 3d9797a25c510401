import { sql } from 'drizzle-orm';
import { only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { PurchaseRow } from './partner-purchase.repository';

/** A purchase whose points cannot be spent yet, with its partner. */
export interface WaitingRow extends PurchaseRow {
  partner_name: string;
  partner_image: string;
  made_at: Date;
  spendable_at: Date;
}

/** A member's purchases with points that wait, those that come first first. */
export const listWaiting = (tx: Tx, memberId: string, limit: number): Promise<WaitingRow[]> =>
  tx.rows<WaitingRow>(sql`
    select w.*, p.name as partner_name, p.image as partner_image
    from partner_purchase w join partner p on p.id = w.partner_id
    where w.member_id = ${memberId} and w.points > w.booked
    order by w.spendable_at, w.partner_id, w.reference limit ${limit}`);

/** How many purchases have points that wait, and how many points. */
export async function sumWaiting(tx: Tx, memberId: string): Promise<{ total: number; points: number }> {
  return only(
    await tx.rows<{ total: number; points: number } & Row>(sql`
      select count(*)::int as total, coalesce(sum(points - booked), 0)::bigint as points
      from partner_purchase where member_id = ${memberId} and points > booked`),
  );
}
