import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readRequester } from '../modules/access/requester';
import { comingFrom, type Origin } from '../modules/security/origin';

/** Where a request comes from, for the security log. */
export const originOf = (request: FastifyRequest, secure: boolean): Origin => ({
  ...readRequester(request, secure),
  requestId: request.id,
});

/** Lets the security log know where what happens comes from. */
export function tellOrigins(app: FastifyInstance, secure: boolean): void {
  app.addHook('onRequest', (request, _reply, next) => comingFrom(originOf(request, secure), next));
  // The body arrives outside of the hooks before.
  app.addHook('preValidation', (request, _reply, next) => comingFrom(originOf(request, secure), next));
}
