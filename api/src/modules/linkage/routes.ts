import { everyPartnerCall } from '@poku/flows/linking/calls/every-partner';
import { ewalletsCall, partnersCall } from '@poku/flows/linking/calls/partners';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { serve } from '../../http/serve';
import { requireMember, requireSession } from '../../http/session-guard';
import { createLinkageService } from './service';

/** Partners and e-wallets as a member sees them ([A] §7). */
export function linkageRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const linkage = createLinkageService(deps);
  const tags = ['linkage'];

  return (app, _options, next) => {
    serve(app, partnersCall, { tags }, ({ clientId }, request) =>
      linkage.partners(requireMember(request, clientId)),
    );
    serve(app, ewalletsCall, { tags }, ({ clientId }, request) =>
      linkage.ewallets(requireMember(request, clientId)),
    );
    serve(app, everyPartnerCall, { tags }, (_asked, request) =>
      linkage.all(requireSession(request).memberId),
    );
    next();
  };
}
