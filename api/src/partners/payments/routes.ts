import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { paymentOrder } from '@poku/partner-protocol';
import type { BrandDeps } from '../deps';
import { beforeAnswer } from '../events/before-answer';
import { pagesUrl } from '../http/pages-url';
import { createPaymentService } from './service';

const params = z.object({ reference: z.string().max(128) });
const order = paymentOrder.refine(({ redirectUrl }) => /^https?:\/\//.test(redirectUrl), {
  path: ['redirectUrl'],
  message: 'must be http or https',
});

/** Calls of Poku about payments from an e-wallet; signed, see `docs/partner-protocol.md`. */
export function paymentRoutes(deps: BrandDeps): FastifyPluginCallbackZod {
  const payments = createPaymentService(deps);
  const told = beforeAnswer(deps);
  return (app, _options, next) => {
    app.post('/v1/payments', { schema: { body: order } }, async (request, reply) => {
      const pages = pagesUrl(deps.brand.slug, request.socket.localPort ?? 0);
      const answer = await payments.order(request.body, `${pages}/pay`);
      return answer ?? reply.code(409).send({ error: 'another payment has this reference' });
    });
    app.get('/v1/payments/:reference', { schema: { params } }, async (request, reply) => {
      const state = await payments.state(request.params.reference);
      return state ?? reply.code(404).send({ error: 'unknown payment' });
    });
    app.delete('/v1/payments/:reference', { schema: { params } }, async (request) =>
      told(await payments.reverse(request.params.reference)),
    );
    next();
  };
}
