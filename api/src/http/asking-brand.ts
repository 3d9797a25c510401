import type { FastifyRequest } from 'fastify';
import { brandOfHost } from '../config/site';
import type { ApiConfig } from '../config/env';
import { readClientId } from './session-guard';

/**
 * The slug of the partner whose origin a request comes from: that of the asking page, which no page can change (RFC 6454 §7), else
 * of the host that the browser asked. Undefined on Poku's own origin and from elsewhere. Sessions of partners are bound to it (D59).
 */
export function brandOfOrigin(config: ApiConfig, request: FastifyRequest): string | undefined {
  const host = askingHost(request);
  return host === undefined ? undefined : brandOfHost(config, host);
}

/** Whether a request comes from an origin of ours that is no partner's, where none of its users comes in (D59). */
export function isFromOwnOrigin(config: ApiConfig, request: FastifyRequest): boolean {
  const host = askingHost(request);
  return config.siteOrigins.some(
    (origin) => new URL(origin).hostname === host && brandOfHost(config, host) === undefined,
  );
}

function askingHost({ headers, hostname }: FastifyRequest): string | undefined {
  if (headers.origin === undefined) return hostname;
  return URL.canParse(headers.origin) ? new URL(headers.origin).hostname : undefined;
}

/**
 * The slug of the partner whose brand the asking page carries (D3): by the host that the browser asked, the asking page,
 * or the client id. Cosmetic (D29).
 */
export function askingBrand(config: ApiConfig, request: FastifyRequest): string | undefined {
  const { origin } = request.headers;
  return (
    brandOfHost(config, request.hostname) ??
    (origin !== undefined && URL.canParse(origin)
      ? brandOfHost(config, new URL(origin).hostname)
      : undefined) ??
    /^poku-(?!web$)([a-z][a-z0-9-]*)$/.exec(readClientId(request) ?? '')?.[1]
  );
}
