import {
  PARTNER_INQUIRY_TIMEOUT_MS,
  PARTNER_LINK_TIMEOUT_MS,
  PARTNER_PAYMENT_TIMEOUT_MS,
  balance,
  codeAnswer,
  codeCheckAnswer,
  codeOrderAnswer,
  debitAnswer,
  debitState,
  linkAnswer,
  linkState,
  paymentAnswer,
  paymentState,
  reversal,
  purchasesOfDay,
  statement,
  visitorLinkAnswer,
  type CodeAnswer,
  type CodeCheck,
  type CodeCheckAnswer,
  type CodeExchange,
  type CodeOrder,
  type CodeOrderAnswer,
  type DebitAnswer,
  type DebitOrder,
  type DebitState,
  type LinkAnswer,
  type LinkOrder,
  type LinkState,
  type PartnerFaults,
  type PaymentAnswer,
  type PaymentOrder,
  type PaymentState,
  type Reversal,
  type PurchasesOfDay,
  type Statement,
  type VisitorLinkAnswer,
  type VisitorLinkOrder,
} from '@poku/partner-protocol';
import { z } from 'zod';
import type { ApiConfig } from '../config/env';
import { askPartner, type PartnerReply, type PartnerRequest } from './partner-http';

/** A balance as its partner tells it, in the partner's units. */
export interface PartnerBalance {
  units: number;
  expiresAt: Date | null;
}

/** A link as a partner has it, or a reference that it does not know. */
export type KnownLink = LinkState | { status: 'unknown' };

/** A debit or a payment as a partner has it, or a reference that it does not know. */
export type KnownDebit = DebitState | { status: 'unknown' };
export type KnownPayment = PaymentState | { status: 'unknown' };

/**
 * What the API asks of partners (D57), each named by its slug. Nothing here rejects; a partner without an address is one that
 * does not answer. A silent partner may have done what it was asked.
 */
export interface PartnerPort {
  /** The balance of a subject, within 1.5 s. */
  balance(slug: string, subject: string): Promise<PartnerReply<PartnerBalance>>;
  /** Wants a link, within 3 s; sending one reference again makes no second link. */
  link(slug: string, order: LinkOrder): Promise<PartnerReply<LinkAnswer>>;
  /** Makes the link of a user whom the partner sent in (D28), within 3 s. */
  linkVisitor(slug: string, order: VisitorLinkOrder): Promise<PartnerReply<VisitorLinkAnswer>>;
  /** Exchanges the code that a redirect carried, within 3 s. */
  exchange(slug: string, reference: string, code: CodeExchange): Promise<PartnerReply<CodeAnswer>>;
  /** How a link stands, within 1.5 s. */
  linkState(slug: string, reference: string): Promise<PartnerReply<KnownLink>>;
  /** Ends a link, also one that the partner does not know; within 1.5 s. */
  endLink(slug: string, reference: string): Promise<PartnerReply<undefined>>;
  /** Has a code sent by the partner (D45), within 3 s. */
  sendCode(slug: string, order: CodeOrder): Promise<PartnerReply<CodeOrderAnswer>>;
  /** Checks a code that the partner sent, within 3 s. */
  checkCode(slug: string, reference: string, check: CodeCheck): Promise<PartnerReply<CodeCheckAnswer>>;
  /** Takes units for a purchase, within 3 s; sending one reference again takes nothing more (D47). */
  debit(slug: string, order: DebitOrder): Promise<PartnerReply<DebitAnswer>>;
  /** How a debit stands, within 1.5 s. */
  debitState(slug: string, reference: string): Promise<PartnerReply<KnownDebit>>;
  /** Gives a debit back and forbids it for good, also one that the partner does not know; within 3 s. */
  reverseDebit(slug: string, reference: string): Promise<PartnerReply<Reversal>>;
  /** Orders a payment on the e-wallet's page (D49), within 3 s; sending one reference again makes no second one. */
  orderPayment(slug: string, order: PaymentOrder): Promise<PartnerReply<PaymentAnswer>>;
  /** How a payment stands, within 1.5 s. */
  paymentState(slug: string, reference: string): Promise<PartnerReply<KnownPayment>>;
  /** Gives a payment back or calls it off for good, within 3 s. */
  reversePayment(slug: string, reference: string): Promise<PartnerReply<Reversal>>;
  /** What moved at the partner for Poku after a movement, oldest first, at most 1,000; within 10 s. */
  statement(slug: string, after: number): Promise<PartnerReply<Statement>>;
  /** What was bought on a day (WIB, `YYYY-MM-DD`), in byte order of references after one, at most 1,000; within 10 s. */
  purchasesOfDay(slug: string, day: string, after: string): Promise<PartnerReply<PurchasesOfDay>>;
  /** The sandbox only: sets all fault switches (D56). */
  setFaults(slug: string, faults: PartnerFaults): Promise<PartnerReply<unknown>>;
  /** The sandbox only: sends the events that were held (D56). */
  releaseEvents(slug: string): Promise<PartnerReply<unknown>>;
  /** The sandbox only: the partners' own fixtures again; false when one of them was not reached. */
  reset(): Promise<boolean>;
}

/** Limits of a statement, and of the purchases of a day: 1,000 lines, of at most 300 bytes each. */
const statementTimeoutMs = 10_000;
const statementMovements = 1000;
const statementLimitBytes = 512 * 1024;
/** Longest wait for the reset of a sandbox partner, which usually takes less. */
const resetTimeoutMs = 3000;
/** Held events are sent one after the other before this call is answered. */
const sandboxTimeoutMs = 5000;
const anything = z.unknown();
const nothing = z.unknown().transform(() => undefined);
const isReached = ({ outcome }: PartnerReply<unknown>): boolean => outcome === 'answered';

/** Partners over signed HTTP below their base addresses. */
export function createHttpPartners(partners: ApiConfig['partners']): PartnerPort {
  const ask = <T>(slug: string, request: PartnerRequest<T>): Promise<PartnerReply<T>> => {
    const address = Object.hasOwn(partners, slug) ? partners[slug] : undefined;
    if (address === undefined) return Promise.resolve({ outcome: 'silent', isSent: false });
    return askPartner(address, request);
  };
  const linkPath = (reference: string): string => `/v1/links/${encodeURIComponent(reference)}`;
  const debitPath = (reference: string): string => `/v1/debits/${encodeURIComponent(reference)}`;
  const paymentPath = (reference: string): string => `/v1/payments/${encodeURIComponent(reference)}`;

  /** How something stands; an unknown reference is an answer, any other refusal says nothing about it. */
  const inquire = async <T>(
    slug: string,
    path: string,
    answer: z.ZodType<T>,
  ): Promise<PartnerReply<T | { status: 'unknown' }>> => {
    const reply = await ask(slug, { method: 'GET', path, timeoutMs: PARTNER_INQUIRY_TIMEOUT_MS, answer });
    if (reply.outcome !== 'refused') return reply;
    if (reply.status === 404) return { outcome: 'answered', value: { status: 'unknown' } };
    return { outcome: 'silent', isSent: true };
  };
  const pay = <T>(
    slug: string,
    method: 'POST' | 'DELETE',
    path: string,
    answer: z.ZodType<T>,
    body?: object,
  ): Promise<PartnerReply<T>> =>
    ask(slug, {
      method,
      path,
      timeoutMs: PARTNER_PAYMENT_TIMEOUT_MS,
      answer,
      ...(body !== undefined && { body }),
    });

  return {
    balance: (slug, subject) =>
      ask(slug, {
        method: 'GET',
        path: `/v1/accounts/${encodeURIComponent(subject)}/balance`,
        timeoutMs: PARTNER_INQUIRY_TIMEOUT_MS,
        answer: balance.transform(({ balanceUnits, expiresAt }) => ({
          units: balanceUnits,
          expiresAt: expiresAt === null ? null : new Date(expiresAt),
        })),
      }),
    link: (slug, body) =>
      ask(slug, {
        method: 'POST',
        path: '/v1/links',
        body,
        timeoutMs: PARTNER_LINK_TIMEOUT_MS,
        answer: linkAnswer,
      }),
    linkVisitor: (slug, body) =>
      ask(slug, {
        method: 'POST',
        path: '/v1/visitor-links',
        body,
        timeoutMs: PARTNER_LINK_TIMEOUT_MS,
        answer: visitorLinkAnswer,
      }),
    exchange: (slug, reference, body) =>
      ask(slug, {
        method: 'POST',
        path: `${linkPath(reference)}/token`,
        body,
        timeoutMs: PARTNER_LINK_TIMEOUT_MS,
        answer: codeAnswer,
      }),
    linkState: (slug, reference) => inquire(slug, linkPath(reference), linkState),
    endLink: (slug, reference) =>
      ask(slug, {
        method: 'DELETE',
        path: linkPath(reference),
        timeoutMs: PARTNER_INQUIRY_TIMEOUT_MS,
        answer: nothing,
      }),
    sendCode: (slug, body) => pay(slug, 'POST', '/v1/codes', codeOrderAnswer, body),
    checkCode: (slug, reference, body) =>
      pay(slug, 'POST', `/v1/codes/${encodeURIComponent(reference)}/check`, codeCheckAnswer, body),
    debit: (slug, body) => pay(slug, 'POST', '/v1/debits', debitAnswer, body),
    debitState: (slug, reference) => inquire(slug, debitPath(reference), debitState),
    reverseDebit: (slug, reference) => pay(slug, 'DELETE', debitPath(reference), reversal),
    orderPayment: (slug, body) => pay(slug, 'POST', '/v1/payments', paymentAnswer, body),
    paymentState: (slug, reference) => inquire(slug, paymentPath(reference), paymentState),
    reversePayment: (slug, reference) => pay(slug, 'DELETE', paymentPath(reference), reversal),
    statement: (slug, after) =>
      ask(slug, {
        method: 'GET',
        path: `/v1/statement?after=${after}&limit=${statementMovements}`,
        timeoutMs: statementTimeoutMs,
        limitBytes: statementLimitBytes,
        answer: statement,
      }),
    purchasesOfDay: (slug, day, after) =>
      ask(slug, {
        method: 'GET',
        path: `/v1/purchases?${new URLSearchParams({ day, after, limit: String(statementMovements) }).toString()}`,
        timeoutMs: statementTimeoutMs,
        limitBytes: statementLimitBytes,
        answer: purchasesOfDay,
      }),
    setFaults: (slug, body) =>
      ask(slug, {
        method: 'PUT',
        path: '/sandbox/faults',
        body,
        timeoutMs: sandboxTimeoutMs,
        answer: anything,
      }),
    releaseEvents: (slug) =>
      ask(slug, {
        method: 'POST',
        path: '/sandbox/events/release',
        timeoutMs: sandboxTimeoutMs,
        answer: anything,
      }),
    async reset() {
      const replies = await Promise.all(
        Object.keys(partners).map((slug) =>
          ask(slug, { method: 'POST', path: '/sandbox/reset', timeoutMs: resetTimeoutMs, answer: anything }),
        ),
      );
      return replies.every(isReached);
    },
  };
}
