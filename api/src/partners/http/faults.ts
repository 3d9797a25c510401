import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BrandDeps } from '../deps';
import { readFaults } from '../sandbox/faults.repository';

/** Longest time that a connection is held; Poku gives up long before. */
const longestHoldMs = 30_000;

/** Waits `ms`, or until the connection or the service closes. */
function hold(request: FastifyRequest, ms: number, closing: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const { socket } = request.raw;
    const end = (): void => {
      clearTimeout(timer);
      socket.off('close', end);
      closing.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    socket.once('close', end);
    closing.addEventListener('abort', end);
    if (closing.aborted || socket.destroyed) end();
  });
}

function hangUp(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

/** Shows the partner's faults on every call that Poku makes (D56). */
export function showFaults(app: FastifyInstance, { db, brand }: Pick<BrandDeps, 'db' | 'brand'>): void {
  const closing = new AbortController();
  app.addHook('preClose', (done) => {
    closing.abort();
    done();
  });
  app.addHook('onRequest', async (request, reply) => {
    if ((await readFaults(db, brand.slug)).down) return hangUp(request, reply);
  });
  app.addHook('preHandler', async (request, reply) => {
    const { latencyMs, timeout } = await readFaults(db, brand.slug);
    // The work is done also when the caller has given up: a real partner would have got the request.
    if (latencyMs > 0) await pause(latencyMs, closing.signal);
    if (timeout === 'before') {
      await hold(request, longestHoldMs, closing.signal);
      return hangUp(request, reply);
    }
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 401 && (await readFaults(db, brand.slug)).timeout === 'after') {
      await hold(request, longestHoldMs, closing.signal);
      request.raw.socket.destroy();
    }
    return payload;
  });
}

const pause = (ms: number, closing: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      closing.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    closing.addEventListener('abort', end);
  });
