import { RESPONSE_CODES } from '@poku/domain/response-codes';
import { isApiError } from '@poku/platform';
import { PaymentCode } from '../../calls/payment';

/** How a purchase ended when it did not succeed. */
export type PurchaseOutcome =
  /** A result page says it. */
  | { readonly step: 'result'; readonly status: 'processing' | 'timeout' }
  /** The same, with the reason (D48). */
  | { readonly step: 'result'; readonly status: 'failed'; readonly code: number }
  /** Too many wrong codes. */
  | { readonly step: 'locked' }
  /** Nothing was bought and the member can go on: told in the dialog. */
  | { readonly step: 'stay' };

/** Refusals after which nothing is held (D47, D48). */
const REFUSED: readonly number[] = [
  PaymentCode.otpRefused,
  PaymentCode.itemUnknown,
  PaymentCode.figuresDiffer,
  PaymentCode.partnerRefused,
  PaymentCode.linkInactive,
  PaymentCode.outOfStock,
  PaymentCode.notEnoughPoints,
];
/** The server may have bought: 408 and everything from 500 ([C] §4). */
const isUnknownStatus = (status: number): boolean => status === 408 || status >= 500;

const result = (status: 'processing' | 'timeout'): PurchaseOutcome => ({ step: 'result', status });

/**
 * Reads the failure of a purchase ([C] §4, D48). Where the answer is missing or unreadable the result is not known, so
 * the member is sent to the history and never told that it failed.
 */
export function purchaseOutcome(error: unknown): PurchaseOutcome {
  if (!isApiError(error)) return result('timeout');
  switch (error.kind) {
    case 'business':
      if (error.code === RESPONSE_CODES.locked) return { step: 'locked' };
      if (error.code === PaymentCode.inProcess) return result('processing');
      return REFUSED.includes(error.code)
        ? { step: 'result', status: 'failed', code: error.code }
        : { step: 'stay' };
    case 'http':
      return isUnknownStatus(error.code) ? result('timeout') : { step: 'stay' };
    case 'timeout':
    case 'network':
    case 'malformed':
      return result('timeout');
    case 'offline':
    case 'session':
    case 'invalid':
      return { step: 'stay' };
  }
}
