import { packagesCall } from '@poku/mfe-catalogue/calls/prepaid';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { serve } from '../../http/serve';
import { requireMember } from '../../http/session-guard';
import { createPrepaidService } from './service';

/** Prepaid packages (D41). A member's call: D14 does not list it for guests. */
export function prepaidRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const prepaid = createPrepaidService(deps);
  return (app, _options, next) => {
    serve(app, packagesCall, { tags: ['catalogue'] }, ({ clientId, phone }, request) => {
      requireMember(request, clientId);
      return prepaid.list(phone);
    });
    next();
  };
}
