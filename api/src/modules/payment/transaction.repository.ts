import type { wire } from '@poku/shared/contract';
import { sql } from 'drizzle-orm';
import { first, type Row, type Tx } from '../../db/database';
import type { LegState, OrderState } from './saga/states';

/** A source of a transaction as it rests. */
export interface PartRow {
  partnerId: string;
  name: string;
  image: string;
  kind: wire.WirePartnerType;
  points: number;
  units: number;
  state: LegState;
  changedAt: string;
  checkoutUrl: string | null;
  paymentCode: string | null;
  reference: string;
  trxId: string | null;
  refNum: string | null;
  lots: { points: number; expiresAt: string }[];
}

/** A transaction as it rests, with its sources in the order in which they are paid. */
export interface TransactionRow extends Row {
  id: string;
  number: string;
  state: OrderState;
  failure: number | null;
  payment_ends_at: Date | null;
  voucher_id: string;
  name: string;
  brand_name: string;
  image: string;
  quantity: number;
  unit_points: number;
  total_points: number;
  msisdn: string | null;
  created_at: Date;
  ended_at: Date | null;
  parts: PartRow[];
  coupons: wire.WireIssuedCoupon[];
}

/** A member's transaction by its number or by the key of its purchase; undefined for an unknown one and another's (D9). */
export const findTransaction = async (
  tx: Tx,
  memberId: string,
  { number = null, key = null }: { number?: string | null; key?: string | null },
): Promise<TransactionRow | undefined> =>
  first(
    await tx.rows<TransactionRow>(sql`
      select o.id, o.number, o.state, o.failure, o.payment_ends_at, o.voucher_id, v.name, b.name as brand_name, v.image,
        o.quantity, o.unit_points, o.total_points, o.msisdn, o.created_at, o.ended_at,
        (select coalesce(jsonb_agg(jsonb_build_object('partnerId', l.partner_id, 'name', p.name, 'image', p.image,
            'kind', p.kind, 'points', l.points, 'units', l.partner_units, 'state', l.state, 'changedAt', l.changed_at,
            'checkoutUrl', l.checkout_url, 'paymentCode', l.payment_code, 'reference', l.reference, 'trxId', l.trx_id,
            'refNum', l.ref_num,
            'lots', (
              select coalesce(jsonb_agg(jsonb_build_object('points', taken.amount, 'expiresAt', lot.expires_at)
                order by lot.expires_at, lot.id), '[]')
              from ledger_hold_lot taken join ledger_lot lot on lot.id = taken.lot_id where taken.hold_id = l.hold_id))
            order by l.position), '[]')
          from order_leg l join partner p on p.id = l.partner_id where l.order_id = o.id) as parts,
        (select coalesce(jsonb_agg(jsonb_build_object('voucherId', c.voucher_id, 'code', c.code) order by c.code), '[]')
          from coupon c where c.order_id = o.id and c.cancelled_at is null) as coupons
      from purchase_order o join voucher v on v.id = o.voucher_id join brand b on b.id = v.brand_id
      where o.member_id = ${memberId}
        and (o.number = ${number}::text or o.idempotency_key = ${key}::text)
        and (${number}::text is null or ${key}::text is null or (o.number = ${number}::text and o.idempotency_key = ${key}::text))`),
  );
