/** A coupon's own page, one column like its model on the site. */
export const COUPON_PATH = '/voucher';

/** Whether an address is the one to begin with: of lists by the path, since a search is no other page, of coupons by the query, too. */
export const isStart = (start: string, { pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  start === (pathname === COUPON_PATH ? pathname + search : pathname);

/** Whether an address is shown inside; every other one leads to Poku's site. */
export const isInside = (pathname: string): boolean =>
  /^\/(?:tukar|voucher|kategori\/[^/]+)\/?$/.test(pathname);

/** Whether the catalogue may lead to an address at all: pages for members alone are no use to a partner's visitor. */
export const isOffered = (pathname: string): boolean =>
  isInside(pathname) || ['/checkout', '/pulsa-prabayar'].includes(pathname);
