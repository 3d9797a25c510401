import type { Origin } from '../release/paint/painted-document';

/**
 * `robots.txt` (RFC 9309): a partner's origin shows the pages of Poku's own in other colours, and the API is nothing to be found.
 * @param origin whose origin it is asked on
 */
export const robotsFor = (origin: Origin): string =>
  `User-agent: *\nDisallow: /${origin === 'own' ? 'gateway/' : ''}\n`;
