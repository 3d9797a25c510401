import { pokuPurchasesOfDay, settlementDay } from '@poku/partner-protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppDeps } from '../../deps';
import { unknownPath } from '../../http/error-handler';
import { takeSignedCalls } from '../partner-calls/guard';
import { createSettlementService } from './service';

const longest = 1000;
const params = z.object({ slug: z.string().max(32) });
const querystring = z.object({
  day: settlementDay,
  after: z.string().max(128).default(''),
  limit: z.coerce.number().int().min(1).max(longest).default(longest),
});

/** What a partner reported of a day as Poku has it, for the partner's own comparison; signed (docs/partner-protocol.md). */
export function settlementRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const settlement = createSettlementService(deps);
  return (app, _options, next) => {
    takeSignedCalls(app, deps);
    app.get(
      '/partners/:slug/purchases',
      { schema: { tags: ['partners'], params, querystring, response: { 200: pokuPurchasesOfDay } } },
      async (request) => {
        const purchases = await settlement.list(request.params.slug, request.query);
        if (purchases === undefined) throw unknownPath();
        return { purchases };
      },
    );
    next();
  };
}
