import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { codeCheck, codeOrder } from '@poku/partner-protocol';
import type { BrandDeps } from '../deps';
import { createDebitCodeService } from './service';

const params = z.object({ reference: z.string().max(128) });

/** Calls of Poku about the partner's own codes; signed, see `docs/partner-protocol.md`. */
export function debitCodeRoutes(deps: BrandDeps): FastifyPluginCallbackZod {
  const codes = createDebitCodeService(deps);
  return (app, _options, next) => {
    app.post('/v1/codes', { schema: { body: codeOrder } }, async (request, reply) => {
      const answer = await codes.order(request.body);
      return answer ?? reply.code(409).send({ error: 'another code has this reference' });
    });
    app.post(
      '/v1/codes/:reference/check',
      { schema: { params, body: codeCheck } },
      async (request, reply) => {
        const answer = await codes.check(request.params.reference, request.body.code);
        return answer ?? reply.code(404).send({ error: 'unknown code' });
      },
    );
    next();
  };
}
