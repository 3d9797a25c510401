import { acceptGiftCall, giftCall } from '@poku/mfe-history/calls/gifts';
import { sendCouponCall, takeBackCall } from '@poku/mfe-history/calls/send-coupon';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { scarce } from '../../http/scarce';
import { serve } from '../../http/serve';
import { requireMember } from '../../http/session-guard';
import { createGiftService } from './service';

/** 'Kirim kupon' (D68). */
export function giftRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const gifts = createGiftService(deps);
  const tags = ['coupons'];
  const setting = { tags, config: scarce(deps.config) };

  return (app, _options, next) => {
    serve(app, sendCouponCall, setting, ({ clientId, ...key }, request) =>
      gifts.send(requireMember(request, clientId), key),
    );
    serve(app, takeBackCall, { tags }, ({ clientId, ...key }, request) =>
      gifts.takeBack(requireMember(request, clientId), key),
    );
    serve(app, giftCall, setting, ({ token }, { session }) => gifts.look(token, session));
    serve(app, acceptGiftCall, setting, ({ clientId, token }, request) =>
      gifts.accept(requireMember(request, clientId), token),
    );
    next();
  };
}
