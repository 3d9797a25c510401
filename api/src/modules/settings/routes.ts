import { savedWording } from '@poku/mfe-account/calls/saved';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppDeps } from '../../deps';
import { clientParams } from '../../http/client-params';
import { answers, answersNothing, done, ok } from '../../http/envelope';
import { requireMember } from '../../http/session-guard';
import * as schema from './schema';
import { createSettingsService } from './service';

/** Interests and notification settings ([A] §7). */
export function settingsRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const settings = createSettingsService(deps);
  const tags = ['settings'];
  const params = clientParams;

  return (app, _options, next) => {
    app.get(
      '/interest/:clientId',
      { schema: { tags, params, response: answers(z.array(schema.interest)) } },
      async () => ok(await settings.interests()),
    );
    app.get(
      '/customerinterest/:clientId',
      { schema: { tags, params, response: answers(z.array(schema.customerInterest)) } },
      async (request) => ok(await settings.chosenInterests(requireMember(request, request.params.clientId))),
    );
    app.post(
      '/customerinterest',
      { schema: { tags, body: schema.customerInterestUpdate, response: answersNothing } },
      async (request) => {
        const { clientId, interestIds } = request.body;
        const ids = interestIds.map(({ interestId }) => interestId);
        await settings.choose(requireMember(request, clientId), ids);
        return done(savedWording.interestsSaved);
      },
    );
    app.get(
      '/customersetting/:clientId',
      { schema: { tags, params, response: answers(schema.customerSetting) } },
      async (request) => ok(await settings.setting(requireMember(request, request.params.clientId))),
    );
    app.put(
      '/customersetting',
      { schema: { tags, body: schema.customerSettingUpdate, response: answersNothing } },
      async (request) => {
        await settings.saveSetting(requireMember(request, request.body.clientId), request.body);
        return done(savedWording.notificationsSaved);
      },
    );
    next();
  };
}
