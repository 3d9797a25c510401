import type { HistoryStatus } from '@poku/mfe-history/calls/history';
import { sql, type SQL } from 'drizzle-orm';
import type { OrderState } from '../payment/saga/states';
import { only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { DeliveryColumns } from '../topups/delivery';
import { orderStatus } from '../payment/order-status';
import type { HistoryFilter } from './filter';
import {
  all,
  microseconds,
  range,
  type HistoryPlace,
  type HistorySum,
  type HistoryWindow,
} from './place.repository';

/** An order with its coupon's names and its legs. */
export interface BurnRow extends Row, DeliveryColumns {
  number: string;
  state: OrderState;
  brand_name: string;
  image: string;
  name: string;
  quantity: number;
  total_points: number;
  created_at: Date;
  /** `created_at` in microseconds since 1970. */
  at_us: number;
  details: { name: string; points: number }[];
  /** Uses of its coupons, `at` in ISO 8601 or as the database writes it. */
  uses: { at: string; store: string }[];
  /** When others accepted its coupons, as above (D68). */
  sent: { at: string }[];
}

const statesOf = (status: HistoryStatus): SQL =>
  sql.join(
    Object.entries(orderStatus).flatMap(([state, its]) => (its === status ? [sql`${state}`] : [])),
    sql`, `,
  );

const kinds = { coupon: 'regular', prepaid: 'telco' } as const;

function conditions(memberId: string, filter: HistoryFilter, after?: HistoryPlace): SQL {
  const { status, kind, partnerId } = filter;
  const found = [sql`o.member_id = ${memberId}`, ...range(sql`o.created_at`, sql`o.number`, filter, after)];
  if (status !== null) found.push(sql`o.state in (${statesOf(status)})`);
  if (kind !== null) found.push(sql`o.voucher_kind = ${kinds[kind]}`);
  if (partnerId !== null) {
    found.push(sql`o.id in (
      select l.order_id from order_leg l where l.member_id = ${memberId} and l.partner_id = ${partnerId})`);
  }
  return all(found);
}

/** Orders of a member, newest first, ties by number (D53). */
export function listBurns(tx: Tx, memberId: string, window: HistoryWindow): Promise<BurnRow[]> {
  const { filter, after, limit, offset } = window;
  // The rows are found in the index, and only then read one by one; the fence keeps many from reading the whole table.
  return tx.rows<BurnRow>(sql`
    select o.number, o.state, b.name as brand_name, v.image, v.name, o.quantity, o.total_points, o.created_at,
      ${microseconds(sql`o.created_at`)} as at_us,
      t.number as topup_number, t.state as topup_state, t.serial as topup_serial, t.delivered_at as topup_delivered_at,
      (select coalesce(jsonb_agg(jsonb_build_object('name', p.name, 'points', l.points) order by l.position), '[]')
       from order_leg l join partner p on p.id = l.partner_id where l.order_id = o.id) as details,
      (select coalesce(jsonb_agg(jsonb_build_object('at', r.used_at, 'store', r.store) order by r.used_at, r.coupon_code), '[]')
       from coupon c join coupon_redemption r on r.coupon_code = c.code and r.voided_at is null
       where c.order_id = o.id and c.member_id = o.member_id) as uses,
      (select coalesce(jsonb_agg(jsonb_build_object('at', g.accepted_at) order by g.accepted_at, g.coupon_code), '[]')
       from coupon c join coupon_gift g on g.coupon_code = c.code and g.sender_id = o.member_id and g.accepted_at is not null
       where c.order_id = o.id and c.member_id <> o.member_id) as sent
    from (select o.id from purchase_order o where ${conditions(memberId, filter, after)}
      order by o.created_at desc, o.number desc limit ${limit} offset ${offset}) as found
    cross join lateral (select * from purchase_order where id = found.id offset 0) as o
    join voucher v on v.id = o.voucher_id join brand b on b.id = v.brand_id left join topup t on t.order_id = o.id
    order by o.created_at desc, o.number desc`);
}

/** Number of a member's orders, of the completed ones, and the points of those. */
export async function sumBurns(tx: Tx, memberId: string, filter: HistoryFilter): Promise<HistorySum> {
  return only(
    await tx.rows<HistorySum & Row>(sql`
      select count(*)::int as total, (count(*) filter (where o.state = 'completed'))::int as succeeded,
        coalesce(sum(o.total_points) filter (where o.state = 'completed'), 0)::bigint as points
      from purchase_order o where ${conditions(memberId, filter)}`),
  );
}

/** Partners that paid for the member's orders, Poku itself too, in their order; one look into the index for each. */
export const listBurnSources = (tx: Tx, memberId: string): Promise<{ id: string; name: string }[]> =>
  tx.rows<{ id: string; name: string }>(sql`
    select p.id, p.name from partner p
    where (select true from order_leg l where l.member_id = ${memberId} and l.partner_id = p.id
      order by l.order_id limit 1)
    order by p.position`);
