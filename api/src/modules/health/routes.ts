import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { commonWording } from '@poku/shared/domain';
import type { AppDeps } from '../../deps';
import { answersNothing, done } from '../../http/envelope';
import { ping } from './repository';

/** For those who run the API: alive (the process answers) and ready (the database does too). */
export function healthRoutes({ db }: AppDeps): FastifyPluginCallbackZod {
  const tags = ['health'];
  const refused = { 503: answersNothing[200] };
  return (app, _options, next) => {
    app.get('/health/live', { schema: { tags, response: answersNothing } }, () => done());
    app.get('/health/ready', { schema: { tags, response: { ...answersNothing, ...refused } } }, async (_request, reply) => {
      try {
        await ping(db);
        return done();
      } catch {
        return reply.code(503).send({ responseCode: 503, message: commonWording.disturbance });
      }
    });
    next();
  };
}
