import Fastify, { type FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type FastifyPluginCallbackZod,
} from 'fastify-type-provider-zod';
import { afterAnswer } from '../http/after-answer';
import { loggerOptions, logAnswers, quietLogs } from '../http/logging';
import { accountRoutes } from './accounts/routes';
import { brandsOf } from './brands';
import { consentRoutes } from './consent/routes';
import { debitCodeRoutes } from './debit-codes/routes';
import { debitRoutes } from './debits/routes';
import { keysOf, type BrandDeps, type PartnersDeps } from './deps';
import { createEvents } from './events/dispatcher';
import type { Events } from './events/events';
import { answerErrors } from './http/errors';
import { showFaults } from './http/faults';
import { requireSignatures } from './http/signed';
import { takeForms, takeJson } from './http/forms';
import { linkRoutes } from './links/routes';
import { statementRoutes } from './movements/routes';
import { payPageRoutes } from './payments/page.routes';
import { paymentRoutes } from './payments/routes';
import { createPaymentService } from './payments/service';
import { purchaseDayRoutes } from './shop/day.routes';
import { homeRoutes } from './sandbox/home.routes';
import { personRoutes } from './sandbox/person.routes';
import { signedSandboxRoutes } from './sandbox/routes';
import { createPartnerSandbox } from './sandbox/service';
import { shopRoutes } from './shop/routes';
import { visitRoutes } from './visits/routes';

const bodyLimitBytes = 64 * 1024;
/** A subject may be an e-mail address. */
const longestParam = 254 * 3;

/** Calls of Poku: the protocol, with the partner's faults. */
function protocolRoutes(deps: BrandDeps): FastifyPluginCallbackZod {
  return (app, _options, next) => {
    showFaults(app, deps);
    requireSignatures(app, deps);
    void app.register(linkRoutes(deps));
    void app.register(accountRoutes(deps));
    void app.register(statementRoutes(deps));
    void app.register(purchaseDayRoutes(deps));
    void app.register(deps.brand.kind === 'wallet' ? paymentRoutes(deps) : debitRoutes(deps));
    if (deps.brand.hasDebitCodes) void app.register(debitCodeRoutes(deps));
    // Paths that only other kinds of partners have: 404 after the check of the signature, so that Poku can trust the answer.
    app.route({
      method: ['GET', 'POST', 'DELETE'],
      url: '/v1/*',
      handler: (_request, reply) => reply.code(404).send({ error: 'unknown path' }),
    });
    next();
  };
}

/** Pages for people; faults do not affect them. */
function pageRoutes(deps: BrandDeps): FastifyPluginCallbackZod {
  const { kind, hasApp } = deps.brand;
  return (app, _options, next) => {
    takeForms(app);
    if (kind === 'bank') void app.register(consentRoutes(deps, 'authorize'));
    if (kind === 'wallet') void app.register(consentRoutes(deps, 'bind'));
    if (kind === 'wallet') void app.register(payPageRoutes(deps));
    if (hasApp) void app.register(visitRoutes(deps));
    void app.register(shopRoutes(deps));
    next();
  };
}

/** What a person does on this machine; takes forms and JSON. */
function helperRoutes(deps: BrandDeps): FastifyPluginCallbackZod {
  return (app, _options, next) => {
    takeForms(app);
    takeJson(app);
    void app.register(personRoutes(deps));
    next();
  };
}

function sandboxRoutes(deps: BrandDeps): FastifyPluginCallbackZod {
  return (app, _options, next) => {
    requireSignatures(app, deps);
    void app.register(signedSandboxRoutes(deps));
    next();
  };
}

/**
 * Builds one service of sandbox partners (D57), each partner below `/<slug>`, filled with the fixtures when it is empty.
 * It is ready for `inject` and `listen`; closing it closes nothing of `deps`.
 */
export async function buildPartners(deps: PartnersDeps): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(deps.logLevel),
    logController: quietLogs(),
    bodyLimit: bodyLimitBytes,
    // A client that gave up leaves connections open that never carried a request; closing would wait for a minute.
    forceCloseConnections: true,
    routerOptions: { maxParamLength: longestParam },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  logAnswers(app);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  const brands = brandsOf(deps.kind);
  const events: Events = createEvents(
    deps,
    brands.map(({ slug }) => slug),
    async () => {
      for (const own of partners) if (own.brand.kind === 'wallet') await createPaymentService(own).expire();
    },
  );
  const partners = brands.map((brand) => {
    const keys = keysOf(deps, brand.slug);
    return { ...deps, brand, keys, key: keys.partner[0] ?? '', events };
  });
  afterAnswer(app, () => void events.drain());
  app.addHook('onReady', () => Promise.resolve(events.start()));
  app.addHook('onClose', () => events.stop());

  app.get('/health', () => ({ status: 'ok' }));
  for (const own of partners) {
    await createPartnerSandbox(own).fillWhenEmpty();
    for (const routes of [protocolRoutes, sandboxRoutes, pageRoutes, helperRoutes])
      await app.register(routes(own), { prefix: `/${own.brand.slug}` });
  }
  await app.register(homeRoutes(partners));
  return app;
}
