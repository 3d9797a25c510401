import type { ApiConfig } from './env';

/** The origin of the composed site, which links in messages lead to and codes are bound to: the first configured one. */
export const mainOrigin = ({ siteOrigins }: Pick<ApiConfig, 'siteOrigins'>): string =>
  siteOrigins[0] ?? 'http://localhost:3000';
