import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppDeps } from '../../deps';
import { clientParams } from '../../http/client-params';
import { answers, ok } from '../../http/envelope';
import { requireMember } from '../../http/session-guard';
import { prepaidQuery, telcoProduct } from './schema';
import { createPrepaidService } from './service';

/** Prepaid packages (D41). A member's call: D14 does not list it for guests. */
export function prepaidRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const prepaid = createPrepaidService(deps);
  return (app, _options, next) => {
    app.get(
      '/productlist/:clientId',
      {
        schema: {
          tags: ['catalogue'],
          params: clientParams,
          querystring: prepaidQuery,
          response: answers(z.array(telcoProduct)),
        },
      },
      async (request) => {
        requireMember(request, request.params.clientId);
        return ok(await prepaid.list(request.query.msisdn));
      },
    );
    next();
  };
}
