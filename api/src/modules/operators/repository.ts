import { sql } from 'drizzle-orm';
import { only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { LegState, OrderState } from '../payment/saga/states';

/** A leg as an operator sees it. */
export interface LegLine {
  position: number;
  slug: string;
  state: LegState;
  points: number;
  units: number;
  /** The reference by which the partner knows the leg. */
  reference: string;
  /** What the partner refused it for, or why it is given back; null otherwise. */
  reason: string | null;
  /** Since when it is in its state. */
  changed_at: string;
}

/** An order as an operator sees it. */
export interface OrderLine {
  number: string;
  state: OrderState;
  msisdn: string;
  total_points: number;
  quantity: number;
  coupon_name: string;
  /** Coupons that are not void. */
  coupons: number;
  /** Those of them that others than the buyer have by now (D68). */
  sent_coupons: number;
  /** Code of D48 why it failed. */
  failure: number | null;
  refund_reason: string | null;
  created_at: Date;
  ended_at: Date | null;
  /** When the saga continues it. */
  due_at: Date | null;
  inquiries: number;
  /** Since when it is stuck and needs an operator. */
  stuck_at: Date | null;
  legs: LegLine[];
}

const columns = sql`
  o.number, o.state, m.msisdn, o.total_points, o.quantity, v.name as coupon_name, o.failure, o.refund_reason,
  o.created_at, o.ended_at, o.due_at, o.inquiries, o.stuck_at,
  (select count(*)::int from coupon c where c.order_id = o.id and c.cancelled_at is null) as coupons,
  (select count(*)::int from coupon c
    where c.order_id = o.id and c.cancelled_at is null and c.member_id <> o.member_id) as sent_coupons,
  (select jsonb_agg(jsonb_build_object('position', l.position, 'slug', p.slug, 'state', l.state, 'points', l.points,
      'units', l.partner_units, 'reference', l.reference, 'reason', l.reason, 'changed_at', l.changed_at)
      order by l.position)
    from order_leg l join partner p on p.id = l.partner_id where l.order_id = o.id) as legs
  from purchase_order o join member m on m.id = o.member_id join voucher v on v.id = o.voucher_id`;

const isOpen = sql`o.state in ('paying', 'compensating', 'refunding')`;

/** How many orders are not over, and how many of them are stuck. */
export async function countOpenOrders(tx: Tx): Promise<{ open: number; stuck: number }> {
  const rows = await tx.rows<{ open: number; stuck: number }>(sql`
    select count(*)::int as open, count(o.stuck_at)::int as stuck from purchase_order o where ${isOpen}`);
  return only(rows);
}

/** Orders that are not over: stuck ones first, then by age; at most `limit`. */
export const openOrders = (tx: Tx, limit: number): Promise<OrderLine[]> =>
  tx.rows<OrderLine & Row>(sql`
    select ${columns} where ${isOpen}
    order by o.stuck_at nulls last, o.created_at, o.number limit ${limit}`);

/** The order with a number: none or one. */
export const orderByNumber = (tx: Tx, number: string): Promise<OrderLine[]> =>
  tx.rows<OrderLine & Row>(sql`select ${columns} where o.number = ${number}`);

/** A partner by its slug or its id: none or one. */
export const partnerByName = (tx: Tx, name: string): Promise<{ id: string; slug: string }[]> =>
  tx.rows<{ id: string; slug: string }>(sql`
    select id, slug from partner where (slug = ${name} or id = ${name}) and id <> '0'`);

/** A leg of a partner as our database has it. */
export interface OurLeg {
  reference: string;
  number: string;
  state: LegState;
  units: number;
  changed_at: Date;
}

/** Legs of a partner, after a reference, by reference; at most `limit`. */
export const legsOfPartner = (
  tx: Tx,
  partnerId: string,
  page: { after: string; limit: number },
): Promise<OurLeg[]> =>
  tx.rows<OurLeg & Row>(sql`
    select l.reference, o.number, l.state, l.partner_units as units, l.changed_at
    from order_leg l join purchase_order o on o.id = l.order_id
    where l.partner_id = ${partnerId} and l.hold_id is null and l.reference > ${page.after}
    order by l.reference limit ${page.limit}`);
