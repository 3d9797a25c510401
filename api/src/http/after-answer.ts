import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';

/**
 * Calls `tell` once for each request when its answer has been given, be it to a caller who has left. Fastify's own `onResponse`
 * does not hear of those: nothing is finished on a connection that is gone. So the connection is heard too; of calls that are
 * pipelined on one, Node tells no answer but the first that it is gone.
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
  const owed = new WeakMap<Socket, Map<FastifyRequest, FastifyReply>>();
  const owedOn = (socket: Socket): Map<FastifyRequest, FastifyReply> => {
    const answers = new Map<FastifyRequest, FastifyReply>();
    owed.set(socket, answers);
    socket.once('close', () => answers.forEach((reply, request) => tellOnce(request, reply)));
    return answers;
  };
  app.addHook('onSend', (request, reply, payload, next) => {
    const { socket } = request.raw;
    if (socket.destroyed) tellOnce(request, reply);
    else (owed.get(socket) ?? owedOn(socket)).set(request, reply);
    next(null, payload);
  });
  app.addHook('onResponse', (request, reply, next) => {
    owed.get(request.raw.socket)?.delete(request);
    tellOnce(request, reply);
    next();
  });
}
