import type { Transaction } from '@poku/shared/contract';
import { checkoutWording, commonWording, paymentCodeWording, transactionWording } from '@poku/shared/domain';
import type { DrawingName } from '@poku/shared/ui';
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

function processingTexts(transaction: Transaction | null, { isDeclined }: Asked): readonly string[] {
  const wallet = walletName(transaction);
  if (wallet === undefined) return [checkoutWording.processingText];
  if (transaction?.paymentPage) return [transactionWording.waitingText(wallet)];
  const isTaken = transaction?.parts.some(({ kind, state }) => kind === 'ewallet' && state === 'taken');
  return [isDeclined && !isTaken ? transactionWording.declinedText(wallet) : checkoutWording.processingText];
}

function failedTexts(transaction: Transaction | null, { isDeclined, code }: Asked): readonly string[] {
  const wallet = walletName(transaction);
  const failure = transaction === null ? code : transaction.failure;
  const reason = failure === null ? undefined : paymentCodeWording[failure];
  const declined = isDeclined && wallet !== undefined ? transactionWording.declinedOver(wallet) : undefined;
  return [checkoutWording.failedText, declined ?? reason ?? ''].filter((text) => text !== '');
}

/** The words of a result ([C] §4, [C] §8). */
export function resultWords(state: ResultState, asked: Asked, found: Found): ResultWords {
  const transaction = found.kind === 'transaction' ? found.transaction : null;
  switch (state) {
    case 'success':
      return {
        drawing: 'coupon',
        title: checkoutWording.successTitle,
        texts: [checkoutWording.successText],
      };
    case 'processing':
      return {
        drawing: 'history',
        title: checkoutWording.processingTitle,
        texts: processingTexts(transaction, asked),
      };
    case 'timeout':
      return {
        drawing: 'offline',
        title: checkoutWording.timeoutTitle,
        texts: [checkoutWording.timeoutText],
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
