import Fastify, { type FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type FastifyPluginCallbackZod,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../db/database';
import { loggerOptions, logAnswers, quietLogs } from '../http/logging';
import { isSigned, signatureHeaders } from '../security/signature';
import { partnersPage } from './page';
import { createPartnerService } from './service';

/** What the sandbox partners are made from. */
export interface PartnersDeps {
  db: Database;
  /** Key of the signatures (D57). */
  key: string;
  logLevel: string;
}

const openPaths: ReadonlySet<string> = new Set(['/', '/health']);
const balanceParams = z.object({ slug: z.string().max(32), subject: z.string().max(256) });

function routes({ db }: PartnersDeps): FastifyPluginCallbackZod {
  const partners = createPartnerService({ db });
  return (app, _options, next) => {
    app.get('/health', async () => {
      await partners.accounts();
      return { status: 'ok' };
    });
    app.get('/', async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(partnersPage(await partners.accounts())),
    );
    app.get(
      '/:slug/v1/accounts/:subject/balance',
      { schema: { params: balanceParams } },
      async (request, reply) => {
        const balance = await partners.balance(request.params.slug, request.params.subject);
        return balance ?? reply.code(404).send({ error: 'unknown account' });
      },
    );
    app.post('/sandbox/reset', async () => {
      await partners.reset();
      return { status: 'ok' };
    });
    next();
  };
}

/** Builds the sandbox partners' service. Every call but the page and the health check must be signed (D57). */
export async function buildPartners(deps: PartnersDeps): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(deps.logLevel),
    logController: quietLogs(),
    bodyLimit: 64 * 1024,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  logAnswers(app);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('preValidation', async (request, reply) => {
    if (openPaths.has(request.routeOptions.url ?? '')) return;
    const { time, signature } = signatureHeaders;
    const signed = {
      method: request.method,
      path: request.url,
      body: typeof request.body === 'string' ? request.body : '',
      sentAtMs: Number(request.headers[time]),
    };
    if (!isSigned(deps.key, signed, String(request.headers[signature]), Date.now())) {
      return reply.code(401).send({ error: 'signature refused' });
    }
  });
  await app.register(routes(deps));
  return app;
}
