import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { afterAnswer } from './after-answer';

/** What must never reach a log, wherever somebody puts it. */
const secrets = [
  'password',
  'newPassword',
  'oldPassword',
  'new_password',
  'conf_password',
  'otp',
  'otpCode',
  'otpRequestId',
  'verifyCode',
  'accessToken',
  'authorizationCode',
  'redirectToken',
  'redirect_token',
  'code_challenge',
  'codeChallenge',
  'mandateId',
  'refNum',
  'token',
  'cookie',
  'authorization',
];
const secretPaths = [
  ...secrets,
  'codeVerifier',
  'authCode',
  'mandateId',
  'refNum',
  'binding_url',
  'bindingUrl',
  'rawBody',
  'msisdn',
  'email',
  'to',
  'text',
  'link',
  'voucherCode',
  'secretCode',
  'recipient',
  'subject',
  'endpoint',
  'p256dh',
  'auth',
  'unsubscribe',
].flatMap((name) => [name, `*.${name}`]);

/** Logger of the server: JSON lines; a request is its method and route, never its address, body or headers. */
export function loggerOptions(
  level: string,
  stream?: { write(line: string): void },
): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    ...(stream === undefined ? {} : { stream }),
    redact: { paths: [...secretPaths, 'headers', '*.headers'], censor: '***' },
    serializers: {
      req: (request) => ({ method: request.method }),
      err: (error: Error) => ({ type: error.name, message: error.message, stack: error.stack ?? '' }),
    },
  };
}

/** Turns the framework's own request lines off, which carry addresses. */
export const quietLogs = (): LogController => new LogController({ disableRequestLogging: true });

/** One line per request that was answered, or whose caller has left before. */
export function logAnswers(app: FastifyInstance): void {
  afterAnswer(app, (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const ms = Math.round(reply.elapsedTime);
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms },
      reply.raw.writableFinished ? 'answered' : 'left',
    );
  });
}
