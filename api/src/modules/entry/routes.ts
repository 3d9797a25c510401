import { checkRedirectCall } from '@poku/domain/calls/check-redirect';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { askingBrand, isFromOwnOrigin } from '../../http/asking-brand';
import { scarce } from '../../http/scarce';
import { serve } from '../../http/serve';
import { createEntryService } from './entry.service';
import { tokenRefused } from './token';

/** Looks at redirect tokens ([A] §7, D28). */
export function entryRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const entry = createEntryService(deps);
  const config = scarce(deps.config);

  return (app, _options, next) => {
    serve(app, checkRedirectCall, { tags: ['entry'], config }, (asked, request) => {
      // What it would give is good at the partner's origin alone.
      if (isFromOwnOrigin(deps.config, request)) throw tokenRefused();
      return entry.check({ ...asked, brand: askingBrand(deps.config, request) });
    });
    next();
  };
}
