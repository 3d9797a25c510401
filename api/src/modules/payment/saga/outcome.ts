import { PaymentCode } from '@poku/mfe-checkout/calls/payment';
import { isPartnerAddress } from '@poku/domain/redirect';
import type { DebitAnswer, PaymentAnswer, Reversal } from '@poku/partner-protocol';
import type { PartnerReply } from '../../../ports/partner-http';
import type { KnownDebit, KnownPayment } from '../../../ports/partners';
import type { LegSnapshot } from './snapshot';

/** What a partner's answer makes of a leg. */
export type LegOutcome =
  | { to: 'debited'; trxId: string | null; refNum: string | null }
  /** The e-wallet's page; null when nothing new was said of it. */
  | { to: 'waiting'; page: { checkoutUrl: string; paymentCode: string } | null }
  /** Nothing was taken and nothing ever will be; `failure` is the code of D48. */
  | { to: 'refused'; reason: string; failure: number }
  /** It cannot be used, but may have been taken or may still be: it is fenced by giving it back. */
  | { to: 'releasing'; reason: string; failure: number }
  | { to: 'unknown' };

const failureByReason: Readonly<Record<string, number>> = {
  'balance-too-low': PaymentCode.notEnoughPoints,
  'code-missing': PaymentCode.otpRefused,
  limit: PaymentCode.linkInactive,
  'unknown-account': PaymentCode.linkInactive,
  'mandate-unknown': PaymentCode.linkInactive,
};

/** Code of D48 for a partner's reason. */
const failureOf = (reason: string): number => failureByReason[reason] ?? PaymentCode.partnerRefused;

const refused = (reason: string): LegOutcome => ({ to: 'refused', reason, failure: failureOf(reason) });
const fenced = (reason: string): LegOutcome => ({ to: 'releasing', reason, failure: failureOf(reason) });

/** Taken, if it was what was ordered. */
const debited = (
  leg: LegSnapshot,
  told: { amountUnits: number; trxId?: string; refNum?: string },
): LegOutcome =>
  told.amountUnits === leg.units
    ? { to: 'debited', trxId: told.trxId ?? null, refNum: told.refNum ?? null }
    : fenced('amount-differs');

/**
 * The outcome of a call without an answer, or with a refusal by HTTP status. Only the first call of a leg is known to have had no
 * effect when it was not sent or was refused; a repeated call says nothing about the earlier ones.
 */
const unanswered = (
  reply: Exclude<PartnerReply<unknown>, { outcome: 'answered' }>,
  isFirst: boolean,
): LegOutcome => {
  const hasNoEffect = reply.outcome === 'refused' || !reply.isSent;
  if (!isFirst || !hasNoEffect) return { to: 'unknown' };
  return refused(reply.outcome === 'refused' ? 'not-taken' : 'unreachable');
};

/** What the answer to a debit makes of its leg. */
export function debitOutcome(
  leg: LegSnapshot,
  reply: PartnerReply<DebitAnswer>,
  isFirst: boolean,
): LegOutcome {
  if (reply.outcome !== 'answered') return unanswered(reply, isFirst);
  return reply.value.status === 'done' ? debited(leg, reply.value) : refused(reply.value.reason);
}

/**
 * What the answer to the order of a payment makes of its leg; a page at none of the partner's addresses is not used, and the
 * payment is given back (D16, D49).
 */
export function orderOutcome(
  leg: LegSnapshot,
  reply: PartnerReply<PaymentAnswer>,
  isFirst: boolean,
): LegOutcome {
  if (reply.outcome !== 'answered') return unanswered(reply, isFirst);
  const { value } = reply;
  if (value.status === 'paid') return debited(leg, value);
  if (value.status === 'refused') return refused(value.reason);
  const { checkoutUrl, paymentCode } = value;
  return isPartnerAddress(checkoutUrl, leg.addresses)
    ? { to: 'waiting', page: { checkoutUrl, paymentCode } }
    : fenced('address-unknown');
}

/** Which limits of time have passed at an inquiry. */
export interface InquiryTimes {
  /** The e-wallet's page may be paid no more. */
  isTimeOver: boolean;
  /** The order has been stuck for so long that it is given up. */
  isGivenUp: boolean;
}

/**
 * The outcome of an inquiry about a leg. A reference that the partner does not know was not taken so far, but the call may still
 * arrive: the leg is fenced (D47). A pending page is waited for until its time is over, unless its address was lost. A partner
 * that is silent for too long is fenced as well, so that what the member holds for the order is free again; the fence is repeated
 * until the partner confirms it.
 */
export function inquiryOutcome(
  leg: LegSnapshot,
  reply: PartnerReply<KnownDebit | KnownPayment>,
  { isTimeOver, isGivenUp }: InquiryTimes,
): LegOutcome {
  if (reply.outcome !== 'answered') {
    if (isGivenUp) return fenced('silent');
    return leg.state === 'waiting' && !isTimeOver ? { to: 'waiting', page: null } : { to: 'unknown' };
  }
  const { value } = reply;
  switch (value.status) {
    case 'done':
    case 'paid':
      return debited(leg, value);
    case 'refused':
      return refused(value.reason);
    case 'pending':
      if (isTimeOver) return fenced('expired');
      return leg.checkoutUrl === null ? fenced('page-lost') : { to: 'waiting', page: null };
    case 'unknown':
      return fenced('never-arrived');
    case 'reversed':
      return fenced('reversed');
  }
}

/** Whether a partner's answer means that a leg is given back; units that it had taken must come back whole. */
export function isGivenBack(leg: LegSnapshot, reply: PartnerReply<Reversal>): boolean {
  if (reply.outcome !== 'answered') return false;
  const { amountUnits } = reply.value;
  return amountUnits === leg.units || (amountUnits === 0 && leg.debitedAt === null);
}
