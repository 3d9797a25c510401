import type { buyCall, Purchase } from '@poku/mfe-checkout/calls/purchase';
import type { RecordOf } from '@poku/contract/calls';
import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import { byKeys } from '../../db/statement';
import { type StoredReply, toStored } from './reply';
import type { LegState, OrderState } from './saga/states';

/** A purchase as it is asked for, by whichever of its calls. */
export type PurchaseRequest = RecordOf<typeof buyCall.body>;

/** An order to create; `adsId` and `phone` belong to the sale. */
export interface NewOrder {
  id: string;
  number: string;
  memberId: string;
  voucherId: string;
  saleType: PurchaseRequest['saleType'];
  adsId: string | null;
  phone: string | null;
  quantity: number;
  unitPoints: number;
  /** 'completed' for one that its transaction pays with own points at once. */
  state: Extract<OrderState, 'paying' | 'completed'>;
  otpRequestId: string;
  idempotencyKey: string | null;
  requestHash: string;
  reply: Purchase | null;
  siteOrigin: string | null;
  /** The session that it is made in (D59). */
  sessionId: string | null;
  /** End of the time in which only its creator continues it; null when nothing is left to do. */
  dueAt: Date | null;
  now: Date;
}

/** A leg to create: one source of an order's points, with the reference of its effect (D47). */
export interface NewLeg {
  partnerId: string;
  points: number;
  partnerUnits: number;
  rate: { numerator: number; denominator: number };
  state: Extract<LegState, 'pending' | 'held' | 'captured'>;
  reference: string;
  holdId: string | null;
  subject: string | null;
  mandateId: string | null;
  otpRequestId: string | null;
}

/** What a repeated purchase needs to know of the first one (D46). */
export interface StoredRequest extends Row {
  /** Null for a request that was refused before it had an order. */
  state: OrderState | null;
  idempotency_key: string | null;
  failure: number | null;
  request_hash: string;
  reply: StoredReply | null;
}

/** What names a purchase and its repeats (D46). */
export interface PurchaseKey {
  memberId: string;
  otpRequestId: string;
  idempotencyKey: string | null;
  requestHash: string;
}

/**
 * The member's orders with this OTP request or this idempotency key: none, one, or one of each (D46), the newest first, and the
 * refused request that the key belongs to.
 */
export const findRequests = (tx: Tx, key: PurchaseKey): Promise<StoredRequest[]> =>
  tx.rows<StoredRequest & { created_at: Date }>(
    byKeys(sql`
    select state, idempotency_key, failure, request_hash, reply, created_at from purchase_order
    where member_id = ${key.memberId}
      and (otp_request_id = ${key.otpRequestId} or idempotency_key = ${key.idempotencyKey}::text)
    union all
    select null, idempotency_key, null, request_hash, null, refused_at from purchase_key
    where member_id = ${key.memberId} and idempotency_key = ${key.idempotencyKey}::text
    order by created_at desc`),
  );

/** Stores the key with its refused request, unless an order or another refused request has the key (D46). */
export async function keepRefusedKey(tx: Tx, key: PurchaseKey, now: Date): Promise<void> {
  await tx.run(sql`
    insert into purchase_key (member_id, idempotency_key, request_hash, refused_at)
    select ${key.memberId}::text, ${key.idempotencyKey}::text, ${key.requestHash}::text, ${now}::timestamptz
    where not exists (
      select 1 from purchase_order
      where member_id = ${key.memberId}::text and idempotency_key = ${key.idempotencyKey}::text)
    on conflict do nothing`);
}

/** Forgets keys of requests that were refused before a time, at most `limit` of them. Returns how many. */
export const forgetRefusedKeys = (tx: Tx, refusedBefore: Date, limit: number): Promise<number> =>
  tx.run(sql`
    with old as materialized (
      select member_id, idempotency_key from purchase_key where refused_at < ${refusedBefore}
      order by refused_at limit ${limit} for update skip locked)
    delete from purchase_key where (member_id, idempotency_key) in (select * from old)`);

/** Creates an order with its legs, paid in the order given; false when the member has one under the same key (D46). */
export async function insertOrder(tx: Tx, order: NewOrder, legs: readonly NewLeg[]): Promise<boolean> {
  const legRows = legs.map((leg, position) => ({ ...leg, ...leg.rate, position }));
  const endedAt = order.state === 'completed' ? order.now : null;
  const created = await tx.rows(sql`
    with created as (
      insert into purchase_order (id, number, member_id, voucher_id, sale_type, ads_id, msisdn, quantity, unit_points,
        total_points, state, otp_request_id, idempotency_key, request_hash, reply, site_origin, session_id, due_at,
        created_at, ended_at)
      values (${order.id}, ${order.number}, ${order.memberId}, ${order.voucherId}, ${order.saleType}, ${order.adsId},
        ${order.phone}, ${order.quantity}, ${order.unitPoints}, ${order.unitPoints * order.quantity}, ${order.state},
        ${order.otpRequestId}, ${order.idempotencyKey}, ${order.requestHash},
        ${order.reply === null ? null : toStored(order.reply)}::jsonb, ${order.siteOrigin}, ${order.sessionId},
        ${order.dueAt}, ${order.now}, ${endedAt})
      on conflict (member_id, idempotency_key) do nothing returning id),
    legs as (
      insert into order_leg (order_id, position, partner_id, points, partner_units, rate_numerator, rate_denominator,
        state, reference, hold_id, subject, mandate_id, otp_request_id, changed_at)
      select created.id, leg.position, leg."partnerId", leg.points, leg."partnerUnits", leg.numerator, leg.denominator,
        leg.state, leg.reference, leg."holdId", leg.subject, leg."mandateId", leg."otpRequestId", ${order.now}
      from created, jsonb_to_recordset(${JSON.stringify(legRows)}::jsonb) as leg (
        position integer, "partnerId" text, points bigint, "partnerUnits" bigint, numerator bigint, denominator bigint,
        state text, reference text, "holdId" text, subject text, "mandateId" text, "otpRequestId" text))
    select id from created`);
  return first(created) !== undefined;
}
