/**
 * Origin of the composed site in a partner's colours (D3): the partner's name before the host of Poku's site.
 * @param origin the site that the embed came from: Poku's own, or the partner's
 */
export const brandSite = (origin: string, partner: string): string => {
  const { protocol, host } = new URL(origin);
  return host.startsWith(`${partner}.`) ? origin : `${protocol}//${partner}.${host}`;
};

/** The gate of the site for a partner's user with a token, leading on to a page (D28). */
export const entryAddress = (site: string, redirectToken: string, path: string): string =>
  `${site}/partner-login?${new URLSearchParams({ redirectToken, redirectUri: path }).toString()}`;
