import type { FastifyRequest } from 'fastify';
import { brandOfHost } from '../config/site';
import type { ApiConfig } from '../config/env';
import { readClientId } from './session-guard';

/**
 * The slug of the partner whose brand the asking page carries (D3): by the host that the browser asked, the asking page,
 * or the client id. Cosmetic, and never a permission (D29).
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
