import type { ApiConfig } from './env';

type Origins = Pick<ApiConfig, 'siteOrigins'>;

/** The origin of the composed site, which links in messages lead to and codes are bound to: the first configured one. */
export const mainOrigin = ({ siteOrigins }: Origins): string => siteOrigins[0] ?? 'http://localhost:3000';

/** The first label of a host that has more than one; how an origin of ours names its partner (D3). */
const brandLabel = (hostname: string): string | undefined => /^([^.]+)\../.exec(hostname)?.[1];

/** The origin of ours that carries a partner's brand, or undefined. */
export const brandOrigin = ({ siteOrigins }: Origins, slug: string): string | undefined =>
  siteOrigins.find((origin) => brandLabel(new URL(origin).hostname) === slug);

/** The slug that a host of ours (without port) carries, or undefined for a host that is none of ours or the main one. */
export const brandOfHost = ({ siteOrigins }: Origins, hostname: string): string | undefined =>
  siteOrigins.some((origin) => new URL(origin).hostname === hostname.toLowerCase())
    ? brandLabel(hostname.toLowerCase())
    : undefined;
