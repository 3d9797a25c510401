import type { EmbedSearch } from '@poku/embed';
import { couponOf, searchOf } from './shown-page';

/**
 * Tells of each search once: not again for a filter of it, for more of its coupons, or for who comes back to it from a coupon.
 * @returns what to call with each page that is on the screen: what its loader gave, and its path
 */
export const tellSearches = (tell: (search: EmbedSearch) => void) => {
  let last = '';
  return (data: unknown, path: string): void => {
    const search = searchOf(data);
    const present = search ? `${path}?${search.query}` : '';
    if (search && present !== last) tell(search);
    if (!couponOf(data)) last = present;
  };
};
