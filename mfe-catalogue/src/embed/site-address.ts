import { partnerSlugs, type PartnerSlug } from '@poku/shared/ui';

/**
 * Origin of the composed site in a partner's colours (D3): the partner's name before the host of Poku's site.
 * @param origin the site that the embed came from; one of a partner's own origins is known by its first label
 */
export const brandSite = (origin: string, partner: PartnerSlug): string => {
  const { protocol, host } = new URL(origin);
  const [label = '', ...rest] = host.split('.');
  const isBrand = partnerSlugs.some((slug) => slug === label) && rest.length > 0;
  return `${protocol}//${partner}.${isBrand ? rest.join('.') : host}`;
};

/** The gate of the site for a partner's user with a token, leading on to a page (D28). */
export const entryAddress = (site: string, redirectToken: string, path: string): string =>
  `${site}/partner-login?${new URLSearchParams({ redirectToken, redirectUri: path }).toString()}`;
