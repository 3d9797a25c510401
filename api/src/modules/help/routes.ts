import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppDeps } from '../../deps';
import { clientParams } from '../../http/client-params';
import { answers, ok } from '../../http/envelope';
import { faqTopic } from './schema';
import { createHelpService } from './service';

/** 'Pusat Bantuan' ([C] §7). */
export function helpRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const help = createHelpService(deps);
  return (app, _options, next) => {
    app.get(
      '/customerfaq/:clientId',
      { schema: { tags: ['help'], params: clientParams, response: answers(z.array(faqTopic)) } },
      async () => ok(await help.topics()),
    );
    next();
  };
}
