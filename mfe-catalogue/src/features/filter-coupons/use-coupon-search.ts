import { useLocation, useNavigate, useNavigation } from '@poku/kit/router';
import { type CouponSearch, readSearch, toAddress } from './search';

/**
 * The search of the address and how to change it, each change in place of the entry in the history. While the list of a
 * new search is on its way, that search is the one that is shown and changed further.
 */
export function useCouponSearch() {
  const present = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const isSearching = next?.pathname === present.pathname;
  const { pathname, search: query, ...target } = isSearching ? next : present;
  const state: unknown = target.state;
  const search = readSearch(new URLSearchParams(query));
  const change = (changes: Partial<CouponSearch>): void => {
    const address = toAddress({ ...search, pages: 1, ...changes }).toString();
    // The state carries the heading from the page before.
    const options = { replace: true, preventScrollReset: true, state };
    void navigate({ pathname, search: address }, options);
  };
  return { search, change, isSearching };
}
