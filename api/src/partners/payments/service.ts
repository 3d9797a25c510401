import { EWALLET_PAYMENT_LIFE_MS } from '@poku/domain/limits/payment';
import type { PaymentAnswer, PaymentOrder, PaymentState, Reversal } from '@poku/partner-protocol';
import type { Tx } from '../../db/tx';
import { after } from '../../ports/clock';
import { randomToken } from '../../security/random';
import { tellBalance } from '../accounts/balance';
import { credit } from '../accounts/repository';
import type { BrandDeps } from '../deps';
import { linkOfMandate } from '../links/repository';
import { insertMovement } from '../movements/repository';
import { readFaults } from '../sandbox/faults.repository';
import { paymentAnswerOf, paymentStateOf } from './answers';
import { expireAndTell } from './expiry';
import * as payments from './repository';
import type { PaymentRow } from './repository';

/** What Poku asks about payments from a linked e-wallet, each by its reference; a person confirms them on the page. */
export function createPaymentService({ db, clock, brand }: BrandDeps) {
  const { slug, maximumUnits } = brand;

  const loaded = async (tx: Tx, reference: string): Promise<PaymentRow | undefined> => {
    await expireAndTell(tx, slug, clock.now());
    return payments.lockPayment(tx, slug, reference);
  };

  return {
    /**
     * Poku orders a payment; the same reference again gives the answer that fits its state now. Undefined when that
     * reference stands for another amount or account.
     */
    order: (order: PaymentOrder, payUrl: string): Promise<PaymentAnswer | undefined> =>
      db.transaction(async (tx) => {
        const { reference, amountUnits } = order;
        const now = clock.now();
        const link = await linkOfMandate(tx, slug, order.mandateId);
        const made = {
          code: randomToken(),
          subject: link?.subject ?? '',
          expiresAt: after(now, EWALLET_PAYMENT_LIFE_MS),
          now,
        };
        if (await payments.insertPayment(tx, slug, order, made)) {
          if (link === undefined) await payments.markRefused(tx, slug, reference, 'mandate-unknown');
          else if (amountUnits > maximumUnits || (await readFaults(tx, slug)).refuse)
            await payments.markRefused(tx, slug, reference, 'other');
        }
        const payment = await loaded(tx, reference);
        if (payment === undefined) return undefined;
        const isSame =
          payment.subject === null ||
          (payment.amount_units === amountUnits && payment.subject === (link?.subject ?? payment.subject));
        return isSame ? paymentAnswerOf(payment, payUrl) : undefined;
      }),

    /** How a payment stands, or undefined for an unknown reference. */
    state: (reference: string): Promise<PaymentState | undefined> =>
      db.transaction(async (tx) => {
        const payment = await loaded(tx, reference);
        return payment && paymentStateOf(payment);
      }),

    /** Gives back what was paid, ends the page, and forbids the reference for good. Always the same answer. */
    reverse: (reference: string): Promise<Reversal> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        await payments.insertReversed(tx, slug, reference, now);
        const payment = await payments.lockPayment(tx, slug, reference);
        if (payment?.status === 'reversed')
          return { status: 'reversed', amountUnits: payment.returned_units ?? 0 };
        const { subject, amount_units } = payment ?? { subject: null, amount_units: null };
        const amountUnits = payment?.status === 'paid' ? (amount_units ?? 0) : 0;
        await payments.markReversed(tx, slug, reference, amountUnits);
        if (subject !== null && amountUnits > 0) {
          await credit(tx, slug, subject, amountUnits);
          await tellBalance(tx, slug, subject, now);
          await insertMovement(tx, slug, { reference, kind: 'reversal', subject, amountUnits }, now);
        }
        return { status: 'reversed', amountUnits };
      }),

    /** Refuses what nobody confirmed in time, also when nobody asks. */
    expire: (): Promise<void> => db.transaction((tx) => expireAndTell(tx, slug, clock.now())),
  };
}
