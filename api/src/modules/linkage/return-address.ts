import { safeRedirect } from '@poku/domain/redirect';
import { mainOrigin } from '../../config/site';
import type { ApiConfig } from '../../config/env';

const returnPaths: ReadonlySet<string> = new Set([
  '/onboard',
  '/partner-linkage',
  '/ewallet-linkage',
  '/add-partner',
  '/partner-link',
]);

/** Pages that a partner may send a member back to (D16). */
const isReturnPath = (path: string): boolean =>
  returnPaths.has(path) || /^\/ewallet-linkage\/[a-z0-9-]{1,32}$/.test(path);

/**
 * Where a partner's page leads back to: the given path on the site that asked, with its query. An origin that is not the site's
 * own is replaced by the main one, an unknown path by `/` (D16).
 */
export function returnAddress(
  config: Pick<ApiConfig, 'siteOrigins'>,
  origin: string | undefined,
  path: string,
): string {
  const isOwn = origin !== undefined && config.siteOrigins.includes(origin);
  return `${isOwn ? origin : mainOrigin(config)}${safeRedirect(path, { isKnownPath: isReturnPath })}`;
}
