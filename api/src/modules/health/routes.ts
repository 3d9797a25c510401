import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { commonWording } from '@poku/domain/wording/common';
import type { AppDeps } from '../../deps';
import { answers, answersNothing, done, ok } from '../../http/envelope';
import { createHealthService } from './service';

const ready = answers(z.object({ alarms: z.array(z.string()) }));
const unready = answers(z.object({ reason: z.string() }))[200];

/** For those who run the API: alive (the process answers) and ready (it can do its work, and is not about to end). */
export function healthRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const tags = ['health'];
  // Who watches asks often, and from the address of others.
  const config = { rateLimit: false };
  const response = { ...ready, 503: unready };

  return (app, _options, next) => {
    const health = createHealthService(deps, (problem, error) => {
      if (problem === undefined) app.log.info('ready again');
      else app.log.error({ reason: problem, ...(error !== undefined && { err: error }) }, 'not ready');
    });
    app.get('/health/live', { config, schema: { tags, response: answersNothing } }, () => done());
    app.get('/health/ready', { config, schema: { tags, response } }, async (_request, reply) => {
      const reason = app.draining.aborted ? 'closing' : await health.problem();
      if (reason === undefined) return ok({ alarms: await health.alarms() });
      return reply
        .code(503)
        .send({ responseCode: 503, message: commonWording.disturbance, data: { reason } });
    });
    next();
  };
}
