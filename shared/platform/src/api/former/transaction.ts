import type { Transaction, TransactionPart } from '@poku/contract';
import { BRAND } from '@poku/domain/brand';
import { couponStateOf } from './coupons';
import {
  inner,
  list,
  moment,
  oneOf,
  optionalMoment,
  optionalText,
  optionalWhole,
  text,
  whole,
  type WireRecord,
} from '../wire-record';

const STATES = ['held', 'waiting', 'process', 'taken', 'refused', 'released'] as const;

const readPart = (record: WireRecord): TransactionPart => ({
  partnerId: text(record, 'partnerId'),
  name: text(record, 'name'),
  image: optionalText(record, 'partnerImage') ?? '',
  kind: oneOf(record, 'partnerType', ['1', '2']) === '2' ? 'ewallet' : 'loyalty',
  points: whole(record, BRAND.wire.point),
  units: whole(record, 'partnerUnit'),
  state: oneOf(record, 'state', STATES),
  changedAt: moment(record, 'changedDate'),
  lots: list(record, 'lots', (lot) => ({
    points: whole(lot, BRAND.wire.point),
    expiresAt: moment(lot, BRAND.wire.pointsExpiryDate),
  })),
});

/** Status of a burn ([C] §4): 0 success, 1 in process, any other failed. */
const statusOf = (status: number): Transaction['status'] => {
  if (status === 0) return 'success';
  return status === 1 ? 'processing' : 'failed';
};

const readPage = (record: WireRecord): Transaction['paymentPage'] => {
  if ((record.fields.paymentPage ?? null) === null) return null;
  const page = inner(record, 'paymentPage');
  return {
    checkoutUrl: text(page, 'checkout_url'),
    paymentCode: text(page, 'payment_code'),
    reference: text(page, 'reference'),
    expiresAt: moment(page, 'expiredDate'),
  };
};

const REASONS = ['expired', 'cancelled', 'declined', 'silent'] as const;
const reasonOf = (record: WireRecord): Transaction['failureReason'] =>
  (record.fields.failureReason ?? null) === null ? null : oneOf(record, 'failureReason', REASONS);

/** Reads a transaction with its receipt (D43). */
export function readTransaction(record: WireRecord): Transaction {
  return {
    number: text(record, BRAND.wire.transactionNumber),
    status: statusOf(whole(record, 'status')),
    failure: optionalWhole(record, 'failure'),
    failureReason: reasonOf(record),
    voucherId: text(record, 'voucherId'),
    couponName: text(record, 'voucherName'),
    brand: optionalText(record, 'brandName') ?? '',
    image: optionalText(record, 'voucherImage') ?? '',
    quantity: whole(record, 'quantity'),
    unitPoints: whole(record, 'voucherPoint'),
    totalPoints: whole(record, 'totalTransaction'),
    phone: optionalText(record, 'msisdn'),
    createdAt: moment(record, 'transactionDate'),
    endedAt: optionalMoment(record, 'endedDate'),
    parts: list(record, 'paymentDetails', readPart),
    coupons: list(record, 'coupons', (coupon) => ({
      voucherId: text(coupon, 'voucherId'),
      reference: text(coupon, 'code'),
      state: couponStateOf(coupon),
    })),
    paymentPage: readPage(record),
  };
}
