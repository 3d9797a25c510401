import { couponCall, couponsCall, revealCall, tillTokenCall } from '@poku/mfe-history/calls/coupons';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { serve } from '../../http/serve';
import { requireMember, requireSession } from '../../http/session-guard';
import { createCouponService } from './service';

/** 'Kupon Ku' ([C] §7). */
export function couponRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const coupons = createCouponService(deps);
  const tags = ['coupons'];

  return (app, _options, next) => {
    serve(app, couponsCall, { tags }, ({ clientId, ...page }, request) => {
      requireMember(request, clientId);
      return coupons.list(requireSession(request), page);
    });
    serve(app, couponCall, { tags }, ({ clientId, ...key }, request) => {
      requireMember(request, clientId);
      return coupons.detail(requireSession(request), key);
    });
    serve(app, revealCall, { tags }, ({ clientId, ...key }, request) => {
      requireMember(request, clientId);
      return coupons.reveal(requireSession(request), key);
    });
    serve(app, tillTokenCall, { tags }, ({ clientId, ...key }, request) => {
      requireMember(request, clientId);
      return coupons.tillToken(requireSession(request), key);
    });
    next();
  };
}
