/** Where the page of a link stands on every origin of the site. */
const pages = ['/', '/change-password'];

/**
 * The origin of an address that may be used for a link (D16): one of the site's, without credentials, query or
 * fragment, and with no other page than the one that takes the link. Undefined for everything else.
 */
export function allowedOrigin(url: string, siteOrigins: readonly string[]): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, href, pathname } = new URL(url);
  const isPlain = href === `${origin}${pathname}` && pages.includes(pathname);
  return isPlain && siteOrigins.includes(origin) ? origin : undefined;
}
