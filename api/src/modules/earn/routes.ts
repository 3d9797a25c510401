import { waitingEarnsCall } from '@poku/flows/earning/calls/waiting';
import { earnPartnersCall, reportVisitCall } from '@poku/mfe-history/calls/earn';
import { isPartnerId } from '@poku/domain/partner-id';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { badField } from '../../http/errors';
import { serve } from '../../http/serve';
import { requireMember } from '../../http/session-guard';
import { createWaitingService } from '../earning/waiting.service';
import { createEarnService } from './service';

/** 'Kumpulkan Poin' ([C] §7); guests read it too (D14). */
export function earnRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const earn = createEarnService(deps);
  const waiting = createWaitingService(deps);
  const tags = ['earn'];

  return (app, _options, next) => {
    serve(app, earnPartnersCall, { tags }, () => earn.partners());
    serve(app, waitingEarnsCall, { tags }, ({ clientId }, request) =>
      waiting.of(requireMember(request, clientId)),
    );
    serve(app, reportVisitCall, { tags }, ({ clientId, partnerId }, request) => {
      if (!isPartnerId(partnerId)) throw badField('partnerId');
      return earn.report(requireMember(request, clientId), partnerId);
    });
    next();
  };
}
