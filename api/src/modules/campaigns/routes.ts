import type { wire } from '@poku/shared/contract';
import { BRAND } from '@poku/shared/domain';
import { isCampaignId } from '@poku/mfe-catalogue/calls/campaign';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppDeps } from '../../deps';
import { answersNothing, done } from '../../http/envelope';
import { scarce } from '../../http/scarce';
import { requireMember } from '../../http/session-guard';
import { createCampaignService } from './service';

const trackingBody = z.object({
  [BRAND.wire.campaignId]: z.string().refine((value) => value === '' || isCampaignId(value)),
  clientId: z.string().max(128),
}) satisfies z.ZodType<wire.WireAdsTracking>;

/** Campaigns that lead to the dashboard ([C] §7). */
export function campaignRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const campaigns = createCampaignService(deps);
  return (app, _options, next) => {
    app.post(
      '/adstracking',
      {
        config: scarce(deps.config),
        schema: { tags: ['catalogue'], body: trackingBody, response: answersNothing },
      },
      async (request) => {
        const memberId = requireMember(request, request.body.clientId);
        await campaigns.visit(memberId, request.body[BRAND.wire.campaignId]);
        return done();
      },
    );
    next();
  };
}
