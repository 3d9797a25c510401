import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { debitOrder } from '@poku/partner-protocol';
import type { BrandDeps } from '../deps';
import { beforeAnswer } from '../events/before-answer';
import { createDebitService } from './service';

const params = z.object({ reference: z.string().max(128) });

/** Calls of Poku about debits; signed, see `docs/partner-protocol.md`. */
export function debitRoutes(deps: BrandDeps): FastifyPluginCallbackZod {
  const debits = createDebitService(deps);
  const told = beforeAnswer(deps);
  return (app, _options, next) => {
    app.post('/v1/debits', { schema: { body: debitOrder } }, async (request, reply) => {
      const answer = await debits.order(request.body);
      return answer === undefined
        ? reply.code(409).send({ error: 'another debit has this reference' })
        : told(answer);
    });
    app.get('/v1/debits/:reference', { schema: { params } }, async (request, reply) => {
      const state = await debits.state(request.params.reference);
      return state ?? reply.code(404).send({ error: 'unknown debit' });
    });
    app.delete('/v1/debits/:reference', { schema: { params } }, async (request) =>
      told(await debits.reverse(request.params.reference)),
    );
    next();
  };
}
