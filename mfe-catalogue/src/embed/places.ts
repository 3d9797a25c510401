/** A coupon's own page, one column like its model on the site. */
export const COUPON_PATH = '/voucher';

/** Whether an address is shown inside; every other one leads to Poku's site. */
export const isInside = (pathname: string): boolean =>
  /^\/(?:tukar|voucher|kategori\/[^/]+)\/?$/.test(pathname);

/** Whether the catalogue may lead to an address at all: pages for members alone are no use to a partner's visitor. */
export const isOffered = (pathname: string): boolean =>
  isInside(pathname) || ['/checkout', '/pulsa-prabayar'].includes(pathname);
