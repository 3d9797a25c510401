import { useSearchParams } from '@poku/shared/router';
import { type CategorySearch, readSearch, toQuery } from './search';

/** The search of the address and how to change it. Each change replaces the entry in the history. */
export function useCategorySearch() {
  const [params, setParams] = useSearchParams();
  const search = readSearch(params);
  const change = (changes: Partial<CategorySearch>): void => {
    setParams(toQuery({ ...search, pages: 1, ...changes }), { replace: true, preventScrollReset: true });
  };
  return { search, change };
}
