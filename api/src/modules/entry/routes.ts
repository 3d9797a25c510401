import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { askingBrand, isFromOwnOrigin } from '../../http/asking-brand';
import { answers, ok } from '../../http/envelope';
import { scarce } from '../../http/scarce';
import { createEntryService } from './entry.service';
import { tokenRefused } from './token';
import { checkQuery, entryData } from './schema';

/** Looks at redirect tokens ([A] §7, D28). */
export function entryRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const entry = createEntryService(deps);
  const config = scarce(deps.config);

  return (app, _options, next) => {
    app.get(
      '/v1/check_redirect',
      { config, schema: { tags: ['entry'], querystring: checkQuery, response: answers(entryData) } },
      async (request) => {
        // What it would give is good at the partner's origin alone.
        if (isFromOwnOrigin(deps.config, request)) throw tokenRefused();
        const { redirectToken, code_challenge: codeChallenge } = request.query;
        return ok(
          await entry.check({ redirectToken, codeChallenge, brand: askingBrand(deps.config, request) }),
        );
      },
    );
    next();
  };
}
