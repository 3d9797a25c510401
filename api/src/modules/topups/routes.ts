import { topupEvent, topupEventAnswer } from '@poku/partner-protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppDeps } from '../../deps';
import { takeSignedCalls } from '../partner-calls/guard';
import { createTopupService } from './service';

const params = z.object({ slug: z.string().max(32) });

/** Hints of billers that a top-up may have changed, each signed (docs/biller-protocol.md). Nothing of them is believed. */
export function topupRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const topups = createTopupService(deps);
  return (app, _options, next) => {
    takeSignedCalls(app, deps, 'biller');
    app.post(
      '/billers/:slug/events',
      { schema: { tags: ['billers'], params, body: topupEvent, response: { 200: topupEventAnswer } } },
      async ({ params: { slug }, body: { reference } }) => {
        await topups.nudge(slug, reference);
        return { status: 'taken' } as const;
      },
    );
    next();
  };
}
