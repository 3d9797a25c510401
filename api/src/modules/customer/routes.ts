import { customerDetailCall } from '@poku/domain/calls/customer-detail';
import { partnerPointsCall } from '@poku/domain/calls/partner-points';
import { finishOnboardingCall, profileWording, saveProfileCall } from '@poku/mfe-account/calls/profile';
import { tierCall } from '@poku/mfe-account/calls/tier';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { scarce } from '../../http/scarce';
import { serve } from '../../http/serve';
import { requireMember, requireSession } from '../../http/session-guard';
import { createLinkageService } from '../linkage/service';
import { createProfileService } from './profile.service';
import { createCustomerService } from './service';

/** The member's own data ([A] §7). */
export function customerRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const customer = createCustomerService(deps);
  const profile = createProfileService(deps);
  const linkage = createLinkageService(deps);
  const tags = ['customer'];

  return (app, _options, next) => {
    serve(app, customerDetailCall, { tags }, ({ clientId }, request) =>
      customer.detail(requireMember(request, clientId)),
    );
    serve(app, tierCall, { tags }, ({ clientId }, request) =>
      customer.tier(requireMember(request, clientId)),
    );
    serve(app, partnerPointsCall, { tags }, ({ clientId }, request) =>
      linkage.balances(requireMember(request, clientId)),
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
