import type { FastifyInstance } from 'fastify';
import { SIGNATURE_WINDOW_MS } from '@poku/partner-protocol';
import type { AppDeps } from '../../deps';
import { guardPartners } from '../../http/partner-guard';
import { noteSecurityOnce } from '../security/log';
import { takePartnerRequest } from './repository';

/** Who signs calls: each kind by its keys, and by the name that its requests are remembered and counted under. */
const callers = {
  partner: (config: AppDeps['config']) => ({
    keysOf: (slug: string) =>
      Object.hasOwn(config.partners, slug) ? config.partners[slug]?.keys : undefined,
    nameOf: (slug: string) => slug,
  }),
  // A merchant may have the slug of a partner.
  merchant: (config: AppDeps['config']) => ({
    keysOf: config.merchantKeys,
    nameOf: (slug: string) => `merchant/${slug}`,
  }),
  biller: (config: AppDeps['config']) => ({
    keysOf: (slug: string) => (Object.hasOwn(config.billers, slug) ? config.billers[slug]?.keys : undefined),
    nameOf: (slug: string) => `biller/${slug}`,
  }),
} as const;

/**
 * Lets only signed calls of partners, merchants or billers into a plugin, each once, and at most `partnerRate` of a caller in a minute
 * over all processes (D57, D65); see `guardPartners`. The time is the machine's: a request is early or late by five minutes at most,
 * so its id is kept for twice that.
 */
export function takeSignedCalls(
  app: FastifyInstance,
  { db, clock, config }: Pick<AppDeps, 'db' | 'clock' | 'config'>,
  who: keyof typeof callers = 'partner',
): void {
  const { keysOf, nameOf } = callers[who](config);
  guardPartners(app, {
    keysOf,
    take: async (slug, requestId) => {
      const nowMs = Date.now();
      const expiresAt = new Date(nowMs + 2 * SIGNATURE_WINDOW_MS);
      const request = { slug: nameOf(slug), requestId, expiresAt };
      const taken = await takePartnerRequest(db, request, new Date(nowMs));
      if (taken === undefined) return 'known';
      return taken > config.partnerRate ? 'over' : 'taken';
    },
    refused: (slug, why) =>
      noteSecurityOnce(
        db,
        `${nameOf(slug)} ${why}`,
        { what: 'partner.refused', who: nameOf(slug), detail: { why } },
        clock.now(),
      ),
  });
}
