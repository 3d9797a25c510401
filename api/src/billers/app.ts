import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { loggerOptions, logAnswers, quietLogs } from '../http/logging';
import { billers } from './billers';
import type { BillersDeps } from './deps';
import { sendBillerPage } from './layout';
import { pageRoutes } from './page.routes';
import type { startRounds } from '../rounds';
import { createRounds } from './rounds';
import { protocolRoutes } from './routes';
import { failedBody, listBody } from './views';

const bodyLimitBytes = 16 * 1024;
const name = 'Biller';

/**
 * Builds the service of the sandbox billers (D69), each below `/<slug>`. It is ready for `inject` and `listen`, and closing it closes
 * nothing of `deps`. Throws an error when a biller has no keys.
 */
export function buildBillers(deps: BillersDeps): FastifyInstance {
  const app = Fastify({
    logger: loggerOptions(deps.logLevel),
    logController: quietLogs(),
    bodyLimit: bodyLimitBytes,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 3 * 128 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  logAnswers(app);
  let rounds: ReturnType<typeof startRounds> | undefined;
  app.addHook('onReady', () => {
    rounds = createRounds(deps).start((error) => app.log.error({ err: error }, 'round failed'));
    return Promise.resolve();
  });
  app.addHook('onClose', () => rounds?.stop());
  app.setNotFoundHandler((_request, reply) =>
    sendBillerPage(reply, name, {
      title: 'Tidak ditemukan',
      body: failedBody('Halaman ini tidak ada.'),
      status: 404,
    }),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return sendBillerPage(reply, name, {
      title: 'Ada yang salah',
      body: failedBody('Halaman ini tidak bisa diproses.'),
      status,
    });
  });

  app.get('/health', () => ({ status: 'ok' }));
  app.get('/', (_request, reply) =>
    sendBillerPage(reply, name, { title: 'Daftar biller', body: listBody(billers) }),
  );
  for (const brand of billers) {
    const keys = deps.keys[brand.slug];
    if (keys === undefined) throw new Error(`The biller ${brand.slug} has no keys`);
    const own = { ...deps, brand, keys };
    void app.register(protocolRoutes(own), { prefix: `/${brand.slug}` });
    void app.register(pageRoutes(own), { prefix: `/${brand.slug}` });
  }
  return app;
}
