import { couponState } from '@poku/mfe-history/calls/coupons';
import type { wire } from '@poku/shared/contract';
import { BRAND, SERVER_ANSWER_MS } from '@poku/shared/domain';
import { paymentCodeWording } from '@poku/mfe-checkout/calls/payment';
import type { AppDeps } from '../../deps';
import { PaymentCode } from '../../http/codes';
import { notFound } from '../../http/errors';
import { stateOf } from '../coupons/state';
import { answerWithin } from './deadline';
import { createSagaService } from './saga/saga.service';
import type { LegState, OrderState } from './saga/states';
import { findTransaction, listWaiting, type PartRow, type TransactionRow } from './transaction.repository';

/** Least time between two questions to an e-wallet about one transaction. */
const lookPauseMs = 1000;

/** Status of a transaction by its order's state ([C] §4): 0 success, 1 in process, 2 failed. */
const transactionStatus: Readonly<Record<OrderState, 0 | 1 | 2>> = {
  completed: 0,
  paying: 1,
  compensating: 1,
  failed: 2,
  refunding: 1,
  refunded: 2,
};

const partStates: Readonly<Record<LegState, wire.WirePartState>> = {
  pending: 'process',
  held: 'held',
  waiting: 'waiting',
  unknown: 'process',
  debited: 'taken',
  refused: 'refused',
  captured: 'taken',
  releasing: 'process',
  released: 'released',
};

/** Moments inside JSON have the database's form. */
const iso = (moment: string): string => new Date(moment).toISOString();

const toPart = (part: PartRow): wire.WireTransactionPart => ({
  partnerId: part.partnerId,
  name: part.name,
  partnerImage: part.image,
  partnerType: part.kind,
  [BRAND.wire.point]: part.points,
  partnerUnit: part.units,
  state: partStates[part.state],
  changedDate: iso(part.changedAt),
  lots: part.lots.map((lot) => ({
    [BRAND.wire.point]: lot.points,
    [BRAND.wire.pointsExpiryDate]: iso(lot.expiresAt),
  })),
});

function toPage({ state, parts, payment_ends_at: endsAt }: TransactionRow): wire.WirePaymentPage | null {
  const part = parts.find((one) => one.state === 'waiting');
  if (state !== 'paying' || part === undefined || endsAt === null) return null;
  const { checkoutUrl, paymentCode, reference } = part;
  if (checkoutUrl === null || paymentCode === null) return null;
  return {
    checkout_url: checkoutUrl,
    payment_code: paymentCode,
    reference,
    expiredDate: endsAt.toISOString(),
  };
}

/** What the reasons that the saga notes mean to a member; others say no more than their code. */
const failureReasons: Readonly<Record<string, wire.WireFailureReason>> = {
  expired: 'expired',
  declined: 'declined',
  unreachable: 'silent',
  silent: 'silent',
  'never-arrived': 'silent',
  'page-lost': 'silent',
};

function toFailureReason({
  state,
  cancelled_at: cancelledAt,
  parts,
}: TransactionRow): wire.WireFailureReason | null {
  if (state !== 'failed') return null;
  if (cancelledAt !== null) return 'cancelled';
  return (
    parts.map(({ reason }) => failureReasons[reason ?? '']).find((reason) => reason !== undefined) ?? null
  );
}

const moment = (text: string | null): Date | null => (text === null ? null : new Date(text));

const toCoupon = (coupon: TransactionRow['coupons'][number], now: Date): wire.WireTransactionCoupon => ({
  voucherId: coupon.voucherId,
  code: coupon.code,
  status_activity:
    couponState.codes[
      stateOf(
        {
          issued_at: new Date(coupon.issuedAt),
          expires_at: new Date(coupon.expiresAt),
          revealed_at: moment(coupon.revealedAt),
          used_at: moment(coupon.usedAt),
        },
        now,
      )
    ],
});

const toTransaction = (row: TransactionRow, now: Date): wire.WireTransaction => ({
  [BRAND.wire.transactionNumber]: row.number,
  status: transactionStatus[row.state],
  failure: row.state === 'failed' ? (row.failure ?? PaymentCode.partnerRefused) : null,
  failureReason: toFailureReason(row),
  voucherId: row.voucher_id,
  voucherName: row.name,
  brandName: row.brand_name,
  voucherImage: row.image,
  quantity: row.quantity,
  voucherPoint: row.unit_points,
  totalTransaction: row.total_points,
  msisdn: row.msisdn,
  transactionDate: row.created_at.toISOString(),
  endedDate: row.state === 'compensating' ? null : (row.ended_at?.toISOString() ?? null),
  paymentDetails: row.parts.map(toPart),
  coupons: row.coupons.map((coupon) => toCoupon(coupon, now)),
  paymentPage: toPage(row),
});

const isWaiting = ({ parts }: TransactionRow): boolean => parts.some(({ state }) => state === 'waiting');

/** Whether what an e-wallet's return carried may be this transaction's: an e-wallet paid it, or may yet (D49). */
const mayBeIts = ({ parts }: TransactionRow, { trxId, refNum }: wire.WireTransactionQuery): boolean => {
  if (trxId === undefined && refNum === undefined) return true;
  return parts.some(
    (part) =>
      part.paymentCode !== null &&
      (trxId ?? part.trxId) === (part.trxId ?? trxId) &&
      (refNum ?? part.refNum) === (part.refNum ?? refNum),
  );
};

/** A partner takes longer than a member may wait; it goes on. */
class Late extends Error {}

/** Transactions as their members see them; `answerMs` is how long a cancellation may stay without an answer (D6). */
export function createTransactionService(
  deps: Pick<AppDeps, 'db' | 'clock' | 'partners'>,
  answerMs = SERVER_ANSWER_MS,
) {
  const { db, clock } = deps;
  const saga = createSagaService(deps);
  const unknown = () => notFound(paymentCodeWording[PaymentCode.itemUnknown] ?? '');

  /** The transaction that a return without its order's number is about: the e-wallets of the open ones are asked first. */
  const findByReturn = async (
    memberId: string,
    query: wire.WireTransactionQuery,
  ): Promise<TransactionRow | undefined> => {
    const found = await findTransaction(db, memberId, query);
    if (found !== undefined) return found;
    for (const { id } of await listWaiting(db, memberId)) await saga.look(id, lookPauseMs);
    return findTransaction(db, memberId, query);
  };

  return {
    /**
     * How a transaction stands, with what became of each source (D43). One that waits for an e-wallet's page is asked for
     * first, at most once a second (D49). 404 for an unknown one, another member's, and numbers of a payment that are not its.
     */
    async read(memberId: string, query: wire.WireTransactionQuery): Promise<wire.WireTransaction> {
      const isNamed = query.number !== undefined || query.key !== undefined;
      const found = await (isNamed ? findTransaction(db, memberId, query) : findByReturn(memberId, query));
      if (found === undefined) throw unknown();
      if (isWaiting(found)) await saga.look(found.id, lookPauseMs);
      const row = isWaiting(found) ? await findTransaction(db, memberId, query) : found;
      if (row === undefined || !mayBeIts(row, query)) throw unknown();
      return toTransaction(row, clock.now());
    },

    /**
     * Calls off what waits for an e-wallet's page, as if its time had run out: what is paid counts, the rest is given back. Any
     * other transaction stays as it is, so repeating it is safe. Answers how it stands, within `answerMs`; what the partner
     * has not answered by then goes on. 404 for an unknown one and another member's.
     */
    async cancel(memberId: string, number: string): Promise<wire.WireTransaction> {
      const found = await findTransaction(db, memberId, { number });
      if (found === undefined) throw unknown();
      const cancelling = saga.cancel({ id: found.id, memberId }).then(() => true);
      await answerWithin(cancelling, answerMs, () => new Late()).catch((error: unknown) => {
        if (!(error instanceof Late)) throw error;
      });
      return toTransaction((await findTransaction(db, memberId, { number })) ?? found, clock.now());
    },
  };
}
