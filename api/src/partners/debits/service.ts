import { PAYMENT_OTP_VERIFIED_LIFE_MS } from '@poku/domain/limits/codes';
import {
  debitState,
  type DebitAnswer,
  type DebitOrder,
  type DebitState,
  type Reversal,
} from '@poku/partner-protocol';
import type { Tx } from '../../db/tx';
import { after } from '../../ports/clock';
import { tellBalance } from '../accounts/balance';
import { credit, debit, lockAccount } from '../accounts/repository';
import { spendCode } from '../debit-codes/repository';
import type { BrandDeps } from '../deps';
import { activeLinkOf } from '../links/repository';
import { insertMovement } from '../movements/repository';
import { readFaults } from '../sandbox/faults.repository';
import * as debits from './repository';
import type { DebitRow } from './repository';

type Refusal = Extract<DebitAnswer, { status: 'refused' }>['reason'];

const stateOf = ({ status, reason, amount_units }: DebitRow): DebitState =>
  status === 'reversed' ? { status } : debitState.parse({ status, reason, amountUnits: amount_units });

/** Debits of a loyalty programme, each by Poku's reference, taken once and given back once (D47). */
export function createDebitService({ db, clock, brand }: BrandDeps) {
  const { slug, maximumUnits, hasDebitCodes } = brand;

  /** Takes the units, and spends the code where one is asked for; or says why not, and changes nothing. */
  const take = async (tx: Tx, order: DebitOrder, now: Date): Promise<Refusal | undefined> => {
    const { subject, amountUnits, codeReference, reference } = order;
    if ((await readFaults(tx, slug)).refuse) return 'other';
    const account = await lockAccount(tx, slug, subject);
    if (account === undefined || (await activeLinkOf(tx, slug, subject)) === undefined)
      return 'unknown-account';
    if (amountUnits > maximumUnits) return 'limit';
    if (account.balance_units < amountUnits) return 'balance-too-low';
    if (hasDebitCodes) {
      const code = { reference: codeReference ?? '', subject, amountUnits };
      if (!(await spendCode(tx, slug, code, after(now, -PAYMENT_OTP_VERIFIED_LIFE_MS))))
        return 'code-missing';
    }
    await debit(tx, slug, subject, amountUnits);
    await tellBalance(tx, slug, subject, now);
    await insertMovement(tx, slug, { reference, kind: 'debit', subject, amountUnits }, now);
    return undefined;
  };

  return {
    /**
     * Takes units; the same reference again takes nothing more and gives the answer that fits its state now. Undefined when
     * that reference stands for another account or amount.
     */
    order: (order: DebitOrder): Promise<DebitAnswer | undefined> =>
      db.transaction(async (tx) => {
        const { reference, subject, amountUnits } = order;
        const now = clock.now();
        if (await debits.insertDebit(tx, slug, order, now))
          await debits.decideDebit(tx, slug, reference, await take(tx, order, now));
        const known = await debits.lockDebit(tx, slug, reference);
        if (known === undefined) return undefined;
        const isSame =
          known.subject === null || (known.subject === subject && known.amount_units === amountUnits);
        if (!isSame) return undefined;
        const state = stateOf(known);
        return state.status === 'reversed' ? { status: 'refused', reason: 'other' } : state;
      }),

    /** How a debit stands, or undefined for an unknown reference. */
    state: (reference: string): Promise<DebitState | undefined> =>
      db.transaction(async (tx) => {
        const known = await debits.lockDebit(tx, slug, reference);
        return known && stateOf(known);
      }),

    /** Gives back what was taken, if anything was, and forbids the reference for good. Always the same answer. */
    reverse: (reference: string): Promise<Reversal> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        await debits.insertReversed(tx, slug, reference, now);
        const known = await debits.lockDebit(tx, slug, reference);
        if (known?.status === 'reversed')
          return { status: 'reversed', amountUnits: known.returned_units ?? 0 };
        const { subject, amount_units, status } = known ?? { subject: null, amount_units: null };
        const amountUnits = status === 'done' ? (amount_units ?? 0) : 0;
        await debits.markReversed(tx, slug, reference, amountUnits, now);
        if (subject !== null && amountUnits > 0) {
          await credit(tx, slug, subject, amountUnits);
          await tellBalance(tx, slug, subject, now);
          await insertMovement(tx, slug, { reference, kind: 'reversal', subject, amountUnits }, now);
        }
        return { status: 'reversed', amountUnits };
      }),
  };
}
