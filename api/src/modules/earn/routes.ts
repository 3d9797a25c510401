import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppDeps } from '../../deps';
import { clientParams } from '../../http/client-params';
import { answers, answersNothing, done, ok } from '../../http/envelope';
import { requireMember } from '../../http/session-guard';
import * as schema from './schema';
import { createEarnService } from './service';

/** 'Kumpulkan Poin' ([C] §7); guests read it too (D14). */
export function earnRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const earn = createEarnService(deps);
  const tags = ['earn'];

  return (app, _options, next) => {
    app.get(
      '/partnerearn/:clientId',
      { schema: { tags, params: clientParams, response: answers(z.array(schema.earnPartner)) } },
      async () => ok(await earn.partners()),
    );
    app.post(
      '/reportearnpartner',
      { schema: { tags, body: schema.reportBody, response: answersNothing } },
      async (request) => {
        const { clientId, partnerId } = request.body;
        await earn.report(requireMember(request, clientId), partnerId);
        return done();
      },
    );
    next();
  };
}
