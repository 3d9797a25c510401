import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppDeps } from '../../deps';
import { answers, ok } from '../../http/envelope';
import { createOrigins, embedOriginPath } from '../../http/origins';

const data = z.object({ isRegistered: z.boolean() });

/**
 * Tells any page whether its origin is registered, so that the embed can tell a refusal from a broken network: the browser
 * shows both as the same failure. A request without `Origin` comes from no other origin, and is served like a registered one.
 */
export function embedRoutes({ config }: AppDeps): FastifyPluginCallbackZod {
  const origins = createOrigins(config);
  return (app, _options, next) => {
    app.get(embedOriginPath, { schema: { tags: ['embed'], response: answers(data) } }, (request, reply) => {
      void reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin');
      return ok({ isRegistered: origins.kindOf(request) !== 'unknown' });
    });
    next();
  };
}
