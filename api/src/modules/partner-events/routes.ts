import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { partnerEvent, type PartnerEvent } from '@poku/partner-protocol';
import type { AppDeps } from '../../deps';
import { unknownPath } from '../../http/error-handler';
import { after, type Clock } from '../../ports/clock';
import { takeSignedCalls } from '../partner-calls/guard';
import { createPartnerEventService } from './service';

const params = z.object({ slug: z.string().max(32) });
const response = { 200: z.object({ status: z.enum(['taken', 'known']) }) };

/** The event with times of our clock, which the sandbox may have moved away from the machine's. */
const inOurTime = (event: PartnerEvent, clock: Clock): PartnerEvent =>
  'madeAt' in event
    ? { ...event, madeAt: after(new Date(event.madeAt), clock.now().getTime() - Date.now()).toISOString() }
    : event;

/** Events that partners send, each signed (docs/partner-protocol.md). */
export function partnerEventRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const events = createPartnerEventService(deps);
  return (app, _options, next) => {
    takeSignedCalls(app, deps);
    app.post(
      '/partners/:slug/events',
      { schema: { tags: ['partners'], params, body: partnerEvent, response } },
      async (request) => {
        const status = await events.take(request.params.slug, inOurTime(request.body, deps.clock));
        if (status === undefined) throw unknownPath();
        return { status };
      },
    );
    next();
  };
}
