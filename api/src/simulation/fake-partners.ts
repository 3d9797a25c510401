import type { DebitAnswer, DebitState, PaymentAnswer, PaymentState } from '@poku/partner-protocol';
import type { PartnerReply } from '../ports/partner-http';
import type { PartnerPort } from '../ports/partners';
import { createFakeBooks, type FakeBooks } from './fake-books';

/** A call that a fake partner got. */
export interface FakeCall {
  slug: string;
  name: keyof PartnerPort;
  reference: string;
}

/**
 * What becomes of a call: as usual; `before` silence without an effect, `after` silence with it, `late` silence now and the
 * effect with `deliverLate`, `down` never sent; a refusal with its reason; `rejected` by HTTP.
 */
export type FakeFault =
  | 'none'
  | 'before'
  | 'after'
  | 'late'
  | 'down'
  | 'rejected'
  | { readonly refuse: string };

/** Partners in memory that do what a test wants. */
export interface FakePartners {
  port: PartnerPort;
  books: FakeBooks;
  /** Everything they were asked, in order. */
  calls: FakeCall[];
  /** Decides about each call before it has an effect; a promise is latency, a rejection a crash of the caller. */
  decide: (call: FakeCall) => FakeFault | Promise<FakeFault>;
  /** Runs after the effect and before the answer; a rejection is a crash of the caller. */
  afterEffect: (call: FakeCall) => void | Promise<void>;
  /** Lets the calls that were late arrive. */
  deliverLate(): void;
}

const silent = (isSent: boolean): PartnerReply<never> => ({ outcome: 'silent', isSent });
const unused = (): Promise<never> => Promise.reject(new Error('The fake partners have no such call'));

/** Makes fake partners without any account; `now` is their time. */
export function createFakePartners(now: () => Date): FakePartners {
  const books = createFakeBooks(now);
  const late: (() => unknown)[] = [];

  const answer = async <T>(
    call: FakeCall,
    effect: () => T,
    refused?: (reason: string) => T,
  ): Promise<PartnerReply<T>> => {
    fake.calls.push(call);
    const fault = await fake.decide(call);
    if (fault === 'down') return silent(false);
    if (fault === 'before') return silent(true);
    if (fault === 'rejected') return { outcome: 'refused', status: 400 };
    if (fault === 'late') {
      late.push(effect);
      return silent(true);
    }
    if (typeof fault === 'object') {
      if (refused === undefined) return silent(true);
      return { outcome: 'answered', value: refused(fault.refuse) };
    }
    const value = effect();
    await fake.afterEffect(call);
    return fault === 'after' ? silent(true) : { outcome: 'answered', value };
  };

  const port: PartnerPort = {
    async balance(slug, subject) {
      const units = books.balance(slug, subject);
      if (units === undefined) return { outcome: 'refused', status: 404 };
      return answer({ slug, name: 'balance', reference: subject }, () => ({ units, expiresAt: null }));
    },
    sendCode: (slug, order) =>
      answer({ slug, name: 'sendCode', reference: order.reference }, () => books.sendCode(slug, order)),
    checkCode: (slug, reference, { code }) =>
      answer({ slug, name: 'checkCode', reference }, () => books.checkCode(slug, reference, code)),
    debit: (slug, order) =>
      answer<DebitAnswer>(
        { slug, name: 'debit', reference: order.reference },
        () => books.debit(slug, order),
        (reason) => books.refuseDebit(slug, order.reference, reason),
      ),
    debitState: (slug, reference) =>
      answer<DebitState | { status: 'unknown' }>({ slug, name: 'debitState', reference }, () =>
        books.debitState(slug, reference),
      ),
    reverseDebit: (slug, reference) =>
      answer({ slug, name: 'reverseDebit', reference }, () => books.reverseDebit(slug, reference)),
    orderPayment: (slug, order) =>
      answer<PaymentAnswer>(
        { slug, name: 'orderPayment', reference: order.reference },
        () => books.orderPayment(slug, order),
        (reason) => books.refusePayment(slug, order.reference, reason),
      ),
    paymentState: (slug, reference) =>
      answer<PaymentState | { status: 'unknown' }>({ slug, name: 'paymentState', reference }, () =>
        books.paymentState(slug, reference),
      ),
    reversePayment: (slug, reference) =>
      answer({ slug, name: 'reversePayment', reference }, () => books.reversePayment(slug, reference)),
    statement: (slug, after) =>
      answer({ slug, name: 'statement', reference: String(after) }, () => books.statement(slug, after)),
    purchasesOfDay: unused,
    link: unused,
    linkVisitor: unused,
    exchange: unused,
    linkState: unused,
    endLink: unused,
    setFaults: unused,
    releaseEvents: unused,
    reset: () => Promise.resolve(true),
  };

  const fake: FakePartners = {
    port,
    books,
    calls: [],
    decide: () => 'none',
    afterEffect: () => undefined,
    deliverLate() {
      for (const effect of late.splice(0)) effect();
    },
  };
  return fake;
}
