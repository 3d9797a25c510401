import type { FastifyInstance } from 'fastify';

const sweepMs = 50;

/**
 * Lets the server close once it has given every answer that it owes. Otherwise a connection over which nobody has asked
 * anything yet holds it for more than a minute.
 */
export function closeWhenAnswered(app: FastifyInstance): void {
  let owed = 0;
  app.addHook('onRequest', (_request, _reply, done) => {
    owed += 1;
    done();
  });
  app.addHook('onResponse', (_request, _reply, done) => {
    owed -= 1;
    done();
  });
  app.addHook('preClose', (done) => {
    const sweep = setInterval(() => {
      if (owed === 0) app.server.closeAllConnections();
    }, sweepMs);
    app.server.once('close', () => clearInterval(sweep));
    done();
  });
}
