import { sql, type SQL } from 'drizzle-orm';
import { first, type Row } from '../../../db/rows';
import type { Tx } from '../../../db/tx';
import type { LegSnapshot, OrderSnapshot } from './snapshot';
import { openOrderStates } from './states';

/** How long only the process that takes an order continues it; then another process may take it. */
export const LEASE_MS = 10_000;

/** An order that was taken. */
export interface TakenOrder {
  id: string;
  memberId: string;
  /** How often it was taken; a process that took it before may not change it any more. */
  takes: number;
}

async function read(tx: Tx, id: string, lock: SQL): Promise<OrderSnapshot | undefined> {
  const order = first(
    await tx.rows<Omit<OrderSnapshot, 'legs'> & Row>(sql`
      select id, number, member_id as "memberId", voucher_id as "voucherId", quantity, total_points as "totalPoints", msisdn as phone, state,
        failure, takes, inquiries, stuck_at as "stuckAt", payment_ends_at as "paymentEndsAt",
        coalesce(site_origin, '') as "siteOrigin"
      from purchase_order where id = ${id} ${lock}`),
  );
  if (order === undefined) return undefined;
  const legs = await tx.rows<LegSnapshot & Row>(sql`
    select l.position, case when l.hold_id is not null then 'own' when p.kind = 2 then 'ewallet' else 'loyalty' end as kind,
      l.state, l.partner_id as "partnerId", p.slug, l.reference, l.partner_units as units, coalesce(l.subject, '') as subject,
      coalesce(l.mandate_id, '') as "mandateId", c.partner_reference as "codeReference", l.hold_id as "holdId",
      l.checkout_url as "checkoutUrl", l.debited_at as "debitedAt", p.addresses
    from order_leg l join partner p on p.id = l.partner_id left join otp_request c on c.id = l.otp_request_id
    where l.order_id = ${id} order by l.position`);
  return { ...order, legs };
}

/** An order with its legs, or undefined. */
export const readOrder = (tx: Tx, id: string): Promise<OrderSnapshot | undefined> => read(tx, id, sql``);

/** The same, locked until the transaction ends, so that changes of one order happen one at a time. */
export const lockOrder = (tx: Tx, id: string): Promise<OrderSnapshot | undefined> =>
  read(tx, id, sql`for update`);

/** Id and member of the order with a number, or undefined. */
export const findByNumber = async (
  tx: Tx,
  number: string,
): Promise<{ id: string; memberId: string } | undefined> =>
  first(
    await tx.rows<{ id: string; memberId: string }>(sql`
      select id, member_id as "memberId" from purchase_order where number = ${number}`),
  );

const isOpen = sql`state in (${sql.join(
  openOrderStates.map((state) => sql`${state}`),
  sql`, `,
)})`;

/**
 * Takes the open order that is due longest, the oldest of those that are equally long, for the caller alone until `leaseEnd`;
 * undefined when none is due.
 */
export const takeDue = async (tx: Tx, now: Date, leaseEnd: Date): Promise<TakenOrder | undefined> =>
  first(
    await tx.rows<TakenOrder & Row>(sql`
      update purchase_order set takes = takes + 1, taken_at = ${now}, due_at = ${leaseEnd}
      where id = (
        select id from purchase_order where due_at <= ${now}
        order by due_at, created_at limit 1 for update skip locked)
      returning id, member_id as "memberId", takes`),
  );

/** Takes an open order, due or not; undefined when it is not open, or was last taken after `since`, if that is given. */
export const takeOrder = async (
  tx: Tx,
  id: string,
  { now, leaseEnd, since = null }: { now: Date; leaseEnd: Date; since?: Date | null },
): Promise<TakenOrder | undefined> =>
  first(
    await tx.rows<TakenOrder & Row>(sql`
      update purchase_order set takes = takes + 1, taken_at = ${now}, due_at = ${leaseEnd}
      where id = ${id} and ${isOpen} and (${since}::timestamptz is null or taken_at is null or taken_at <= ${since}::timestamptz)
      returning id, member_id as "memberId", takes`),
  );

/** Makes open orders due that are not planned, or only after `latest`; returns how many. */
export const planForgotten = (tx: Tx, now: Date, latest: Date): Promise<number> =>
  tx.run(sql`
    update purchase_order set due_at = ${now}
    where id in (
      select id from purchase_order where ${isOpen} and (due_at is null or due_at > ${latest}) for update skip locked)`);

/** Makes the order of a partner's leg due now while its outcome is not known; false when there is none. */
export async function planNow(tx: Tx, partnerId: string, reference: string, now: Date): Promise<boolean> {
  const touched = await tx.run(sql`
    update purchase_order o set due_at = ${now}, inquiries = 0, stuck_at = null
    from order_leg l
    where l.partner_id = ${partnerId} and l.reference = ${reference} and l.state in ('waiting', 'unknown')
      and o.id = l.order_id and o.${isOpen}`);
  return touched > 0;
}

/** Stores when the saga continues an order; with `stuckAt` it also needs an operator. */
export async function planOrder(
  tx: Tx,
  id: string,
  plan: { dueAt: Date | null; inquiries: number; stuckAt: Date | null },
): Promise<void> {
  await tx.run(sql`
    update purchase_order set due_at = ${plan.dueAt}, inquiries = ${plan.inquiries}, stuck_at = ${plan.stuckAt}
    where id = ${id}`);
}
