import * as calls from '@poku/mfe-catalogue/calls/stock-alert';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { serve } from '../../http/serve';
import { requireMember } from '../../http/session-guard';
import { createStockAlerts } from './service';

/** 'Kabari saya' (decision 049). */
export function stockAlertRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const alerts = createStockAlerts(deps);
  const tags = ['catalogue'];

  return (app, _options, next) => {
    serve(app, calls.stockAlertCall, { tags }, ({ clientId, couponId }, request) =>
      alerts.read(requireMember(request, clientId), couponId),
    );
    serve(app, calls.setStockAlertCall, { tags }, ({ clientId, couponId }, request) =>
      alerts.set(requireMember(request, clientId), couponId),
    );
    serve(app, calls.dropStockAlertCall, { tags }, ({ clientId, couponId }, request) =>
      alerts.drop(requireMember(request, clientId), couponId),
    );
    next();
  };
}
