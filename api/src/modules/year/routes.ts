import { yearCall } from '@poku/mfe-history/calls/year';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { serve } from '../../http/serve';
import { requireMember } from '../../http/session-guard';
import { createYearService } from './service';

/** A year of a member's points (decision 050). */
export function yearRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const years = createYearService(deps);
  return (app, _options, next) => {
    serve(app, yearCall, { tags: ['history'] }, ({ clientId, year }, request) =>
      years.read(requireMember(request, clientId), year),
    );
    next();
  };
}
