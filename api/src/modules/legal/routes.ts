import { aboutCall, privacyPolicyCall, termsCall } from '@poku/flows/legal';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { serve } from '../../http/serve';
import { createLegalService } from './service';

const SERVING = { tags: ['legal'] };

/** Terms, privacy policy and what Poku is ([C] §7). */
export function legalRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const legal = createLegalService(deps);
  return (app, _options, next) => {
    serve(app, termsCall, SERVING, () => legal.text('terms'));
    serve(app, privacyPolicyCall, SERVING, () => legal.text('privacy'));
    serve(app, aboutCall, SERVING, () => legal.text('about'));
    next();
  };
}
