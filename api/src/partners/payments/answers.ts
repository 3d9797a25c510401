import { paymentState, type PaymentAnswer, type PaymentState } from '@poku/partner-protocol';
import type { OrderedPayment, PaymentRow } from './repository';

/** How a payment stands, as Poku reads it. */
export function paymentStateOf(payment: PaymentRow): PaymentState {
  const { status, reason, amount_units, trx_id, ref_num } = payment;
  if (status === 'pending' || status === 'reversed') return { status };
  if (status === 'paid')
    return { status, amountUnits: amount_units ?? 0, trxId: trx_id ?? '', refNum: ref_num ?? '' };
  return paymentState.parse({ status, reason: reason ?? 'other' });
}

/** The answer to an order; one that Poku called off is not taken up again. */
export function paymentAnswerOf(payment: PaymentRow, payUrl: string): PaymentAnswer {
  const state = paymentStateOf(payment);
  if (state.status === 'reversed') return { status: 'refused', reason: 'other' };
  return state.status === 'pending'
    ? { ...state, checkoutUrl: payUrl, paymentCode: payment.payment_code ?? '' }
    : state;
}

/** The way back to Poku that the order named, with its own query kept. */
export function paymentBackUrl(payment: OrderedPayment, result: Readonly<Record<string, string>>): string {
  const url = new URL(payment.redirect_url);
  for (const [name, value] of Object.entries(result)) url.searchParams.set(name, value);
  return url.href;
}
