import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { clientParams } from '../../http/client-params';
import { answers, ok } from '../../http/envelope';
import { pageOf, pageQuery } from '../../http/paging';
import { requireMember, requireSession } from '../../http/session-guard';
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
      async (request) => {
        requireMember(request, request.params.clientId);
        return ok(await coupons.list(requireSession(request), request.query));
      },
    );
    app.get(
      '/customervoucherdetail/:clientId',
      {
        schema: { tags, params, querystring: schema.ownedCouponQuery, response: answers(schema.ownedCoupon) },
      },
      async (request) => {
        requireMember(request, request.params.clientId);
        return ok(await coupons.detail(requireSession(request), request.query));
      },
    );
    app.post(
      '/redeemvoucher',
      { schema: { tags, body: schema.redeemBody, response: answers(schema.redeemData) } },
      async (request) => {
        requireMember(request, request.body.clientId);
        return ok(await coupons.reveal(requireSession(request), request.body));
      },
    );
    next();
  };
}
