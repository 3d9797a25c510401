import type { FastifyInstance } from 'fastify';
import { afterAnswer } from './after-answer';
import { unavailable } from './errors';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted when the server takes no more work. */
    draining: AbortSignal;
    /** Refuses what is asked from now on (503), and waits until every answer that is owed has been given. */
    drain(): Promise<void>;
  }
}

const sweepMs = 50;
/** Those who run the API ask on, and hear that it is not ready. */
const isAnswered = (path: string): boolean => path.startsWith('/health/');

/**
 * Lets the server close once it has given every answer that it owes. Otherwise a connection over which nobody has asked
 * anything yet holds it for more than a minute.
 */
export function closeWhenAnswered(app: FastifyInstance): void {
  const draining = new AbortController();
  let owed = 0;
  let answered = (): void => undefined;
  app.decorate('draining', { getter: () => draining.signal });
  app.decorate('drain', async () => {
    draining.abort();
    if (owed > 0) await new Promise<void>((resolve) => (answered = resolve));
  });
  app.addHook('onRequest', (request, reply, done) => {
    owed += 1;
    if (!draining.signal.aborted) return done();
    void reply.header('connection', 'close');
    done(isAnswered(request.routeOptions.url ?? '') ? undefined : unavailable());
  });
  afterAnswer(app, () => {
    owed -= 1;
    if (owed === 0) answered();
  });
  app.addHook('preClose', (done) => {
    const sweep = setInterval(() => {
      if (owed === 0) app.server.closeAllConnections();
    }, sweepMs);
    app.server.once('close', () => clearInterval(sweep));
    done();
  });
}
