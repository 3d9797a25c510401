import type { Transaction, TransactionPart } from '@poku/mfe-checkout/calls/transaction';
import { SERVER_ANSWER_MS } from '@poku/domain/limits/transport';
import { PaymentCode, paymentCodeWording } from '@poku/mfe-checkout/calls/payment';
import type { AppDeps } from '../../deps';
import { badField, notFound } from '../../http/errors';
import { stateOf } from '../coupons/state';
import { toDelivery } from '../topups/delivery';
import { answerWithin } from '@poku/domain/deadline';
import { orderStatus } from './order-status';
import { createSagaService } from './saga/saga.service';
import type { LegState } from './saga/states';
import {
  findTransaction,
  listWaiting,
  type PartRow,
  type TransactionName,
  type TransactionRow,
} from './transaction.repository';

/** Least time between two questions to an e-wallet about one transaction. */
const lookPauseMs = 1000;

const partStates: Readonly<Record<LegState, TransactionPart['state']>> = {
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

const ewallet = 2;

const toPart = (part: PartRow): TransactionPart => ({
  partnerId: part.partnerId,
  name: part.name,
  image: part.image,
  kind: part.kind === ewallet ? 'ewallet' : 'loyalty',
  points: part.points,
  units: part.units,
  state: partStates[part.state],
  changedAt: iso(part.changedAt),
  lots: part.lots.map(({ points, expiresAt }) => ({ points, expiresAt: iso(expiresAt) })),
});

function toPage({ state, parts, payment_ends_at: endsAt }: TransactionRow): Transaction['paymentPage'] {
  const part = parts.find((one) => one.state === 'waiting');
  if (state !== 'paying' || part === undefined || endsAt === null) return null;
  const { checkoutUrl, paymentCode, reference } = part;
  if (checkoutUrl === null || paymentCode === null) return null;
  return { checkoutUrl, paymentCode, reference, expiresAt: endsAt.toISOString() };
}

/** What the reasons that the saga notes mean to a member; others say no more than their code. */
const failureReasons: Readonly<Record<string, Transaction['failureReason']>> = {
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
}: TransactionRow): Transaction['failureReason'] {
  if (state !== 'failed') return null;
  if (cancelledAt !== null) return 'cancelled';
  return (
    parts.map(({ reason }) => failureReasons[reason ?? '']).find((reason) => reason !== undefined) ?? null
  );
}

const moment = (text: string | null): Date | null => (text === null ? null : new Date(text));

const toCoupon = (
  coupon: TransactionRow['coupons'][number],
  { topup_state }: TransactionRow,
  now: Date,
): Transaction['coupons'][number] => ({
  voucherId: coupon.voucherId,
  reference: coupon.reference,
  state: stateOf(
    {
      issued_at: new Date(coupon.issuedAt),
      expires_at: new Date(coupon.expiresAt),
      revealed_at: moment(coupon.revealedAt),
      used_at: moment(coupon.usedAt),
      topup_state,
    },
    now,
  ),
});

const toTransaction = (row: TransactionRow, now: Date): Transaction => ({
  number: row.number,
  status: orderStatus[row.state],
  failure: row.state === 'failed' ? (row.failure ?? PaymentCode.partnerRefused) : null,
  failureReason: toFailureReason(row),
  voucherId: row.voucher_id,
  couponName: row.name,
  brand: row.brand_name,
  image: row.image,
  quantity: row.quantity,
  unitPoints: row.unit_points,
  totalPoints: row.total_points,
  phone: row.phone,
  delivery: toDelivery(row),
  createdAt: row.created_at.toISOString(),
  endedAt: row.state === 'compensating' ? null : (row.ended_at?.toISOString() ?? null),
  parts: row.parts.map(toPart),
  coupons: row.coupons.map((coupon) => toCoupon(coupon, row, now)),
  paymentPage: toPage(row),
});

const isWaiting = ({ parts }: TransactionRow): boolean => parts.some(({ state }) => state === 'waiting');

/** Whether an e-wallet's numbers may be of this transaction: an e-wallet paid it, or still can (D49). */
const mayBeIts = ({ parts }: TransactionRow, { trxId = null, refNum = null }: TransactionName): boolean => {
  if (trxId === null && refNum === null) return true;
  return parts.some(
    (part) =>
      part.paymentCode !== null &&
      (trxId ?? part.trxId) === (part.trxId ?? trxId) &&
      (refNum ?? part.refNum) === (part.refNum ?? refNum),
  );
};

/** The time for an answer is over; the cancellation continues. */
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
    query: TransactionName,
  ): Promise<TransactionRow | undefined> => {
    const found = await findTransaction(db, memberId, query);
    if (found !== undefined) return found;
    for (const { id } of await listWaiting(db, memberId)) await saga.look(id, lookPauseMs);
    return findTransaction(db, memberId, query);
  };

  return {
    /**
     * How a transaction stands, with what became of each source (D43). When it waits for an e-wallet's page, the e-wallet is asked
     * first, at most once a second (D49). 404 for an unknown transaction, another member's, and numbers of a payment that are not
     * of this one; 400 for a name that says too little.
     */
    async read(memberId: string, query: TransactionName): Promise<Transaction> {
      const { number = null, key = null, trxId = null, refNum = null } = query;
      const isNamed = number !== null || key !== null;
      if (!isNamed && (trxId === null || refNum === null)) throw badField('number');
      const found = await (isNamed ? findTransaction(db, memberId, query) : findByReturn(memberId, query));
      if (found === undefined) throw unknown();
      if (isWaiting(found)) await saga.look(found.id, lookPauseMs);
      const row = isWaiting(found) ? await findTransaction(db, memberId, query) : found;
      if (row === undefined || !mayBeIts(row, query)) throw unknown();
      return toTransaction(row, clock.now());
    },

    /**
     * Calls off what waits for an e-wallet's page, as if its time had run out: what is paid counts, the rest is given back. Any
     * other transaction stays as it is, so repeating it is safe. Answers how it stands, within `answerMs`; a partner that has not
     * answered by then is still waited for in the background. 404 for an unknown one and another member's.
     */
    async cancel(memberId: string, number: string): Promise<Transaction> {
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
