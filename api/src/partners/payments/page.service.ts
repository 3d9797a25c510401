import type { Tx } from '../../db/tx';
import { randomReference } from '../../security/random';
import { tellBalance } from '../accounts/balance';
import { debit, findAccount, lockAccount, type AccountRow } from '../accounts/repository';
import { findCode } from '../codes/repository';
import { createCodeService, WRONG_TRIES } from '../codes/service';
import type { BrandDeps } from '../deps';
import { addEvent } from '../events/service';
import { insertMovement } from '../movements/repository';
import { paymentBackUrl } from './answers';
import { expireAndTell } from './expiry';
import * as payments from './repository';
import type { OrderedPayment } from './repository';

/** The step of the payment page that a person is at. */
export type PayView =
  | { step: 'start' | 'code'; payment: OrderedPayment; account: AccountRow; triesLeft: number }
  | { step: 'over'; reason: string; returnedUnits: number; backUrl: string | undefined };
/** Why a step was not taken. */
export type PayProblem = 'sends-used-up' | 'code-wrong' | 'code-over' | 'payment-over';
/** The result of a step: the page again, or away to an address. */
export type PayOutcome = { problem: PayProblem } | { goTo: string } | undefined;

/** What the way back tells Poku about a payment that is over. */
function resultOf({ status, reason, trx_id, ref_num }: OrderedPayment): Record<string, string> {
  if (status === 'paid') return { trxId: trx_id ?? '', refNum: ref_num ?? '' };
  return { error: status === 'reversed' ? 'other' : (reason ?? 'other') };
}

/** What a person does on the payment page, each step in one transaction; Poku is told the result. */
export function createPayPageService(deps: BrandDeps) {
  const { db, clock, brand } = deps;
  const { slug } = brand;
  const codes = createCodeService(deps);

  const ofCode = async (tx: Tx, code: string): Promise<OrderedPayment | undefined> => {
    await expireAndTell(tx, slug, clock.now());
    return payments.lockPaymentOfCode(tx, slug, code);
  };
  const tell = (tx: Tx, { reference }: OrderedPayment, now = clock.now()): Promise<void> =>
    addEvent(tx, slug, now, { type: 'payment.changed', reference });

  const over = (payment: OrderedPayment | undefined): PayView => {
    if (payment === undefined)
      return { step: 'over', reason: 'unknown', returnedUnits: 0, backUrl: undefined };
    const { status, reason, returned_units } = payment;
    return {
      step: 'over',
      reason: status === 'reversed' ? status : (reason ?? status),
      returnedUnits: returned_units ?? 0,
      backUrl: paymentBackUrl(payment, resultOf(payment)),
    };
  };

  /** Refuses a payment. Returns where the person goes. */
  const refuse = async (tx: Tx, payment: OrderedPayment, reason: string): Promise<string> => {
    await payments.markRefused(tx, slug, payment.reference, reason);
    await tell(tx, payment);
    return paymentBackUrl(payment, { error: reason });
  };

  /** Takes the amount, once. Returns where the person goes. */
  const pay = async (tx: Tx, payment: OrderedPayment): Promise<string> => {
    const { reference, subject, amount_units: amountUnits } = payment;
    await lockAccount(tx, slug, subject);
    if (!(await debit(tx, slug, subject, amountUnits))) return refuse(tx, payment, 'balance-too-low');
    const trxId = `TX${randomReference()}`;
    const refNum = `RF${randomReference()}`;
    await payments.markPaid(tx, slug, reference, trxId, refNum);
    // Both events have the same time, so that they are sent in this order.
    const now = clock.now();
    await tell(tx, payment, now);
    await tellBalance(tx, slug, subject, now);
    await insertMovement(tx, slug, { reference, kind: 'debit', subject, amountUnits }, now);
    return paymentBackUrl(payment, { trxId, refNum });
  };

  return {
    /** The page as it stands now. @param reference what Poku's form carried beside the code, or empty */
    view: (code: string, reference = ''): Promise<PayView> =>
      db.transaction(async (tx) => {
        const payment = await ofCode(tx, code);
        if (reference !== '' && payment?.reference !== reference) return over(undefined);
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
        await refuse(tx, payment, 'declined');
        return { problem: 'payment-over' };
      }),

    /** The person does not want to pay. */
    cancel: (code: string): Promise<PayOutcome> =>
      db.transaction(async (tx) => {
        const payment = await ofCode(tx, code);
        if (payment?.status !== 'pending') return { problem: 'payment-over' };
        return { goTo: await refuse(tx, payment, 'declined') };
      }),
  };
}
