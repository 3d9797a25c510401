import { commonWording } from '@poku/domain/wording/common';
import { toLocalPhone } from '@poku/domain/phone';
import type { DrawingName } from '@poku/kit';
import { transactionWording } from '../../wording/transaction';
import { checkoutWording } from '../../wording/checkout';
import { PaymentCode, paymentCodeWording } from '../../calls/payment';
import type { Transaction } from '../../calls/transaction';
import type { Asked, Found } from './loader';
import type { ResultState } from './result-state';

/** What stands above the receipt. */
export interface ResultWords {
  readonly drawing: DrawingName;
  readonly title: string;
  readonly texts: readonly string[];
}

const walletName = (transaction: Transaction | null): string | undefined =>
  transaction?.parts.find(({ kind }) => kind === 'ewallet')?.name;

/** What a package that does not arrive says until everything is back, and then. */
function undeliveredTexts(transaction: Transaction | null, points: string): readonly string[] | undefined {
  const { delivery = null } = transaction ?? {};
  if (delivery?.state !== 'failed') return undefined;
  return [transactionWording.packageFailed(toLocalPhone(delivery.number)), points];
}

function processingTexts(transaction: Transaction | null, { isDeclined }: Asked): readonly string[] {
  const undelivered = undeliveredTexts(transaction, transactionWording.packageGivingBack);
  if (undelivered !== undefined) return undelivered;
  const wallet = walletName(transaction);
  if (wallet === undefined) return [checkoutWording.processingText];
  if (transaction?.paymentPage) return [transactionWording.waitingText(wallet)];
  const isTaken = transaction?.parts.some(({ kind, state }) => kind === 'ewallet' && state === 'taken');
  return [isDeclined && !isTaken ? transactionWording.declinedText(wallet) : checkoutWording.processingText];
}

/** Why a transaction failed, where its code alone would not tell (D48). */
function reasonText(transaction: Transaction | null, isDeclined: boolean): string | undefined {
  const wallet = walletName(transaction);
  switch (transaction?.failureReason) {
    case 'expired':
      return transactionWording.expired;
    case 'cancelled':
      return transactionWording.cancelled;
    case 'silent':
      return transactionWording.silent;
    case 'declined':
      return wallet && transactionWording.declinedOver(wallet);
    default:
      return isDeclined && wallet !== undefined ? transactionWording.declinedOver(wallet) : undefined;
  }
}

function failedTexts(transaction: Transaction | null, { isDeclined, end }: Asked): readonly string[] {
  const undelivered = undeliveredTexts(transaction, transactionWording.packageGivenBack);
  if (undelivered !== undefined) return undelivered;
  const code = transaction === null ? end?.code : transaction.failure;
  const reason = reasonText(transaction, isDeclined) ?? paymentCodeWording[code ?? 0];
  return [checkoutWording.failedText, ...(reason === undefined ? [] : [reason])];
}

/** What can be done with what was bought, by the coupons' state of now. */
function successText(transaction: Transaction | null): string {
  const { delivery = null } = transaction ?? {};
  if (delivery !== null) {
    const phone = toLocalPhone(delivery.number);
    return delivery.state === 'delivered'
      ? transactionWording.packageArrived(phone)
      : transactionWording.packageSending(phone);
  }
  const states = transaction?.coupons.map(({ state }) => state) ?? [];
  // What others accepted is theirs (D68).
  if (transaction !== null && states.length === 0) return transactionWording.couponsSent;
  const left = states.filter((state) => state !== 'used' && state !== 'expired').length;
  if (left === states.length) return checkoutWording.successText;
  if (left > 0) return transactionWording.couponsLeft(left, states.length);
  if (!states.includes('expired')) return transactionWording.couponsUsed;
  return states.includes('used') ? transactionWording.couponsOver : transactionWording.couponsExpired;
}

/** The words of a result ([C] §4, [C] §8). */
export function resultWords(state: ResultState, asked: Asked, found: Found): ResultWords {
  const transaction = found.kind === 'transaction' ? found.transaction : null;
  switch (state) {
    case 'success':
      return {
        drawing: 'coupon',
        title: checkoutWording.successTitle,
        texts: [successText(transaction)],
      };
    case 'processing':
      return {
        drawing: 'history',
        title: paymentCodeWording[PaymentCode.inProcess],
        texts: processingTexts(transaction, asked),
      };
    case 'timeout':
      return {
        drawing: 'offline',
        title: checkoutWording.timeoutTitle,
        texts: [checkoutWording.timeoutText, transactionWording.pointsSafe],
      };
    case 'failed':
      return {
        drawing: 'broken',
        title: checkoutWording.failedTitle,
        texts: failedTexts(transaction, asked),
      };
    case 'missing':
      return {
        drawing: 'search',
        title: transactionWording.missingTitle,
        texts: [transactionWording.missingText],
      };
    case 'unread':
      return {
        drawing: 'offline',
        title: transactionWording.unreadTitle,
        texts: [found.kind === 'unread' ? found.message : commonWording.disturbance],
      };
  }
}
