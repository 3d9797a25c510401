/**
 * Where the pages of a partner stand for a person: a host apart from Poku's partner origins, so that cookies of one are
 * never seen by the other.
 */
export const pagesUrl = (slug: string, port: number): string =>
  `http://${slug}.partner.localhost:${port}/${slug}`;
