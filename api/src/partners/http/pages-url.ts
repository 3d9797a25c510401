/**
 * Base address of a partner's pages in a browser: a host apart from Poku's partner origins, so that neither gets the cookies of
 * the other.
 */
export const pagesUrl = (slug: string, port: number): string =>
  `http://${slug}.partner.localhost:${port}/${slug}`;
