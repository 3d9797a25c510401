import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isFromHere, takeForms } from '../partners/http/forms';
import type { BillerDeps } from './deps';
import { sendBillerPage } from './layout';
import { createBook } from './service';
import { bookBody } from './views';

const form = z.object({
  reference: z.string().max(128),
  outcome: z.enum(['delivered', 'failed']),
  /** A checkbox: what is not checked is not sent. */
  tell: z.string().max(8).optional(),
});

/** What a person does at a biller: looks at its book and decides what waits. */
export function pageRoutes(deps: BillerDeps): FastifyPluginCallbackZod {
  const book = createBook(deps);
  return (app, _options, next) => {
    takeForms(app);
    app.get('/', async (_request, reply) =>
      sendBillerPage(reply, deps.brand.name, {
        title: 'Isi ulang',
        body: bookBody(deps.brand, await book.list()),
        isWide: true,
      }),
    );
    app.post('/decide', { schema: { body: form } }, async (request, reply) => {
      const { reference, outcome, tell } = request.body;
      if (!isFromHere(request)) return reply.code(403).send({ error: 'foreign form' });
      await book.decide(reference, outcome, tell !== undefined);
      return reply.redirect(`/${deps.brand.slug}`, 303);
    });
    next();
  };
}
