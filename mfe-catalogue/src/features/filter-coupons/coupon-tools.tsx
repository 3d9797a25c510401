import { useRef } from 'react';
import type { Brand } from '../../calls/coupons';
import { FilterBar } from './filter-bar';
import { RecentSearches } from './recent-searches-list';
import { useRecentSearches } from './recent-searches';
import type { CouponSearch } from './search';
import { SearchField } from './search-field';
import type { WantedTool } from './tools-start';

interface CouponToolsProps {
  readonly search: CouponSearch;
  readonly change: (changes: Partial<CouponSearch>) => void;
  /** Brands to choose from. */
  readonly brands: readonly Brand[];
  /** The filter opens. */
  readonly onOpen?: () => void;
  /** What was pressed before this was there. Default nothing. */
  readonly wanted?: WantedTool | null;
}

/** Search and filter of a list, and while nothing is searched for what was searched for last. */
export function CouponTools({ search, change, brands, onOpen, wanted = null }: CouponToolsProps) {
  const input = useRef<HTMLInputElement>(null);
  const { searches, remember } = useRecentSearches();
  function searchAgain(name: string) {
    change({ name });
    remember(name);
    // The pressed button goes; the focus must not go with it.
    input.current?.focus();
  }
  return (
    <>
      <FilterBar
        filter={search.filter}
        brands={brands}
        onOpen={onOpen}
        opensAtOnce={wanted === 'filter'}
        onChange={(filter) => change({ filter })}
      >
        <SearchField
          input={input}
          value={search.name}
          takesFocus={wanted === 'search'}
          onSearch={(name) => change({ name })}
          onLeave={remember}
        />
      </FilterBar>
      {search.name === '' && searches.length > 0 && (
        <RecentSearches searches={searches} onPick={searchAgain} />
      )}
    </>
  );
}
