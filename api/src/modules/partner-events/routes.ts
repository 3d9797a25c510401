import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { partnerEvent } from '@poku/partner-protocol';
import type { AppDeps } from '../../deps';
import { unknownPath } from '../../http/error-handler';
import { takeSignedCalls } from '../partner-calls/guard';
import { createPartnerEventService } from './service';

const params = z.object({ slug: z.string().max(32) });
const response = { 200: z.object({ status: z.enum(['taken', 'known']) }) };

/** Events that partners send, each signed (docs/partner-protocol.md). */
export function partnerEventRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const events = createPartnerEventService(deps);
  return (app, _options, next) => {
    takeSignedCalls(app, deps);
    app.post(
      '/partners/:slug/events',
      { schema: { tags: ['partners'], params, body: partnerEvent, response } },
      async (request) => {
        const status = await events.take(request.params.slug, request.body);
        if (status === undefined) throw unknownPath();
        return { status };
      },
    );
    next();
  };
}
