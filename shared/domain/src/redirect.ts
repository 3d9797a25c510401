import { isSecureAddress } from './callback-address';

/** Any origin: only whether the target leaves it matters. */
const HERE = 'https://here.invalid';
const CONTROL_OR_BACKSLASH = /[\p{Cc}\\]/u;

/** What a redirect target is checked against (D16). */
export interface RedirectRules {
  /** Whether a path (without query) is a route of the site. */
  readonly isKnownPath: (pathname: string) => boolean;
  /** Exact addresses that the partner may use. Default none. */
  readonly allowList?: readonly string[];
}

/**
 * Makes `redirectUri`, `urlRedirect`, `binding_url`, `callback_url` and `cu` safe (D16): a path of this site that is
 * a known route, or an exact entry of the allow-list. Anything else, and a missing value, gives `/`.
 * The result is stable: making it safe again changes nothing. Never throws.
 */
export function safeRedirect(target: string | null | undefined, rules: RedirectRules): string {
  if (!target) return '/';
  if (rules.allowList?.includes(target)) return target;
  if (!/^\/(?!\/)/.test(target) || CONTROL_OR_BACKSLASH.test(target)) return '/';
  if (!URL.canParse(target, HERE)) return '/';
  const url = new URL(target, HERE);
  if (url.origin !== HERE || url.pathname.startsWith('//') || !rules.isKnownPath(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

/**
 * Whether a partner's page may be opened (D16): the target is one of the partner's addresses, as it is or with a query.
 * Nothing is decoded or normalised; what differs in one character before the `?` is refused.
 * @param addresses absolute addresses without query and fragment
 */
export function isPartnerAddress(target: string, addresses: readonly string[]): boolean {
  if (CONTROL_OR_BACKSLASH.test(target) || /[\s#]/.test(target)) return false;
  const [address] = target.split('?');
  return address !== undefined && addresses.includes(address) && URL.canParse(target);
}

/**
 * Whether a payment may be posted to an e-wallet's page (D49): one of the e-wallet's addresses, and one that nobody on the
 * way can read.
 * @param addresses absolute addresses without query and fragment
 */
export function isPaymentAddress(target: string, addresses: readonly string[]): boolean {
  return isPartnerAddress(target, addresses) && isSecureAddress(new URL(target));
}
