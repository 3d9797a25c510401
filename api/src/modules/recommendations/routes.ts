import { recommendationsCall, refreshRecommendationsCall } from '@poku/mfe-catalogue/calls/recommendations';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { serve } from '../../http/serve';
import { requireMember } from '../../http/session-guard';
import { createRecommendationService } from './service';

/** Recommended coupons ([C] §7). Members' calls: D14 does not list them for guests. */
export function recommendationRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const recommendations = createRecommendationService(deps);
  const tags = ['catalogue'];

  return (app, _options, next) => {
    serve(app, recommendationsCall, { tags }, ({ clientId, promotionId }, request) => {
      const memberId = requireMember(request, clientId);
      return promotionId === '' ? recommendations.own(memberId) : recommendations.promoted(promotionId);
    });
    serve(app, refreshRecommendationsCall, { tags }, ({ clientId }, request) =>
      recommendations.refresh(requireMember(request, clientId)),
    );
    next();
  };
}
