import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type FastifyPluginCallbackZod,
} from 'fastify-type-provider-zod';
import { PREFLIGHT_LIFE_S } from '@poku/domain/limits/transport';
import type { AppDeps } from './deps';
import { unifyAliases } from './http/aliases';
import { brandOfOrigin } from './http/asking-brand';
import { originOf, tellOrigins } from './http/call-origin';
import { guardClock } from './http/clock-guard';
import { closeWhenAnswered } from './http/closing';
import { compressOpenAnswers } from './http/compression';
import { countDatabaseCalls } from './http/database-calls';
import { handleErrors } from './http/error-handler';
import { loggerOptions, logAnswers, quietLogs } from './http/logging';
import { corsOrigins, createOrigins, guardOrigins } from './http/origins';
import { helmetOptions, outsideRoutes } from './http/outside-routes';
import { isSignedCall } from './http/policy';
import { demandReadable } from './http/readable';
import { requesterOf } from './http/networks';
import { idHeaders } from './http/request-ids';
import { watchRefusals } from './http/refusals';
import { guardScarce } from './http/scarce';
import { guardSessions } from './http/session-guard';
import { guardPartnerSessions } from './http/step-up';
import { passwordRoutes } from './modules/access/password.routes';
import { registrationRoutes } from './modules/access/registration.routes';
import { accessRoutes } from './modules/access/routes';
import { createSessionService } from './modules/access/session.service';
import { brandRoutes } from './modules/brands/routes';
import { catalogueRoutes } from './modules/catalogue/routes';
import { campaignRoutes } from './modules/campaigns/routes';
import { couponRoutes } from './modules/coupons/routes';
import { giftRoutes } from './modules/gifts/routes';
import { stockAlertRoutes } from './modules/stock-alerts/routes';
import { customerRoutes } from './modules/customer/routes';
import { earnRoutes } from './modules/earn/routes';
import { embedRoutes } from './modules/embed/routes';
import { entryRoutes } from './modules/entry/routes';
import { visitorRoutes } from './modules/entry/visitor.routes';
import { expiryGuardRoutes } from './modules/expiry-guard/routes';
import { goalRoutes } from './modules/goals/routes';
import { feedbackRoutes } from './modules/feedback/routes';
import { createClockWatch } from './modules/health/clock-watch';
import { healthRoutes } from './modules/health/routes';
import { helpRoutes } from './modules/help/routes';
import { historyRoutes } from './modules/history/routes';
import { inboxRoutes } from './modules/inbox/routes';
import { createLimitService } from './modules/limits/service';
import { legalRoutes } from './modules/legal/routes';
import { legacyRoutes } from './modules/legacy/routes';
import { linkRoutes } from './modules/linkage/link.routes';
import { liveRoutes } from './modules/live/routes';
import { linkGainRoutes } from './modules/link-gain/routes';
import { linkageRoutes } from './modules/linkage/routes';
import { wayOutPageRoutes } from './modules/notices/way-out-page.routes';
import { wayOutRoutes } from './modules/notices/way-out.routes';
import { partnerEventRoutes } from './modules/partner-events/routes';
import { settlementRoutes } from './modules/settlement/routes';
import { paymentRoutes } from './modules/payment/routes';
import { prepaidRoutes } from './modules/prepaid/routes';
import { redemptionRoutes } from './modules/redemptions/routes';
import { recommendationRoutes } from './modules/recommendations/routes';
import { sandboxRoutes } from './modules/sandbox/routes';
import { createRefusedCallLog } from './modules/security/refused-calls';
import { settingsRoutes } from './modules/settings/routes';
import { missionRoutes } from './modules/missions/routes';
import { statementRoutes } from './modules/statement/routes';
import { yearRoutes } from './modules/year/routes';
import { telemetryRoutes } from './modules/telemetry/routes';
import { topupRoutes } from './modules/topups/routes';
import { ticketRoutes } from './modules/tickets/routes';
import { verificationRoutes } from './modules/verification/routes';

const bodyLimitBytes = 64 * 1024;
/** The value of retry-after in a 503. */
const retryAfterSeconds = 5;

const modules: ((deps: AppDeps) => FastifyPluginCallbackZod)[] = [
  healthRoutes,
  accessRoutes,
  registrationRoutes,
  passwordRoutes,
  legacyRoutes,
  customerRoutes,
  verificationRoutes,
  settingsRoutes,
  linkageRoutes,
  linkGainRoutes,
  linkRoutes,
  partnerEventRoutes,
  settlementRoutes,
  entryRoutes,
  visitorRoutes,
  liveRoutes,
  catalogueRoutes,
  stockAlertRoutes,
  prepaidRoutes,
  recommendationRoutes,
  campaignRoutes,
  embedRoutes,
  brandRoutes,
  paymentRoutes,
  couponRoutes,
  giftRoutes,
  redemptionRoutes,
  topupRoutes,
  historyRoutes,
  inboxRoutes,
  statementRoutes,
  yearRoutes,
  earnRoutes,
  expiryGuardRoutes,
  goalRoutes,
  missionRoutes,
  helpRoutes,
  ticketRoutes,
  feedbackRoutes,
  legalRoutes,
  telemetryRoutes,
  wayOutRoutes,
  wayOutPageRoutes,
];

/** Builds the API; it is ready for `inject` and for `listen`, and closing it closes nothing of `deps`. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config } = deps;
  const outside = await outsideRoutes(config.sandbox);
  const app = Fastify({
    ...outside.settings,
    logger: loggerOptions(config.logLevel, deps.logStream),
    bodyLimit: bodyLimitBytes,
    trustProxy: [...config.trustedProxies],
    logController: quietLogs(),
    requestIdHeader: false,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  countDatabaseCalls(app);
  tellOrigins(app, deps.secure);
  closeWhenAnswered(app);
  handleErrors(app);
  logAnswers(app);
  const tellRefused = createRefusedCallLog(deps);
  watchRefusals(app, (refused, request) => tellRefused(refused, originOf(request, deps.secure), request.log));
  await app.register(helmet, helmetOptions(config.sandbox));
  outside.attach(app);
  const origins = createOrigins(config);
  guardOrigins(app, origins);
  await app.register(cors, {
    origin: corsOrigins(config),
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    credentials: false,
    strictPreflight: false,
    maxAge: PREFLIGHT_LIFE_S,
  });
  await app.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: '1 minute',
    keyGenerator: (request) => requesterOf(request.ip),
  });
  guardScarce(app, createLimitService(deps).takeCall);
  guardClock(
    app,
    createClockWatch(deps, (sentence) => app.log.error(sentence)),
  );
  const sessions = createSessionService(deps);
  guardSessions(app, {
    find: (token) => sessions.find(token),
    siteOrigins: config.siteOrigins,
    origins,
    brandOf: (request) => brandOfOrigin(config, request),
    secure: deps.secure,
  });
  guardPartnerSessions(app);
  app.addHook('preValidation', (request, _reply, next) => {
    // Signed calls are checked with their signature; only members' calls have other spellings of fields (D7).
    if (!isSignedCall(request.routeOptions.url ?? '')) {
      demandReadable(request);
      request.body = unifyAliases(request.body);
      request.query = unifyAliases(request.query);
    }
    next();
  });
  app.addHook('onSend', (request, reply, payload, next) => {
    void reply.headers(idHeaders(request.id));
    if (reply.statusCode === 503) void reply.header('retry-after', retryAfterSeconds);
    if (!request.url.startsWith('/docs')) void reply.header('cache-control', 'no-store');
    next(null, payload);
  });
  await describeApi(app, config);
  await compressOpenAnswers(app);
  for (const routes of config.sandbox ? [...modules, sandboxRoutes] : modules)
    // Without a name Fastify looks for the plugin among all loaded modules, which takes longer than the plugin.
    await app.register(Object.assign(routes(deps), { [Symbol.for('fastify.display-name')]: routes.name }));
  return app;
}

async function describeApi(
  app: FastifyInstance,
  { docs, sandbox }: Pick<AppDeps['config'], 'docs' | 'sandbox'>,
): Promise<void> {
  await app.register(swagger, {
    openapi: { info: { title: 'Poku API', version: '1.0.0', description: 'Reference API of Poku' } },
    transform: jsonSchemaTransform,
  });
  if (docs) await app.register(swaggerUi, { routePrefix: '/docs' });
  if (docs || sandbox) app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
