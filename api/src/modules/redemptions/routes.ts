import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import {
  offlineRedemptionOrder,
  redemptionAnswer,
  redemptionOrder,
  redemptionReference,
  redemptionState,
  tillKeys,
} from '@poku/partner-protocol';
import { z } from 'zod';
import type { AppDeps } from '../../deps';
import { unknownPath } from '../../http/error-handler';
import { takeSignedCalls } from '../partner-calls/guard';
import { createOfflineService } from './offline.service';
import { createRedemptionService } from './service';

const slug = z.string().max(32);
const keyParams = z.object({ slug, reference: redemptionReference });
const tags = ['merchants'];

/** Where merchants use coupons, each call signed (docs/merchant-protocol.md). */
export function redemptionRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const redemptions = createRedemptionService(deps);
  const offline = createOfflineService(deps);

  return (app, _options, next) => {
    takeSignedCalls(app, deps, 'merchant');
    app.post(
      '/merchants/:slug/redemptions',
      {
        schema: {
          tags,
          params: z.object({ slug }),
          body: redemptionOrder,
          response: { 200: redemptionAnswer },
        },
      },
      async (request) => {
        const answer = await redemptions.use(request.params.slug, request.body);
        if (answer === undefined) throw unknownPath();
        return answer;
      },
    );
    app.post(
      '/merchants/:slug/redemptions/offline',
      {
        schema: {
          tags,
          params: z.object({ slug }),
          body: offlineRedemptionOrder,
          response: { 200: redemptionAnswer },
        },
      },
      async (request) => {
        const answer = await offline.settle(request.params.slug, request.body);
        if (answer === undefined) throw unknownPath();
        return answer;
      },
    );
    app.get(
      '/merchants/:slug/keys',
      { schema: { tags, params: z.object({ slug }), response: { 200: tillKeys } } },
      async (request) => {
        const keys = await offline.keys(request.params.slug);
        if (keys === undefined) throw unknownPath();
        return keys;
      },
    );
    app.get(
      '/merchants/:slug/redemptions/:reference',
      { schema: { tags, params: keyParams, response: { 200: redemptionState } } },
      async ({ params: { slug: merchant, reference } }) => {
        const state = await redemptions.find({ merchant, reference });
        if (state === undefined) throw unknownPath();
        return state;
      },
    );
    app.post(
      '/merchants/:slug/redemptions/:reference/void',
      { schema: { tags, params: keyParams, response: { 200: redemptionAnswer } } },
      ({ params: { slug: merchant, reference } }) => redemptions.takeBack({ merchant, reference }),
    );
    next();
  };
}
