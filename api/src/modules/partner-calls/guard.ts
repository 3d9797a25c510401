import type { FastifyInstance } from 'fastify';
import { SIGNATURE_WINDOW_MS } from '@poku/partner-protocol';
import type { AppDeps } from '../../deps';
import { guardPartners } from '../../http/partner-guard';
import { noteSecurityOnce } from '../security/log';
import { takePartnerRequest } from './repository';

/**
 * Lets only signed calls of partners into a plugin, each once, and at most `partnerRate` in a minute over all processes (D57); see
 * `guardPartners`. The time is the machine's: a request is early or late by five minutes at most, so its id is kept for twice
 * that.
 */
export function takeSignedCalls(
  app: FastifyInstance,
  { db, clock, config }: Pick<AppDeps, 'db' | 'clock' | 'config'>,
): void {
  guardPartners(app, {
    partners: config.partners,
    take: async (slug, requestId) => {
      const nowMs = Date.now();
      const expiresAt = new Date(nowMs + 2 * SIGNATURE_WINDOW_MS);
      const taken = await takePartnerRequest(db, { slug, requestId, expiresAt }, new Date(nowMs));
      if (taken === undefined) return 'known';
      return taken > config.partnerRate ? 'over' : 'taken';
    },
    refused: (slug, why) =>
      noteSecurityOnce(
        db,
        `${slug} ${why}`,
        { what: 'partner.refused', who: slug, detail: { why } },
        clock.now(),
      ),
  });
}
