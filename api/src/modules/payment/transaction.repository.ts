import type { Transaction, transactionCall } from '@poku/mfe-checkout/calls/transaction';
import type { GivenOf } from '@poku/contract/calls';
import { sql, type SQL } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { PartnerKind } from '../linkage/repository';
import type { DeliveryColumns } from '../topups/delivery';
import type { LegState, OrderState } from './saga/states';

/** A source of a transaction as it is stored. */
export interface PartRow {
  partnerId: string;
  name: string;
  image: string;
  kind: PartnerKind;
  points: number;
  units: number;
  state: LegState;
  /** Why it was refused or is given back, as the saga noted it. */
  reason: string | null;
  changedAt: string;
  checkoutUrl: string | null;
  paymentCode: string | null;
  reference: string;
  trxId: string | null;
  refNum: string | null;
  lots: { points: number; expiresAt: string }[];
}

/** A transaction as it is stored, with its sources in the order in which they are paid. */
export interface TransactionRow extends Row, DeliveryColumns {
  id: string;
  number: string;
  state: OrderState;
  failure: number | null;
  payment_ends_at: Date | null;
  /** When the member called it off. */
  cancelled_at: Date | null;
  voucher_id: string;
  name: string;
  brand_name: string;
  image: string;
  quantity: number;
  unit_points: number;
  total_points: number;
  phone: string | null;
  created_at: Date;
  ended_at: Date | null;
  parts: PartRow[];
  coupons: IssuedCoupon[];
}

/** A coupon of a transaction with the times that decide its state, in the database's form. */
interface IssuedCoupon extends Omit<Transaction['coupons'][number], 'state'> {
  issuedAt: string;
  expiresAt: string;
  revealedAt: string | null;
  usedAt: string | null;
}

/**
 * What names a transaction; the transaction must match all that is given. An e-wallet's numbers of the payment are taken only
 * together and when nothing else is given.
 */
export type TransactionName = {
  readonly [Name in keyof GivenOf<typeof transactionCall.query>]?: string | null;
};

/** The condition of the orders that a name means; no order meets it for a name that says too little. */
function named({ number = null, key = null, trxId = null, refNum = null }: TransactionName): SQL {
  if (number !== null && key !== null) return sql`o.number = ${number} and o.idempotency_key = ${key}`;
  if (number !== null) return sql`o.number = ${number}`;
  if (key !== null) return sql`o.idempotency_key = ${key}`;
  return sql`o.id in (select l.order_id from order_leg l where l.trx_id = ${trxId}::text and l.ref_num = ${refNum}::text)`;
}

/** A member's transaction by its name; undefined for an unknown one and another's (D9). */
export const findTransaction = async (
  tx: Tx,
  memberId: string,
  name: TransactionName,
): Promise<TransactionRow | undefined> =>
  first(
    await tx.rows<TransactionRow>(sql`
      select o.id, o.number, o.state, o.failure, o.payment_ends_at, o.cancelled_at, o.voucher_id, v.name, b.name as brand_name, v.image,
        o.quantity, o.unit_points, o.total_points, o.msisdn as phone, o.created_at, o.ended_at,
        t.number as topup_number, t.state as topup_state, t.serial as topup_serial, t.delivered_at as topup_delivered_at,
        (select coalesce(jsonb_agg(jsonb_build_object('partnerId', l.partner_id, 'name', p.name, 'image', p.image,
            'kind', p.kind, 'points', l.points, 'units', l.partner_units, 'state', l.state, 'reason', l.reason, 'changedAt', l.changed_at,
            'checkoutUrl', l.checkout_url, 'paymentCode', l.payment_code, 'reference', l.reference, 'trxId', l.trx_id,
            'refNum', l.ref_num,
            'lots', (
              select coalesce(jsonb_agg(jsonb_build_object('points', taken.amount, 'expiresAt', lot.expires_at)
                order by lot.expires_at, lot.id), '[]')
              from ledger_hold_lot taken join ledger_lot lot on lot.id = taken.lot_id where taken.hold_id = l.hold_id))
            order by l.position), '[]')
          from order_leg l join partner p on p.id = l.partner_id where l.order_id = o.id) as parts,
        (select coalesce(jsonb_agg(jsonb_build_object('voucherId', c.voucher_id, 'reference', c.code, 'issuedAt', c.issued_at,
            'expiresAt', c.expires_at, 'revealedAt', c.revealed_at, 'usedAt', c.used_at) order by c.code), '[]')
          from coupon c where c.order_id = o.id and c.member_id = o.member_id and c.cancelled_at is null) as coupons
      from purchase_order o join voucher v on v.id = o.voucher_id join brand b on b.id = v.brand_id
        left join topup t on t.order_id = o.id
      where o.member_id = ${memberId} and ${named(name)}`),
  );

/** A member's orders that wait for an e-wallet's page, newest first. */
export const listWaiting = (tx: Tx, memberId: string): Promise<{ id: string }[]> =>
  tx.rows<{ id: string }>(sql`
    select o.id from purchase_order o
    where o.member_id = ${memberId} and o.state = 'paying'
      and exists (select 1 from order_leg l where l.order_id = o.id and l.state = 'waiting')
    order by o.created_at desc`);

/** An order that is not over. */
export interface OpenRow extends Row {
  number: string;
  name: string;
  total_points: number;
  /** Own points that are set aside for it. */
  held_points: number;
  /** The e-wallet whose page is waited for, and until when. */
  waits_for: string | null;
  payment_ends_at: Date | null;
}

/** A member's orders that are not over, newest first. */
export const listOpen = (tx: Tx, memberId: string): Promise<OpenRow[]> =>
  tx.rows<OpenRow>(sql`
    select o.number, v.name, o.total_points, o.payment_ends_at,
      (select coalesce(sum(l.points), 0)::bigint from order_leg l where l.order_id = o.id and l.state = 'held') as held_points,
      (select p.name from order_leg l join partner p on p.id = l.partner_id
       where l.order_id = o.id and l.state = 'waiting' and l.checkout_url is not null) as waits_for
    from purchase_order o join voucher v on v.id = o.voucher_id
    where o.member_id = ${memberId} and o.state in ('paying', 'compensating')
    order by o.created_at desc, o.number desc`);
