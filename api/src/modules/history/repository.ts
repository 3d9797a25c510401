import type { wire } from '@poku/shared/contract';
import { sql } from 'drizzle-orm';
import type { OrderState } from '../payment/saga/states';
import { only, type Row, type Tx } from '../../db/database';

/** An earn with its partner's name. */
export interface EarnRow extends Row {
  number: string;
  partner_name: string;
  partner_image: string;
  points: number;
  description: string;
  status: number;
  occurred_at: Date;
}

/** An order with its coupon's names and its legs. */
export interface BurnRow extends Row {
  number: string;
  state: OrderState;
  brand_name: string;
  image: string;
  name: string;
  quantity: number;
  total_points: number;
  created_at: Date;
  details: { name: string; points: number }[];
}

/** A page of a member's earns, newest first, ties by number (D53). */
export const listEarns = (tx: Tx, memberId: string, limit: number, offset: number): Promise<EarnRow[]> =>
  tx.rows<EarnRow>(sql`
    select e.number, p.name as partner_name, p.image as partner_image, e.points, e.description, e.status, e.occurred_at
    from earn_record e join partner p on p.id = e.partner_id
    where e.member_id = ${memberId} order by e.occurred_at desc, e.number desc limit ${limit} offset ${offset}`);

/** A page of a member's orders, newest first, ties by id (D53). */
export const listBurns = (tx: Tx, memberId: string, limit: number, offset: number): Promise<BurnRow[]> =>
  tx.rows<BurnRow>(sql`
    select o.number, o.state, b.name as brand_name, v.image, v.name, o.quantity, o.total_points, o.created_at,
      (select coalesce(jsonb_agg(jsonb_build_object('name', p.name, 'points', l.points) order by l.position), '[]')
       from order_leg l join partner p on p.id = l.partner_id where l.order_id = o.id) as details
    from purchase_order o join voucher v on v.id = o.voucher_id join brand b on b.id = v.brand_id
    where o.member_id = ${memberId} order by o.created_at desc, o.id desc limit ${limit} offset ${offset}`);

/** Number of a member's earns and the points of the successful ones. */
export async function sumEarns(tx: Tx, memberId: string): Promise<wire.WireEarnSummary & { total: number }> {
  return only(
    await tx.rows<{ total: number; summaryEarnPoint: number }>(sql`
      select count(*)::int as total, coalesce(sum(points) filter (where status = 0), 0)::bigint as "summaryEarnPoint"
      from earn_record where member_id = ${memberId}`),
  );
}

/** Number of a member's orders and the points of the completed ones. */
export async function sumBurns(tx: Tx, memberId: string): Promise<wire.WireBurnSummary & { total: number }> {
  return only(
    await tx.rows<{ total: number; summaryUsedPoint: number }>(sql`
      select count(*)::int as total,
        coalesce(sum(total_points) filter (where state = 'completed'), 0)::bigint as "summaryUsedPoint"
      from purchase_order where member_id = ${memberId}`),
  );
}
