import { endingCall } from '@poku/mfe-account/calls/ending';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { serve } from '../../http/serve';
import { requireMember } from '../../http/session-guard';
import { createExpiryGuard } from './service';

/** What ends soon, and how to use it (decision 045). */
export function expiryGuardRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const guard = createExpiryGuard(deps);
  return (app, _options, next) => {
    serve(app, endingCall, { tags: ['customer'] }, ({ clientId }, request) =>
      guard.ending(requireMember(request, clientId)),
    );
    next();
  };
}
