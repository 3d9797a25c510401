import { finishOnboardingCall, profileWording, saveProfileCall } from '@poku/mfe-account/calls/profile';
import { tierCall } from '@poku/mfe-account/calls/tier';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppDeps } from '../../deps';
import { clientParams } from '../../http/client-params';
import { answers, ok } from '../../http/envelope';
import { scarce } from '../../http/scarce';
import { serve } from '../../http/serve';
import { requireMember, requireSession } from '../../http/session-guard';
import { createLinkageService } from '../linkage/service';
import { createProfileService } from './profile.service';
import * as schema from './schema';
import { createCustomerService } from './service';

/** The member's own data ([A] §7). */
export function customerRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const customer = createCustomerService(deps);
  const profile = createProfileService(deps);
  const linkage = createLinkageService(deps);
  const tags = ['customer'];
  const params = clientParams;

  return (app, _options, next) => {
    app.get(
      '/customerdetail/:clientId',
      { schema: { tags, params, response: answers(schema.customerDetail) } },
      async (request) => ok(await customer.detail(requireMember(request, request.params.clientId))),
    );
    serve(app, tierCall, { tags }, ({ clientId }, request) =>
      customer.tier(requireMember(request, clientId)),
    );
    app.get(
      '/customerpartnerpoin/:clientId',
      { schema: { tags, params, response: answers(z.array(schema.partnerPoint)) } },
      async (request) => ok(await linkage.balances(requireMember(request, request.params.clientId))),
    );
    serve(
      app,
      saveProfileCall,
      { tags, config: scarce(deps.config), message: profileWording.saved },
      ({ clientId, ...update }, request) => {
        requireMember(request, clientId);
        return profile.save(requireSession(request), update);
      },
    );
    serve(app, finishOnboardingCall, { tags }, ({ clientId }, request) =>
      profile.finishOnboarding(requireMember(request, clientId)),
    );
    next();
  };
}
