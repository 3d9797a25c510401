import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Calls `tell` once for each request when its answer has been given, be it to a caller who has left. Fastify's own `onResponse`
 * does not hear of those: nothing is finished on a connection that is gone.
 */
export function afterAnswer(
  app: FastifyInstance,
  tell: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  const told = new WeakSet<FastifyRequest>();
  const tellOnce = (request: FastifyRequest, reply: FastifyReply): void => {
    if (told.has(request)) return;
    told.add(request);
    tell(request, reply);
  };
  app.addHook('onResponse', (request, reply, next) => {
    tellOnce(request, reply);
    next();
  });
  app.addHook('onSend', (request, reply, payload, next) => {
    if (reply.raw.destroyed) tellOnce(request, reply);
    else reply.raw.once('close', () => tellOnce(request, reply));
    next(null, payload);
  });
}
