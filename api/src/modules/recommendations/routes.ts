import type { wire } from '@poku/shared/contract';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppDeps } from '../../deps';
import { clientParams } from '../../http/client-params';
import { answers, answersNothing, done, ok } from '../../http/envelope';
import { optional } from '../../http/optional';
import { requireMember } from '../../http/session-guard';
import { voucher } from '../catalogue/schema';
import { createRecommendationService } from './service';

const query = z.object({ adsId: optional(z.string().max(64)) });
const body = z.object({ clientId: z.string().max(128) }) satisfies z.ZodType<wire.WireClientRequest>;
const recommendation = z.object({
  adsId: z.string().nullable(),
  adsName: z.string().nullable(),
  result: z.array(voucher),
}) satisfies z.ZodType<wire.WireRecommendation>;

/** Recommended coupons ([C] §7). Members' calls: D14 does not list them for guests. */
export function recommendationRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const recommendations = createRecommendationService(deps);
  const tags = ['catalogue'];

  return (app, _options, next) => {
    app.get(
      '/customerrecomendationdetail/:clientId',
      { schema: { tags, params: clientParams, querystring: query, response: answers(recommendation) } },
      async (request) => {
        const memberId = requireMember(request, request.params.clientId);
        const { adsId } = request.query;
        return ok(
          await (adsId !== undefined ? recommendations.promoted(adsId) : recommendations.own(memberId)),
        );
      },
    );
    app.post(
      '/updateRedemptionProductList',
      { schema: { tags, body, response: answersNothing } },
      async (request) => {
        await recommendations.refresh(requireMember(request, request.body.clientId));
        return done();
      },
    );
    next();
  };
}
