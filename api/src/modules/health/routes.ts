import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { commonWording } from '@poku/shared/domain';
import type { AppDeps } from '../../deps';
import { answersNothing, done } from '../../http/envelope';
import { createHealthService } from './service';

/** For those who run the API: alive (the process answers) and ready (the database does too). */
export function healthRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const health = createHealthService(deps);
  const tags = ['health'];
  // Who watches asks often, and from the address of others.
  const config = { rateLimit: false };
  const response = { ...answersNothing, 503: answersNothing[200] };

  return (app, _options, next) => {
    app.get('/health/live', { config, schema: { tags, response: answersNothing } }, () => done());
    app.get('/health/ready', { config, schema: { tags, response } }, async (_request, reply) => {
      if (await health.isReady()) return done();
      return reply.code(503).send({ responseCode: 503, message: commonWording.disturbance });
    });
    next();
  };
}
