import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { answers, ok } from '../../http/envelope';
import { legalText } from './schema';
import { createLegalService } from './service';

/** Terms, privacy policy and what Poku is ([C] §7). */
export function legalRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const legal = createLegalService(deps);
  const schema = { tags: ['legal'], response: answers(legalText) };
  return (app, _options, next) => {
    app.get('/termcondition', { schema }, async () => ok(await legal.text('terms')));
    app.get('/privacypolicy', { schema }, async () => ok(await legal.text('privacy')));
    app.get('/about', { schema }, async () => ok(await legal.text('about')));
    next();
  };
}
