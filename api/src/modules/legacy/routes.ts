import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { scarce } from '../../http/scarce';
import { readRequester } from '../access/requester';
import { handleLegacyErrors, legacyOk } from './answers';
import * as schema from './schema';
import { createLegacyService } from './service';

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];

/** The older service calls ([A] §7, D27). */
export function legacyRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const legacy = createLegacyService(deps);
  const tags = ['legacy'];
  const config = scarce(deps.config);
  const response = schema.legacyAnswer;

  return (app, _options, next) => {
    handleLegacyErrors(app);
    app.post('/api/login', { schema: { tags, body: schema.loginBody, response } }, async (request) => {
      return legacyOk(await legacy.login(request.body, readRequester(request, deps.secure)));
    });
    app.post(
      '/api/forgotPassword',
      { config, schema: { tags, body: schema.forgotBody, response } },
      async (request) =>
        legacyOk(await legacy.forgotPassword(request.body, readRequester(request, deps.secure))),
    );
    app.patch(
      '/api/changePassword/:id',
      {
        config,
        schema: { tags, params: schema.changePasswordParams, body: schema.changePasswordBody, response },
      },
      async (request) => {
        const asker = { session: request.session, bearer: bearerOf(request) };
        return legacyOk(await legacy.changePassword(request.params.id, asker, request.body));
      },
    );
    app.post(
      '/api/register',
      { config, schema: { tags, body: schema.registerBody, response } },
      async (request) => legacyOk(await legacy.register(request.body)),
    );
    app.get(
      '/api/verification/:token',
      { config, schema: { tags, params: schema.verificationParams, response } },
      async (request) => legacyOk(await legacy.verify(request.params.token, request.session)),
    );
    next();
  };
}
