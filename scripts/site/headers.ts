/** Headers of every answer of the site. What a `<meta>` policy cannot say stands here. */
export const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  // Links of e-mails carry their token in the address (D24).
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const;

/** What pages of other origins may take: pictures, and the embed with its own page. */
export const isForPartners = (url: string): boolean => /^\/(?:embed|media)\//.test(url);

/** Of a file that stays: a document in there runs nothing, whoever wrote it. Pictures may bring their own styles. */
export const RESTING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
