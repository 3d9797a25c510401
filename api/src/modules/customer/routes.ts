import { savedWording } from '@poku/mfe-account/calls/saved';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppDeps } from '../../deps';
import { clientParams } from '../../http/client-params';
import { answers, answersNothing, done, ok } from '../../http/envelope';
import { scarce } from '../../http/scarce';
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
    app.get(
      '/tier/:clientId',
      { schema: { tags, params, response: answers(schema.tierData) } },
      async (request) => ok(await customer.tier(requireMember(request, request.params.clientId))),
    );
    app.get(
      '/customerpartnerpoin/:clientId',
      { schema: { tags, params, response: answers(z.array(schema.partnerPoint)) } },
      async (request) => ok(await linkage.balances(requireMember(request, request.params.clientId))),
    );
    app.put(
      '/customer',
      {
        config: scarce(deps.config),
        schema: { tags, body: schema.customerUpdate, response: answersNothing },
      },
      async (request) => {
        requireMember(request, request.body.clientId);
        await profile.save(requireSession(request), request.body);
        return done(savedWording.profileSaved);
      },
    );
    app.post(
      '/finishonboarding',
      { schema: { tags, body: schema.clientBody, response: answersNothing } },
      async (request) => {
        await profile.finishOnboarding(requireMember(request, request.body.clientId));
        return done();
      },
    );
    next();
  };
}
