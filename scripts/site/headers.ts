import { HSTS_LIFE_S } from '@poku/shared/domain';

/** Headers of every answer of the site. What a `<meta>` policy cannot say stands here, and in those of documents. */
export const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  // Links of e-mails carry their token in the address (D24).
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** What a document and its frames may not ask the device for; it says nothing of other answers. */
export const DOCUMENT_HEADERS = {
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const;

/** Whether an answer is a document of its own. */
export const isDocument = (contentType: unknown): boolean => String(contentType).startsWith('text/html');

/** Has browsers stay with https for a year, as the API's answers do. */
export const STRICT_TRANSPORT = {
  'strict-transport-security': `max-age=${HSTS_LIFE_S}; includeSubDomains`,
} as const;

/** Of what no page may frame, and has no other policy. */
export const UNFRAMED_POLICY = "frame-ancestors 'none'";

/** Of the worker: it fetches what pages of this site ask for, and nothing else. */
export const WORKER_POLICY = `default-src 'none'; connect-src 'self'; ${UNFRAMED_POLICY}`;

/** What pages of other origins may take: pictures, and the embed with its own page. */
export const isForPartners = (url: string): boolean => /^\/(?:embed|media)\//.test(url);

/** Of a file that stays: a document in there runs nothing, whoever wrote it. Pictures may bring their own styles. */
export const RESTING_POLICY = `default-src 'none'; style-src 'unsafe-inline'; sandbox; ${UNFRAMED_POLICY}`;
