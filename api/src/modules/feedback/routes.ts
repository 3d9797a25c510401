import { feedbackCall, questionsCall } from '@poku/mfe-help/calls/feedback';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { scarce } from '../../http/scarce';
import { serve } from '../../http/serve';
import { requireMember } from '../../http/session-guard';
import { createFeedbackService } from './service';

/** The rating survey ([C] §7). */
export function feedbackRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const feedback = createFeedbackService(deps);
  const tags = ['help'];
  return (app, _options, next) => {
    serve(app, questionsCall, { tags }, ({ clientId }, request) => {
      requireMember(request, clientId);
      return feedback.questions();
    });
    serve(app, feedbackCall, { tags, config: scarce(deps.config) }, ({ clientId, ...given }, request) =>
      feedback.send(requireMember(request, clientId), given),
    );
    next();
  };
}
