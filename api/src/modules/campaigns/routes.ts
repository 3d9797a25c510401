import { isCampaignId, trackCampaignCall } from '@poku/mfe-catalogue/calls/campaign';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { badField } from '../../http/errors';
import { scarce } from '../../http/scarce';
import { serve } from '../../http/serve';
import { requireMember } from '../../http/session-guard';
import { createCampaignService } from './service';

/** Campaigns that lead to the dashboard ([C] §7). */
export function campaignRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const campaigns = createCampaignService(deps);
  return (app, _options, next) => {
    const serving = { tags: ['catalogue'], config: scarce(deps.config) };
    serve(app, trackCampaignCall, serving, ({ clientId, campaignId }, request) => {
      if (campaignId !== '' && !isCampaignId(campaignId)) throw badField('campaignId');
      return campaigns.visit(requireMember(request, clientId), campaignId);
    });
    next();
  };
}
