import { LIST_PAGE_SIZE } from '@poku/domain/limits/coupons';
import { MoreButton } from '@poku/flows/growing-list';
import { useLocation, useNavigation, useSearchParams } from '@poku/kit/router';
import { LOAD_MORE_INDICATOR_MS } from '../../limits';
import { rowsOf } from './read-rows';

/** 'Load more' of a list whose loader reads as many rows as the address says. */
export function LoadMore() {
  const [query, setQuery] = useSearchParams();
  const location = useLocation();
  const { state } = useNavigation();

  const grow = () => {
    const next = new URLSearchParams(query);
    next.set('perPage', String(rowsOf(query) + LIST_PAGE_SIZE));
    const state: unknown = location.state;
    setQuery(next, { replace: true, preventScrollReset: true, state });
  };
  return <MoreButton isLoading={state === 'loading'} indicatorMs={LOAD_MORE_INDICATOR_MS} onPress={grow} />;
}
