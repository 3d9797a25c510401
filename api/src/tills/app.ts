import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { loggerOptions, logAnswers, quietLogs } from '../http/logging';
import { takeForms } from '../partners/http/forms';
import type { TillsDeps } from './deps';
import { sendTillPage } from './layout';
import { merchants } from './merchants';
import { tillRoutes } from './routes';
import { serveScripts } from './scripts';
import { failedBody, listBody, missingBody } from './views';

const bodyLimitBytes = 16 * 1024;
const sign = { name: 'Kasir', claim: 'Merchant sandbox' };

/**
 * Builds the service of the sandbox merchants' tills (D65), each below `/<slug>`. It keeps nothing and is ready for `inject` and
 * `listen`. Throws an error when a merchant has no keys.
 */
export function buildTills(deps: TillsDeps): FastifyInstance {
  const app = Fastify({
    logger: loggerOptions(deps.logLevel),
    logController: quietLogs(),
    bodyLimit: bodyLimitBytes,
    forceCloseConnections: true,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  logAnswers(app);
  takeForms(app);
  app.setNotFoundHandler((_request, reply) =>
    sendTillPage(reply, sign, { title: 'Tidak ditemukan', body: missingBody(), status: 404 }),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return sendTillPage(reply, sign, { title: 'Ada yang salah', body: failedBody(), status });
  });

  app.get('/health', () => ({ status: 'ok' }));
  app.get('/', (_request, reply) =>
    sendTillPage(reply, sign, { title: 'Merchant', body: listBody(), isWide: true }),
  );
  serveScripts(app);
  for (const merchant of merchants)
    void app.register(tillRoutes(deps, merchant), { prefix: `/${merchant.slug}` });
  return app;
}
