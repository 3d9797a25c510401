import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { HSTS_LIFE_S } from '@poku/domain/limits/transport';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
} from 'fastify';
import { describeFailure, textOf } from './error-handler';
import { HttpError } from './errors';
import { createRequestId, idHeaders, traceIdOf } from './request-ids';

/**
 * What helmet is told. The API's answers run nothing, and no page may frame them; the pages of the site have a policy of their own.
 * @param isSandbox the sandbox is http on loopback
 */
export const helmetOptions = (isSandbox: boolean): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    // The page of the documentation runs scripts.
    directives: {
      defaultSrc: helmet.contentSecurityPolicy.dangerouslyDisableDefaultSrc,
      frameAncestors: ["'none'"],
    },
  },
  hsts: isSandbox ? false : { maxAge: HSTS_LIFE_S },
  // The policy says it, and the rest is for browsers and plug-ins that are gone; each costs a member some bytes of every answer.
  xFrameOptions: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xDnsPrefetchControl: false,
  xXssProtection: false,
  originAgentCluster: false,
});

/** A path that is longer is longer than the header of a request may be, so that the schema of a parameter decides. */
const maxParamLength = 16 * 1024;

/** How long a caller has to leave after such an answer. */
const leaveMs = 1_000;

/** Set for each answer by whoever writes it. */
const ownHeaders = new Set(['content-type', 'content-length', 'date', 'connection']);

/** Headers of every answer, whichever route it is of: helmet's, and that nobody keeps it. */
async function readHouseHeaders(isSandbox: boolean): Promise<Readonly<Record<string, string>>> {
  const app = Fastify();
  await app.register(helmet, helmetOptions(isSandbox));
  const { headers } = await app.inject('/');
  await app.close();
  const kept = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
  return {
    ...Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    'cache-control': 'no-store',
  };
}

/** HTTP status of what Node could not read as a request, by its code; anything else is 400. */
const unreadableStatuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Answers over a connection of which there is no request, and ends it. */
function answerRaw(
  socket: Socket,
  status: number,
  house: Readonly<Record<string, string>>,
  log: FastifyBaseLogger,
): void {
  const id = createRequestId({ headers: {} });
  const body = JSON.stringify({ responseCode: status, message: textOf(status) });
  const headers = {
    ...house,
    ...idHeaders(id),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    date: new Date().toUTCString(),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  log.info({ reqId: id, traceId: traceIdOf(id), route: 'unknown', status }, 'answered');
  // Nobody reads from it any more, so that its end would not be heard.
  socket.resume();
  socket.setTimeout(leaveMs, () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/** How the server answers what reaches no route, and what to do with it once it is there. */
export interface OutsideRoutes {
  settings: Pick<
    FastifyServerOptions,
    'frameworkErrors' | 'clientErrorHandler' | 'routerOptions' | 'genReqId' | 'childLoggerFactory'
  > & { http: { requireHostHeader: false } };
  attach(app: FastifyInstance): void;
}

/**
 * Gives what reaches no route the same form as any answer: our envelope, the id of the request and our headers. That is a
 * malformed path, a request that Node cannot read, one without Host, CONNECT, and an unknown Expect. The router, Node's HTTP server and
 * its parser each answer by themselves otherwise.
 * @param isSandbox see `helmetOptions`
 */
export async function outsideRoutes(isSandbox: boolean): Promise<OutsideRoutes> {
  const house = await readHouseHeaders(isSandbox);
  let log: FastifyBaseLogger | undefined;
  const refuse = (socket: Socket, status: number): void => {
    if (socket.writable && log !== undefined) answerRaw(socket, status, house, log);
    else socket.destroy();
  };
  return {
    settings: {
      http: { requireHostHeader: false },
      routerOptions: { maxParamLength },
      genReqId: createRequestId,
      childLoggerFactory: (logger, bindings, options) =>
        logger.child({ ...bindings, traceId: traceIdOf(String(bindings['reqId'])) }, options),
      frameworkErrors(error, request, reply) {
        const { status, envelope } = describeFailure(error, request.log);
        request.log.info({ method: request.method, route: 'unknown', status }, 'answered');
        const answer: FastifyReply = reply;
        void answer.code(status);
        void answer.headers({ ...house, ...idHeaders(request.id) });
        void answer.send(envelope);
      },
      clientErrorHandler: (error, socket) => refuse(socket, unreadableStatuses[error.code] ?? 400),
    },
    attach(app) {
      ({ log } = app);
      app.server.on('connect', (_request, socket: Socket) => refuse(socket, 404));
      // A server may serve a request whose expectation it does not know (RFC 9110 §10.1.1).
      app.server.on('checkExpectation', (request, response) => app.routing(request, response));
      app.addHook('onRequest', ({ headers, raw }, _reply, next) => {
        // RFC 9112 §3.2: only HTTP/1.0 goes without.
        const isRefused = headers.host === undefined && raw.httpVersion === '1.1';
        next(isRefused ? new HttpError(400, 'Header Host wajib ada', 'Host') : undefined);
      });
    },
  };
}
