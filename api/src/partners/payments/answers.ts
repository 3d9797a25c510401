import { paymentState, type PaymentAnswer, type PaymentState } from '../../protocol/messages';
import type { PaymentRow } from './repository';

/** How a payment stands, as Poku reads it. */
export function paymentStateOf(payment: PaymentRow): PaymentState {
  const { status, reason, amount_units, trx_id, ref_num } = payment;
  if (status === 'pending') return { status };
  if (status === 'paid')
    return { status, amountUnits: amount_units, trxId: trx_id ?? '', refNum: ref_num ?? '' };
  return paymentState.parse({ status, reason: reason ?? 'other' });
}

/** The answer to an order. */
export function paymentAnswerOf(payment: PaymentRow, payUrl: string): PaymentAnswer {
  const state = paymentStateOf(payment);
  return state.status === 'pending'
    ? { ...state, checkoutUrl: payUrl, paymentCode: payment.payment_code }
    : state;
}

/** The way back to Poku that the order named, with its own query kept. */
export function paymentBackUrl(payment: PaymentRow, result: Readonly<Record<string, string>>): string {
  const url = new URL(payment.redirect_url);
  for (const [name, value] of Object.entries(result)) url.searchParams.set(name, value);
  return url.href;
}
