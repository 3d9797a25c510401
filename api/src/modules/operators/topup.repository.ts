import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { TopupState } from '../topups/states';

/** A top-up, for operators. */
export interface TopupLine extends Row {
  /** The order's. */
  number: string;
  order_id: string;
  member_id: string;
  biller: string;
  reference: string;
  product: string;
  msisdn: string;
  state: TopupState;
  serial: string | null;
  reason: string | null;
  created_at: Date;
  changed_at: Date;
  delivered_at: Date | null;
  due_at: Date | null;
  inquiries: number;
}

/** What of all top-ups is wanted. */
export interface TopupFilter {
  biller?: string | undefined;
  member?: string | undefined;
  /** Also those that are over. */
  isAll?: boolean;
}

/** Top-ups that are not over, or all, the newest first, at most `limit`. */
export const listTopups = (
  tx: Tx,
  { biller, member, isAll = false }: TopupFilter,
  limit: number,
): Promise<TopupLine[]> =>
  tx.rows<TopupLine>(sql`
    select o.number, t.order_id, o.member_id, t.biller_slug as biller, t.reference, t.product, t.number as msisdn, t.state,
      t.serial, t.reason, t.created_at, t.changed_at, t.delivered_at, t.due_at, t.inquiries
    from topup t join purchase_order o on o.id = t.order_id
    where (${biller ?? null}::text is null or t.biller_slug = ${biller ?? null})
      and (${member ?? null}::text is null or o.member_id = ${member ?? null})
      and (${isAll}::boolean or t.state not in ('delivered', 'failed'))
    order by t.created_at desc, o.number desc limit ${limit}`);

/** The top-up of the order with a number, or undefined. */
export const topupByNumber = async (tx: Tx, number: string): Promise<TopupLine | undefined> =>
  first(
    await tx.rows<TopupLine>(sql`
      select o.number, t.order_id, o.member_id, t.biller_slug as biller, t.reference, t.product, t.number as msisdn, t.state,
        t.serial, t.reason, t.created_at, t.changed_at, t.delivered_at, t.due_at, t.inquiries
      from topup t join purchase_order o on o.id = t.order_id where o.number = ${number}`),
  );
