import { chooseGoalCall, dropGoalCall, goalCall } from '@poku/mfe-catalogue/calls/goal';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { serve } from '../../http/serve';
import { requireMember } from '../../http/session-guard';
import { createGoalService } from './service';

/** What a member saves up for (decision 051). */
export function goalRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const goals = createGoalService(deps);
  const tags = ['catalogue'];
  return (app, _options, next) => {
    serve(app, goalCall, { tags }, ({ clientId }, request) => goals.read(requireMember(request, clientId)));
    serve(app, chooseGoalCall, { tags }, ({ clientId, couponId }, request) =>
      goals.choose(requireMember(request, clientId), couponId),
    );
    serve(app, dropGoalCall, { tags }, ({ clientId }, request) =>
      goals.drop(requireMember(request, clientId)),
    );
    next();
  };
}
