import {
  PARTNER_INQUIRY_TIMEOUT_MS,
  PARTNER_PAYMENT_TIMEOUT_MS,
  topupState,
  type TopupOrder,
  type TopupState,
} from '@poku/partner-protocol';
import { z } from 'zod';
import type { ApiConfig } from '../config/env';
import { askPartner, type PartnerReply, type PartnerRequest } from './partner-http';

/** A top-up as a biller has it, or a reference that it does not know. */
export type KnownTopup = TopupState | { status: 'unknown' };

/**
 * What the API asks of billers (D69), each named by its slug. Nothing here rejects; a biller without an address is one that does not
 * answer. A silent biller may have done what it was asked.
 */
export interface BillerPort {
  /** Orders a top-up, within 3 s; sending one reference again sends nothing more. */
  order(slug: string, order: TopupOrder): Promise<PartnerReply<TopupState>>;
  /** How a top-up stands, within 1.5 s. */
  state(slug: string, reference: string): Promise<PartnerReply<KnownTopup>>;
  /** Forbids a top-up for good, also one that the biller does not know, unless it was delivered; within 3 s. */
  cancel(slug: string, reference: string): Promise<PartnerReply<TopupState>>;
  /** The sandbox only: empty books again; false when a biller was not reached. */
  reset(): Promise<boolean>;
}

/** Longest wait for the reset of a sandbox biller. */
const resetTimeoutMs = 3000;

/** Billers over signed HTTP below their base addresses. */
export function createHttpBillers(billers: ApiConfig['billers']): BillerPort {
  /** Answers for another reference are none. */
  const of = (reference: string) => topupState.refine((state) => state.reference === reference);
  const ask = <T>(slug: string, request: PartnerRequest<T>): Promise<PartnerReply<T>> => {
    const address = Object.hasOwn(billers, slug) ? billers[slug] : undefined;
    if (address === undefined) return Promise.resolve({ outcome: 'silent', isSent: false });
    return askPartner(address, request);
  };
  const pathOf = (reference: string): string => `/v1/topups/${encodeURIComponent(reference)}`;

  return {
    order: (slug, body) =>
      ask(slug, {
        method: 'POST',
        path: '/v1/topups',
        body,
        timeoutMs: PARTNER_PAYMENT_TIMEOUT_MS,
        answer: of(body.reference),
      }),
    async state(slug, reference) {
      const reply = await ask(slug, {
        method: 'GET',
        path: pathOf(reference),
        timeoutMs: PARTNER_INQUIRY_TIMEOUT_MS,
        answer: of(reference),
      });
      if (reply.outcome !== 'refused') return reply;
      if (reply.status === 404) return { outcome: 'answered', value: { status: 'unknown' } };
      return { outcome: 'silent', isSent: true };
    },
    cancel: (slug, reference) =>
      ask(slug, {
        method: 'POST',
        path: `${pathOf(reference)}/cancel`,
        timeoutMs: PARTNER_PAYMENT_TIMEOUT_MS,
        answer: of(reference),
      }),
    async reset() {
      const replies = await Promise.all(
        Object.keys(billers).map((slug) =>
          ask(slug, {
            method: 'POST',
            path: '/sandbox/reset',
            timeoutMs: resetTimeoutMs,
            answer: z.unknown(),
          }),
        ),
      );
      return replies.every(({ outcome }) => outcome === 'answered');
    },
  };
}
