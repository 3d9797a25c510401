import type { Tx } from '../../db/database';
import { after } from '../../ports/clock';
import type { PaymentAnswer, PaymentOrder, PaymentState } from '../../protocol/messages';
import { randomReference, randomToken } from '../../security/random';
import { debit, findAccount, lockAccount, type AccountRow } from '../accounts/repository';
import { findCode } from '../codes/repository';
import { createCodeService, WRONG_TRIES } from '../codes/service';
import type { BrandDeps } from '../deps';
import { addEvent } from '../events/service';
import { linkOfMandate } from '../links/repository';
import { readFaults } from '../sandbox/faults.repository';
import { paymentAnswerOf, paymentBackUrl, paymentStateOf } from './answers';
import * as payments from './repository';
import type { PaymentRow } from './repository';

const lifeMs = 15 * 60_000;

/** Where a person stands on the payment page. */
export type PayView =
  | { step: 'start' | 'code'; payment: PaymentRow; account: AccountRow; triesLeft: number }
  | { step: 'over'; reason: string; backUrl: string | undefined };
/** Why a step was not taken. */
export type PayProblem = 'sends-used-up' | 'code-wrong' | 'code-over' | 'payment-over';
/** What a step came to: the page again, or away to an address. */
export type PayOutcome = { problem: PayProblem } | { goTo: string } | undefined;

/** Payments from a linked e-wallet, each by Poku's reference, confirmed by a person on the partner's page. */
export function createPaymentService(deps: BrandDeps) {
  const { db, clock, brand } = deps;
  const { slug } = brand;
  const codes = createCodeService(deps);

  const loaded = async (tx: Tx, reference: string): Promise<PaymentRow | undefined> => {
    await payments.expirePayments(tx, slug, clock.now());
    return payments.lockPayment(tx, slug, reference);
  };
  const ofCode = async (tx: Tx, code: string): Promise<PaymentRow | undefined> => {
    await payments.expirePayments(tx, slug, clock.now());
    return payments.lockPaymentOfCode(tx, slug, code);
  };
  const over = (payment: PaymentRow | undefined): PayView => {
    if (payment === undefined) return { step: 'over', reason: 'unknown', backUrl: undefined };
    const { status, reason, trx_id, ref_num } = payment;
    const result: Record<string, string> =
      status === 'paid' ? { trxId: trx_id ?? '', refNum: ref_num ?? '' } : { error: reason ?? 'other' };
    return { step: 'over', reason: reason ?? status, backUrl: paymentBackUrl(payment, result) };
  };

  /** Takes the amount, once, and tells Poku the new balance. Returns where the person goes. */
  const pay = async (tx: Tx, payment: PaymentRow): Promise<string> => {
    const { reference, subject, amount_units } = payment;
    await lockAccount(tx, slug, subject);
    if (!(await debit(tx, slug, subject, amount_units))) {
      await payments.markRefused(tx, slug, reference, 'balance-too-low');
      return paymentBackUrl(payment, { error: 'balance-too-low' });
    }
    const trxId = `TX${randomReference()}`;
    const refNum = `RF${randomReference()}`;
    await payments.markPaid(tx, slug, reference, trxId, refNum);
    const account = await findAccount(tx, slug, subject);
    const now = clock.now();
    await addEvent(tx, slug, now, {
      type: 'balance.changed',
      subject,
      balanceUnits: account?.balance_units ?? 0,
      expiresAt: account?.expires_at?.toISOString() ?? null,
      at: now.toISOString(),
    });
    return paymentBackUrl(payment, { trxId, refNum });
  };

  return {
    /**
     * Poku orders a payment; the same reference again gives the answer that fits its state now. Undefined when that
     * reference stands for another amount.
     */
    order: (order: PaymentOrder, payUrl: string): Promise<PaymentAnswer | undefined> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const link = await linkOfMandate(tx, slug, order.mandateId);
        const made = {
          code: randomToken(),
          subject: link?.subject ?? '',
          expiresAt: after(now, lifeMs),
          now,
        };
        if (await payments.insertPayment(tx, slug, order, made)) {
          if (link === undefined) await payments.markRefused(tx, slug, order.reference, 'mandate-unknown');
          else if ((await readFaults(tx, slug)).refuse)
            await payments.markRefused(tx, slug, order.reference, 'other');
        }
        const payment = await loaded(tx, order.reference);
        const isSame =
          payment?.amount_units === order.amountUnits &&
          payment.subject === (link?.subject ?? payment.subject);
        return payment !== undefined && isSame ? paymentAnswerOf(payment, payUrl) : undefined;
      }),

    /** How a payment stands, or undefined for an unknown reference. */
    state: (reference: string): Promise<PaymentState | undefined> =>
      db.transaction(async (tx) => {
        const payment = await loaded(tx, reference);
        return payment && paymentStateOf(payment);
      }),

    /** The page as it stands now. */
    view: (code: string): Promise<PayView> =>
      db.transaction(async (tx) => {
        const payment = await ofCode(tx, code);
        const account = payment && (await findAccount(tx, slug, payment.subject));
        if (payment?.status !== 'pending' || account === undefined) return over(payment);
        const sent = await findCode(tx, code);
        return {
          step: sent === undefined ? 'start' : 'code',
          payment,
          account,
          triesLeft: WRONG_TRIES - (sent?.wrong ?? 0),
        };
      }),

    /** Sends a code to the account's phone. */
    send: (code: string): Promise<PayOutcome> =>
      db.transaction(async (tx) => {
        const payment = await ofCode(tx, code);
        const account = payment && (await findAccount(tx, slug, payment.subject));
        if (payment?.status !== 'pending' || account === undefined) return { problem: 'payment-over' };
        return (await codes.send(tx, code, account)) ? undefined : { problem: 'sends-used-up' };
      }),

    /** Pays when the code is right. The third wrong one refuses the payment. */
    confirm: (code: string, otp: string): Promise<PayOutcome> =>
      db.transaction(async (tx) => {
        const payment = await ofCode(tx, code);
        if (payment?.status !== 'pending') return { problem: 'payment-over' };
        const result = await codes.check(tx, code, otp);
        if (result === 'right') return { goTo: await pay(tx, payment) };
        if (result !== 'locked') return { problem: result === 'over' ? 'code-over' : 'code-wrong' };
        await payments.markRefused(tx, slug, payment.reference, 'declined');
        return { problem: 'payment-over' };
      }),

    /** The person does not want to pay. */
    cancel: (code: string): Promise<PayOutcome> =>
      db.transaction(async (tx) => {
        const payment = await ofCode(tx, code);
        if (payment?.status !== 'pending') return { problem: 'payment-over' };
        await payments.markRefused(tx, slug, payment.reference, 'declined');
        return { goTo: paymentBackUrl(payment, { error: 'declined' }) };
      }),
  };
}
