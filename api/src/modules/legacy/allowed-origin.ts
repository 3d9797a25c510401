/** Paths of the pages that take a link, on every origin of the site. */
const pages = ['/', '/change-password'];

/**
 * The origin of an address that may be used for a link (D16): one of the site's, without credentials, query or fragment, and with
 * the path of a page that takes a link. Undefined for everything else.
 */
export function allowedOrigin(url: string, siteOrigins: readonly string[]): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, href, pathname } = new URL(url);
  const isPlain = href === `${origin}${pathname}` && pages.includes(pathname);
  return isPlain && siteOrigins.includes(origin) ? origin : undefined;
}
