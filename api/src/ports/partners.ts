import { PARTNER_INQUIRY_TIMEOUT_MS, PARTNER_LINK_TIMEOUT_MS } from '@poku/shared/domain';
import { z } from 'zod';
import type { ApiConfig } from '../config/env';
import {
  balance,
  codeAnswer,
  linkAnswer,
  linkState,
  visitorLinkAnswer,
  type CodeAnswer,
  type CodeExchange,
  type LinkAnswer,
  type LinkOrder,
  type LinkState,
  type PartnerFaults,
  type VisitorLinkAnswer,
  type VisitorLinkOrder,
} from '../protocol/messages';
import { askPartner, type PartnerReply, type PartnerRequest } from './partner-http';

/** A balance as its partner tells it, in the partner's units. */
export interface PartnerBalance {
  units: number;
  expiresAt: Date | null;
}

/** A link as a partner has it, or a reference that it does not know. */
export type KnownLink = LinkState | { status: 'unknown' };

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
  /** Ends a link, also one that the partner never heard of; within 1.5 s. */
  endLink(slug: string, reference: string): Promise<PartnerReply<undefined>>;
  /** The sandbox only: sets all fault switches (D56). */
  setFaults(slug: string, faults: PartnerFaults): Promise<PartnerReply<unknown>>;
  /** The sandbox only: sends the events that were held (D56). */
  releaseEvents(slug: string): Promise<PartnerReply<unknown>>;
  /** The sandbox only: the partners' own fixtures again; false when one of them was not reached. */
  reset(): Promise<boolean>;
}

/** Sandbox partners fill their books again in less; longer a reset does not wait for them. */
const resetTimeoutMs = 3000;
/** Events that were held are sent one after the other before this is answered. */
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
    async linkState(slug, reference) {
      const reply = await ask(slug, {
        method: 'GET',
        path: linkPath(reference),
        timeoutMs: PARTNER_INQUIRY_TIMEOUT_MS,
        answer: linkState,
      });
      if (reply.outcome !== 'refused') return reply;
      if (reply.status === 404) return { outcome: 'answered', value: { status: 'unknown' } };
      return { outcome: 'silent', isSent: true };
    },
    endLink: (slug, reference) =>
      ask(slug, {
        method: 'DELETE',
        path: linkPath(reference),
        timeoutMs: PARTNER_INQUIRY_TIMEOUT_MS,
        answer: nothing,
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
