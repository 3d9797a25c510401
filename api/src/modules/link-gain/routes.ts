import { linkGainCall } from '@poku/mfe-linkage/calls/link-gain';
import { isPartnerId } from '@poku/domain/partner-id';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { badField } from '../../http/errors';
import { serve } from '../../http/serve';
import { requireMember } from '../../http/session-guard';
import { createLinkGainService } from './service';

/** What a link has brought (decision 048). */
export function linkGainRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const gains = createLinkGainService(deps);
  return (app, _options, next) => {
    serve(app, linkGainCall, { tags: ['linkage'] }, ({ clientId, partnerId }, request) => {
      if (!isPartnerId(partnerId)) throw badField('partnerId');
      return gains.gain(requireMember(request, clientId), partnerId);
    });
    next();
  };
}
