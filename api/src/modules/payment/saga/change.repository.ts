import type { Purchase } from '@poku/mfe-checkout/calls/purchase';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/tx';
import { toStored } from '../reply';
import { legStatesBefore, orderStatesBefore, type LegState, type OrderState } from './states';

const oneOf = (states: readonly string[]): SQL =>
  sql`state in (${sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  )})`;

/** Facts that are stored with a leg's new state; a fact that is left out stays as it was. */
export interface LegFacts {
  reason?: string;
  trxId?: string | null;
  refNum?: string | null;
  page?: { checkoutUrl: string; paymentCode: string } | null;
  /** The partner took the units. */
  isDebited?: boolean;
}

/** Changes a leg's state if the table of states allows it; false when it does not. */
export async function changeLeg(
  tx: Tx,
  leg: { orderId: string; position: number },
  to: LegState,
  now: Date,
  { reason, trxId, refNum, page, isDebited = false }: LegFacts = {},
): Promise<boolean> {
  const touched = await tx.run(sql`
    update order_leg set state = ${to}, changed_at = ${now}, reason = coalesce(${reason ?? null}, reason),
      trx_id = coalesce(${trxId ?? null}, trx_id), ref_num = coalesce(${refNum ?? null}, ref_num),
      checkout_url = coalesce(${page?.checkoutUrl ?? null}, checkout_url),
      payment_code = coalesce(${page?.paymentCode ?? null}, payment_code),
      debited_at = case when ${isDebited}::boolean then ${now}::timestamptz else debited_at end
    where order_id = ${leg.orderId} and position = ${leg.position} and ${oneOf(legStatesBefore(to))}`);
  return touched === 1;
}

/** Changes an order's state if the table of states allows it; false when it does not. */
async function changeOrder(tx: Tx, id: string, to: OrderState, facts: SQL): Promise<boolean> {
  const touched = await tx.run(sql`
    update purchase_order set state = ${to}, inquiries = 0, stuck_at = null, ${facts}
    where id = ${id} and ${oneOf(orderStatesBefore(to))}`);
  return touched === 1;
}

/** The order fails with a code of D48, once everything is given back. */
export const startCompensation = (tx: Tx, id: string, failure: number): Promise<boolean> =>
  changeOrder(tx, id, 'compensating', sql`failure = ${failure}`);

/** The order is given back by an operator. */
export const startRefund = (tx: Tx, id: string, reason: string): Promise<boolean> =>
  changeOrder(tx, id, 'refunding', sql`refund_reason = ${reason}`);

/** The order succeeded; `reply` is for repeats. */
export const completeOrder = (tx: Tx, id: string, reply: Purchase, now: Date): Promise<boolean> =>
  changeOrder(tx, id, 'completed', sql`reply = ${toStored(reply)}::jsonb, ended_at = ${now}, due_at = null`);

/** Everything is given back. */
export const closeOrder = (tx: Tx, id: string, to: 'failed' | 'refunded', now: Date): Promise<boolean> =>
  changeOrder(tx, id, to, to === 'failed' ? sql`ended_at = ${now}, due_at = null` : sql`due_at = null`);

/**
 * Ends the payment time of an order that waits for an e-wallet's page, because its member cancels it, and makes the order due;
 * false, with nothing changed, for any other.
 */
export async function endPage(tx: Tx, id: string, now: Date): Promise<boolean> {
  const touched = await tx.run(sql`
    update purchase_order o set cancelled_at = ${now}, payment_ends_at = ${now}, due_at = ${now}, inquiries = 0
    where o.id = ${id} and o.state = 'paying' and o.payment_ends_at > ${now}
      and exists (select 1 from order_leg l where l.order_id = o.id and l.state = 'waiting')`);
  return touched === 1;
}

/** Keeps the reply of an order that waits for the e-wallet's page until `paymentEndsAt`. */
export async function storePage(tx: Tx, id: string, reply: Purchase, paymentEndsAt: Date): Promise<void> {
  await tx.run(sql`
    update purchase_order set reply = ${toStored(reply)}::jsonb, payment_ends_at = ${paymentEndsAt}
    where id = ${id}`);
}
