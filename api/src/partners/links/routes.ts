import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { codeExchange, linkOrder, visitorLinkOrder } from '@poku/partner-protocol';
import type { BrandDeps } from '../deps';
import { beforeAnswer } from '../events/before-answer';
import { pagesUrl } from '../http/pages-url';
import { createLinkService } from './service';

const params = z.object({ reference: z.string().max(128) });
const isWeb = (address: string): boolean => /^https?:\/\//.test(address);
const order = linkOrder.refine(({ redirectUrl }) => isWeb(redirectUrl), {
  path: ['redirectUrl'],
  message: 'must be http or https',
});

/** Calls of Poku about links; signed, see `docs/partner-protocol.md`. */
export function linkRoutes(deps: BrandDeps): FastifyPluginCallbackZod {
  const links = createLinkService(deps);
  const told = beforeAnswer(deps);
  const unknown = { error: 'unknown link' };

  return (app, _options, next) => {
    app.post('/v1/links', { schema: { body: order } }, async (request) => {
      const pages = pagesUrl(deps.brand.slug, portOf(request));
      return told(await links.order(request.body, pages));
    });
    app.post('/v1/visitor-links', { schema: { body: visitorLinkOrder } }, async (request) =>
      told(await links.orderVisitor(request.body)),
    );
    app.get('/v1/links/:reference', { schema: { params } }, async (request, reply) => {
      const state = await links.state(request.params.reference);
      return state ?? reply.code(404).send(unknown);
    });
    if (deps.brand.kind === 'bank') {
      app.post(
        '/v1/links/:reference/token',
        { schema: { params, body: codeExchange } },
        async (request, reply) => {
          const answer = await links.exchange(request.params.reference, request.body);
          return answer === undefined ? reply.code(404).send(unknown) : told(answer);
        },
      );
    }
    app.delete('/v1/links/:reference', { schema: { params } }, async (request, reply) => {
      await links.end(request.params.reference);
      return reply.code(204).send();
    });
    next();
  };
}

/** The pages are on the port that the call came to. */
const portOf = (request: FastifyRequest): number => request.socket.localPort ?? 0;
