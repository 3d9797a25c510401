import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { clientParams } from '../../http/client-params';
import { answers, ok } from '../../http/envelope';
import { pageOf, pageQuery } from '../../http/paging';
import { requireMember } from '../../http/session-guard';
import * as schema from './schema';
import { createCouponService } from './service';

/** 'Kupon Ku' ([C] §7). */
export function couponRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const coupons = createCouponService(deps);
  const tags = ['coupons'];
  const params = clientParams;

  return (app, _options, next) => {
    app.get(
      '/customervoucher/:clientId',
      { schema: { tags, params, querystring: pageQuery, response: answers(pageOf(schema.ownedCoupon)) } },
      async (request) =>
        ok(await coupons.list(requireMember(request, request.params.clientId), request.query)),
    );
    app.get(
      '/customervoucherdetail/:clientId',
      {
        schema: { tags, params, querystring: schema.ownedCouponQuery, response: answers(schema.ownedCoupon) },
      },
      async (request) =>
        ok(await coupons.detail(requireMember(request, request.params.clientId), request.query)),
    );
    app.post(
      '/redeemvoucher',
      { schema: { tags, body: schema.redeemBody, response: answers(schema.redeemData) } },
      async (request) =>
        ok(await coupons.reveal(requireMember(request, request.body.clientId), request.body)),
    );
    next();
  };
}
