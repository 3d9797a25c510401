import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiConfig } from '../config/env';
import { HttpError } from './errors';
import { wayOutPath } from './policy';

/** The call by which an unregistered origin asks whether it is one. */
export const embedOriginPath = '/embed/origin';
/** What an unregistered origin may call: that, and the way out of an e-mail, which tells nothing and which a page of mail may open. */
const pathsForAll: readonly (string | undefined)[] = [embedOriginPath, `${wayOutPath}/:token`];

type OriginConfig = Pick<ApiConfig, 'siteOrigins' | 'partnerOrigins' | 'sandbox'>;

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Origins of partners' pages for CORS (D4); in the sandbox their hosts are registered on any port. */
export function corsOrigins({ partnerOrigins, sandbox }: OriginConfig): (string | RegExp)[] {
  if (!sandbox) return [...partnerOrigins];
  return partnerOrigins.map((origin) => {
    const { protocol, hostname } = new URL(origin);
    return new RegExp(`^${protocol}//${hostname.replaceAll('.', '\\.')}(:\\d+)?$`);
  });
}

/**
 * Whose page asks: one of the site's; a registered partner's, which has no right to the cookie; the API's own in the sandbox;
 * anybody else's.
 */
export type OriginKind = 'site' | 'partner' | 'own' | 'unknown';

/**
 * Tells whose an `Origin` is, the browser's word for it that no page can change (RFC 6454 §7). It is compared with the settings
 * alone, as text.
 */
export function createOrigins(config: OriginConfig) {
  const partners = corsOrigins(config);
  const isPartner = (origin: string): boolean =>
    partners.some((one) => (typeof one === 'string' ? one === origin : one.test(origin)));
  // Pages of the API itself (/docs, /sandbox), by the port that it listens on: what a request says of its host proves nothing.
  const isOwn = (origin: string, { socket }: FastifyRequest): boolean =>
    config.sandbox && loopback.some((host) => origin === `http://${host}:${socket.localPort}`);

  return {
    /** Whose page sent a request; undefined for one without an `Origin`, which is no page of another origin that could read the answer. */
    kindOf(request: FastifyRequest): OriginKind | undefined {
      const { origin } = request.headers;
      if (origin === undefined) return undefined;
      if (config.siteOrigins.includes(origin)) return 'site';
      if (isPartner(origin)) return 'partner';
      return isOwn(origin, request) ? 'own' : 'unknown';
    },
  };
}

/** What `createOrigins` gives. */
export type Origins = ReturnType<typeof createOrigins>;

/**
 * Refuses what a page of an unregistered origin asks, `Origin: null` among them, with 400 before anything else of the request is
 * read (D4): no data leaves even where no browser looks at CORS. Its preflights get the same answer. Register it before CORS.
 */
export function guardOrigins(app: FastifyInstance, origins: Origins): void {
  app.addHook('onRequest', (request, _reply, next) => {
    const isRefused =
      origins.kindOf(request) === 'unknown' && !pathsForAll.includes(request.routeOptions.url);
    next(isRefused ? new HttpError(400, 'Asal permintaan ditolak', 'Origin') : undefined);
  });
}
