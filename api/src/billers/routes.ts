import { topupOrder } from '@poku/partner-protocol';
import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import { answerErrors } from '../partners/http/errors';
import { requireSignatures } from '../partners/http/signed';
import type { BillerDeps } from './deps';
import { emptyBook } from './repository';
import { createBook } from './service';

const params = z.object({ reference: z.string().min(1).max(128) });

/** Calls of Poku to a biller, each signed (docs/biller-protocol.md), and the sandbox's reset. */
export function protocolRoutes(deps: BillerDeps): FastifyPluginCallback {
  const book = createBook(deps);
  return (app, _options, next) => {
    answerErrors(app);
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    requireSignatures(app, deps);
    app.post('/v1/topups', async (request, reply) => {
      const order = topupOrder.safeParse(request.body);
      if (!order.success) return reply.code(400).send({ error: 'malformed' });
      return book.order(order.data);
    });
    app.get('/v1/topups/:reference', async (request, reply) => {
      const state = await book.state(params.parse(request.params).reference);
      return state ?? reply.code(404).send({ error: 'unknown reference' });
    });
    app.post('/v1/topups/:reference/cancel', (request) =>
      book.cancel(params.parse(request.params).reference),
    );
    app.post('/sandbox/reset', async () => {
      await emptyBook(deps.db, deps.brand.slug);
      return { status: 'ok' };
    });
    next();
  };
}
