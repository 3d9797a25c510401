import { HSTS_LIFE_S } from '@poku/domain/limits/transport';

/** Of every answer. What a `<meta>` policy cannot say stands here, and in those of documents. */
const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  // Links of e-mails carry their token in the address (D24).
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** What a document and its frames may not ask the device for; it says nothing of other answers. */
const DOCUMENT_HEADERS = {
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const;

/** Has browsers stay with https for a year, as the API's answers do. */
const STRICT_TRANSPORT = {
  'strict-transport-security': `max-age=${HSTS_LIFE_S}; includeSubDomains`,
} as const;

/** Of what no page may frame, and has no other policy. */
const UNFRAMED_POLICY = "frame-ancestors 'none'";

/** Of the worker: it fetches what pages of this site ask for, and nothing else. */
export const WORKER_POLICY = `default-src 'none'; connect-src 'self'; ${UNFRAMED_POLICY}`;

/** What pages of other origins may take: pictures, and the embed with its own page. */
const isForPartners = (url: string): boolean => /^\/(?:embed|media)\//.test(url);

/** Of a file that stays: a document in there runs nothing, whoever wrote it. Pictures may bring their own styles. */
export const RESTING_POLICY = `default-src 'none'; style-src 'unsafe-inline'; sandbox; ${UNFRAMED_POLICY}`;

/**
 * Headers of an answer of the site, from its server or from the edge, but for its policy where it has one of its own.
 * @param path of the address
 * @param isHttps whether browsers reach the site over https
 */
export const siteHeaders = (
  path: string,
  contentType: unknown,
  isHttps: boolean,
): Readonly<Record<string, string>> => ({
  ...SAFE_HEADERS,
  ...(String(contentType).startsWith('text/html') && DOCUMENT_HEADERS),
  'content-security-policy': UNFRAMED_POLICY,
  ...(isHttps && STRICT_TRANSPORT),
  ...(isForPartners(path) && { 'cross-origin-resource-policy': 'cross-origin' }),
  // Nothing of the embed is secret, and no cookie is sent for it.
  ...(path.startsWith('/embed/') && { 'access-control-allow-origin': '*', 'timing-allow-origin': '*' }),
});
