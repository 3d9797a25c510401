import { sql } from 'drizzle-orm';
import type { Rule } from './rule';

/** What holds for orders, their legs, codes and coupons (D44 to D50). */
export const orderRules: readonly Rule[] = [
  {
    name: 'the total of an order is the sum of its legs',
    subject: 'order',
    broken: sql`
      select o.number as id from purchase_order o left join order_leg l on l.order_id = o.id
      group by o.id having o.total_points <> coalesce(sum(l.points), 0)`,
  },
  {
    name: 'a leg’s units are its points at its rate, rounded up',
    subject: 'leg',
    broken: sql`
      select order_id || ' ' || position as id from order_leg
      where partner_units::numeric <> ceil(points::numeric * rate_denominator / rate_numerator)`,
  },
  {
    name: 'every leg of a completed order is captured',
    subject: 'order',
    broken: sql`
      select o.number as id from purchase_order o join order_leg l on l.order_id = o.id
      where o.state = 'completed' and l.state <> 'captured'`,
  },
  {
    name: 'every leg of a failed or refunded order is given back',
    subject: 'order',
    broken: sql`
      select o.number as id from purchase_order o join order_leg l on l.order_id = o.id
      where o.state in ('failed', 'refunded') and l.state not in ('released', 'refused')`,
  },
  {
    name: 'a leg of own points has the state of its hold',
    subject: 'leg',
    broken: sql`
      select l.order_id || ' ' || l.position as id from order_leg l join ledger_hold h on h.id = l.hold_id
      where not case h.state when 'held' then l.state = 'held'
        when 'captured' then l.state in ('captured', 'releasing') else l.state = 'released' end
      or h.amount <> l.points`,
  },
  {
    name: 'a leg of own points holds points of the order’s member',
    subject: 'leg',
    broken: sql`
      select l.order_id || ' ' || l.position as id
      from order_leg l join ledger_hold h on h.id = l.hold_id join purchase_order o on o.id = l.order_id
      where h.member_id <> o.member_id`,
  },
  {
    name: 'a completed order has one coupon for each unit',
    subject: 'order',
    broken: sql`
      select o.number as id from purchase_order o
      left join coupon c on c.order_id = o.id and c.cancelled_at is null
      where o.state = 'completed' group by o.id having count(c.code) <> o.quantity`,
  },
  {
    name: 'an order that is not completed has no coupon',
    subject: 'order',
    broken: sql`
      select o.number as id from purchase_order o join coupon c on c.order_id = o.id and c.cancelled_at is null
      where o.state not in ('completed', 'refunding')`,
  },
  {
    name: 'no two coupons have one secret',
    subject: 'coupon',
    broken: sql`select min(code) as id from coupon group by secret_code having count(*) > 1`,
  },
  {
    name: 'the codes of an order are consumed, each by one order',
    subject: 'order',
    broken: sql`
      with spent as (
        select o.number, o.otp_request_id from purchase_order o
        union all select o.number, l.otp_request_id from purchase_order o join order_leg l on l.order_id = o.id
        where l.otp_request_id is not null)
      select number as id from spent join otp_request r on r.id = spent.otp_request_id where r.state <> 'consumed'
      union all select min(number) from spent group by otp_request_id having count(*) > 1`,
  },
  {
    name: 'stock is never below zero',
    subject: 'voucher',
    broken: sql`select id from voucher where stock < 0`,
  },
];
