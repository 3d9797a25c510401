import { topicsCall } from '@poku/mfe-help/calls/faq';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { serve } from '../../http/serve';
import { createHelpService } from './service';

/** 'Pusat Bantuan' ([C] §7). */
export function helpRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const help = createHelpService(deps);
  return (app, _options, next) => {
    serve(app, topicsCall, { tags: ['help'] }, () => help.topics());
    next();
  };
}
