import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppDeps } from '../../deps';
import { clientParams } from '../../http/client-params';
import { answers, answersNothing, done, ok } from '../../http/envelope';
import { requireMember } from '../../http/session-guard';
import * as schema from './schema';
import { createCatalogueService } from './service';

/** Coupons, categories, promotions and favourites ([C] §7). For guests the client id in a path owns nothing (D14). */
export function catalogueRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const catalogue = createCatalogueService(deps);
  const tags = ['catalogue'];
  const params = clientParams;

  return (app, _options, next) => {
    app.get(
      '/category/:clientId',
      { schema: { tags, params, response: answers(z.array(schema.category)) } },
      async () => ok(await catalogue.categories()),
    );
    app.post(
      '/voucherlist',
      { schema: { tags, body: schema.voucherListBody, response: answers(schema.voucherListData) } },
      async (request) => ok(await catalogue.list(request.body, request.session?.memberId)),
    );
    app.get(
      '/voucherdetail/:clientId',
      { schema: { tags, params, querystring: schema.voucherDetailQuery, response: answers(schema.voucher) } },
      async (request) => ok(await catalogue.detail(request.query)),
    );
    app.get(
      '/getpopularvoucher/:clientId',
      { schema: { tags, params, response: answers(z.array(schema.voucher)) } },
      async () => ok(await catalogue.popular()),
    );
    app.get(
      '/customerpromotion/:clientId',
      { schema: { tags, params, response: answers(z.array(schema.promotion)) } },
      async () => ok(await catalogue.promotions()),
    );
    app.get('/favoritvoucher', { schema: { tags, response: answers(z.array(schema.favourite)) } }, async () =>
      ok(await catalogue.editorial()),
    );
    app.get(
      '/favoritvoucherdetail',
      { schema: { tags, querystring: schema.favouriteQuery, response: answers(schema.favouriteDetail) } },
      async (request) => ok(await catalogue.editorialDetail(request.query.favoriteId)),
    );
    app.get(
      '/allfavoritvoucher/:clientId',
      { schema: { tags, params, response: answers(z.array(schema.favourite)) } },
      async (request) => ok(await catalogue.favourites(requireMember(request, request.params.clientId))),
    );
    const write = { schema: { tags, body: schema.favouriteBody, response: answersNothing } };
    app.post('/favoritvoucher', write, async (request) => {
      const { clientId, voucherId } = request.body;
      await catalogue.addFavourite(requireMember(request, clientId), voucherId);
      return done();
    });
    app.delete('/favoritvoucher', write, async (request) => {
      const { clientId, voucherId } = request.body;
      await catalogue.removeFavourite(requireMember(request, clientId), voucherId);
      return done();
    });
    next();
  };
}
