import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readRequester } from '../modules/access/requester';
import { comingFrom, type Origin } from '../modules/security/origin';

/** Lets the security log know where what happens comes from. */
export function tellOrigins(app: FastifyInstance, secure: boolean): void {
  const originOf = (request: FastifyRequest): Origin => ({
    ...readRequester(request, secure),
    requestId: request.id,
  });
  app.addHook('onRequest', (request, _reply, next) => comingFrom(originOf(request), next));
  // The body arrives outside of the hooks before.
  app.addHook('preValidation', (request, _reply, next) => comingFrom(originOf(request), next));
}
