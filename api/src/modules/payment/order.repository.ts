import type { wire } from '@poku/shared/contract';
import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../db/database';

/** An order to create; `ads_id` and `msisdn` belong to the sale. */
export interface NewOrder {
  id: string;
  number: string;
  memberId: string;
  voucherId: string;
  saleType: wire.WireSaleType;
  adsId: string | null;
  msisdn: string | null;
  quantity: number;
  unitPoints: number;
  otpRequestId: string;
  idempotencyKey: string | null;
  requestHash: string;
  now: Date;
}

/** A leg to create: one source of an order's points, with the reference of its effect (D47). */
export interface NewLeg {
  orderId: string;
  position: number;
  partnerId: string;
  points: number;
  partnerUnits: number;
  rate: { numerator: number; denominator: number };
  state: 'pending' | 'held';
  reference: string;
  holdId: string | null;
}

/** What a repeated purchase needs to know of the first one (D46). */
export interface StoredOrder extends Row {
  id: string;
  state: 'paying' | 'completed' | 'compensating' | 'failed';
  request_hash: string;
  reply: wire.WireBuyVoucherData | null;
}

/** The member's orders with this OTP request or this idempotency key: none, one, or one of each (D46). */
export const findOrders = (
  tx: Tx,
  memberId: string,
  key: { otpRequestId: string; idempotencyKey: string | null },
): Promise<StoredOrder[]> =>
  tx.rows<StoredOrder>(sql`
    select id, state, request_hash, reply from purchase_order
    where member_id = ${memberId}
      and (otp_request_id = ${key.otpRequestId} or idempotency_key = ${key.idempotencyKey}::text)
    order by created_at desc`);

/** Creates an order in state 'paying'. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<void> {
  await tx.run(sql`
    insert into purchase_order (id, number, member_id, voucher_id, sale_type, ads_id, msisdn, quantity, unit_points,
      total_points, state, otp_request_id, idempotency_key, request_hash, created_at)
    values (${order.id}, ${order.number}, ${order.memberId}, ${order.voucherId}, ${order.saleType}, ${order.adsId},
      ${order.msisdn}, ${order.quantity}, ${order.unitPoints}, ${order.unitPoints * order.quantity}, 'paying',
      ${order.otpRequestId}, ${order.idempotencyKey}, ${order.requestHash}, ${order.now})`);
}

/** Creates a leg of an order. */
export async function insertLeg(tx: Tx, leg: NewLeg): Promise<void> {
  await tx.run(sql`
    insert into order_leg (order_id, position, partner_id, points, partner_units, rate_numerator, rate_denominator,
      state, reference, hold_id)
    values (${leg.orderId}, ${leg.position}, ${leg.partnerId}, ${leg.points}, ${leg.partnerUnits},
      ${leg.rate.numerator}, ${leg.rate.denominator}, ${leg.state}, ${leg.reference}, ${leg.holdId})`);
}

/** Takes units out of stock; false when there are not enough or the coupon is no longer on sale. */
export async function reserveStock(tx: Tx, voucherId: string, quantity: number, now: Date): Promise<boolean> {
  const touched = await tx.run(sql`
    update voucher set stock = stock - ${quantity}::int
    where id = ${voucherId} and stock >= ${quantity}::int and not withdrawn and sale_ends_at >= ${now}`);
  return touched === 1;
}

/** Marks the own-points legs of an order as captured. */
export async function captureOwnLegs(tx: Tx, orderId: string): Promise<void> {
  await tx.run(sql`
    update order_leg set state = 'captured' where order_id = ${orderId} and state = 'held' and hold_id is not null`);
}

/** Completes an order that is being paid and keeps its reply for repeats; false when it was not being paid. */
export async function completeOrder(
  tx: Tx,
  orderId: string,
  reply: wire.WireBuyVoucherData,
  now: Date,
): Promise<boolean> {
  const touched = await tx.run(sql`
    update purchase_order set state = 'completed', reply = ${JSON.stringify(reply)}::jsonb, ended_at = ${now}
    where id = ${orderId} and state = 'paying'`);
  return touched === 1;
}
