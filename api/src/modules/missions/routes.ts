import { fetchRewardCall, missionsCall } from '@poku/mfe-history/calls/missions';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { serve } from '../../http/serve';
import { requireMember } from '../../http/session-guard';
import { createMissionService } from './service';

/** Missions of the week (decision 053). */
export function missionRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const missions = createMissionService(deps);
  const tags = ['customer'];
  return (app, _options, next) => {
    serve(app, missionsCall, { tags }, ({ clientId }, request) =>
      missions.read(requireMember(request, clientId)),
    );
    serve(app, fetchRewardCall, { tags }, ({ clientId, missionId, week }, request) =>
      missions.fetch(requireMember(request, clientId), missionId, week),
    );
    next();
  };
}
