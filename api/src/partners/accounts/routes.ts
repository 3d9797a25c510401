import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { BrandDeps } from '../deps';
import { createAccountService } from './service';

const params = z.object({ subject: z.string().max(254) });

/** `GET /v1/accounts/{subject}/balance`; signed. */
export function accountRoutes(deps: BrandDeps): FastifyPluginCallbackZod {
  const accounts = createAccountService(deps);
  return (app, _options, next) => {
    app.get('/v1/accounts/:subject/balance', { schema: { params } }, async (request, reply) => {
      const balance = await accounts.balance(request.params.subject);
      return balance ?? reply.code(404).send({ error: 'unknown account' });
    });
    next();
  };
}
