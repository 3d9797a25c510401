import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppDeps } from '../../deps';
import { clientParams } from '../../http/client-params';
import { answers, answersNothing, done, ok } from '../../http/envelope';
import { scarce } from '../../http/scarce';
import { requireMember } from '../../http/session-guard';
import { feedbackRequest, question } from './schema';
import { createFeedbackService } from './service';

/** The rating survey ([C] §7). */
export function feedbackRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const feedback = createFeedbackService(deps);
  const tags = ['help'];
  return (app, _options, next) => {
    app.get(
      '/question/:clientId',
      { schema: { tags, params: clientParams, response: answers(z.array(question)) } },
      async (request) => {
        requireMember(request, request.params.clientId);
        return ok(await feedback.questions());
      },
    );
    app.post(
      '/feedback',
      { config: scarce(deps.config), schema: { tags, body: feedbackRequest, response: answersNothing } },
      async (request) => {
        await feedback.send(requireMember(request, request.body.clientId), request.body);
        return done();
      },
    );
    next();
  };
}
