import type { Reversal } from '@poku/partner-protocol';
import type { PartnerReply } from '../../../ports/partner-http';
import type { PartnerPort } from '../../../ports/partners';
import { debitOutcome, inquiryOutcome, orderOutcome, type InquiryTimes, type LegOutcome } from './outcome';
import type { LegSnapshot, OrderSnapshot } from './snapshot';

/** Where the e-wallet's page sends the member back to; the e-wallet adds `trxId` and `refNum` (D49). */
const returnAddress = ({ siteOrigin, number }: OrderSnapshot): string =>
  `${siteOrigin}/transaksi-selesai?order=${number}`;

/** Calls of the saga to partners; each has the leg's reference, so that it can be repeated. */
export function createPartnerCalls(partners: PartnerPort) {
  return {
    /** A loyalty programme takes the leg's units. `isFirst`: nobody called it about this leg before. */
    async debit(leg: LegSnapshot, isFirst: boolean): Promise<LegOutcome> {
      const { slug, reference, subject, units: amountUnits, codeReference } = leg;
      const code = codeReference === null ? {} : { codeReference };
      const reply = await partners.debit(slug, { reference, subject, amountUnits, ...code });
      return debitOutcome(leg, reply, isFirst);
    },

    /** An e-wallet makes its page for the leg. */
    async orderPayment(order: OrderSnapshot, leg: LegSnapshot, isFirst: boolean): Promise<LegOutcome> {
      const { slug, reference, mandateId, units: amountUnits } = leg;
      const redirectUrl = returnAddress(order);
      const reply = await partners.orderPayment(slug, { reference, mandateId, amountUnits, redirectUrl });
      return orderOutcome(leg, reply, isFirst);
    },

    /** How the leg stands. */
    async inquire(leg: LegSnapshot, times: InquiryTimes): Promise<LegOutcome> {
      const { slug, reference } = leg;
      const reply =
        leg.kind === 'ewallet'
          ? await partners.paymentState(slug, reference)
          : await partners.debitState(slug, reference);
      return inquiryOutcome(leg, reply, times);
    },

    /** Gives the leg back and forbids it for good. */
    release: ({ kind, slug, reference }: LegSnapshot): Promise<PartnerReply<Reversal>> =>
      kind === 'ewallet' ? partners.reversePayment(slug, reference) : partners.reverseDebit(slug, reference),
  };
}
