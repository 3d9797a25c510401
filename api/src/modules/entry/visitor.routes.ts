import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { visitorAnswer, visitorOrder } from '@poku/partner-protocol';
import { z } from 'zod';
import type { AppDeps } from '../../deps';
import { unknownPath } from '../../http/error-handler';
import { takeSignedCalls } from '../partner-calls/guard';
import { createEntryService } from './entry.service';

const slugParams = z.object({ slug: z.string().max(64) });

/** Where partners send their users in (docs/partner-protocol.md); every call is signed. */
export function visitorRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const entry = createEntryService(deps);

  return (app, _options, next) => {
    takeSignedCalls(app, deps);
    app.post(
      '/partners/:slug/visitors',
      {
        schema: {
          tags: ['partners'],
          params: slugParams,
          body: visitorOrder,
          response: { 200: visitorAnswer },
        },
      },
      async (request) => {
        const sent = await entry.send(request.params.slug, request.body);
        if (sent === undefined) throw unknownPath();
        return { ...sent, expiresAt: sent.expiresAt.toISOString() };
      },
    );
    next();
  };
}
