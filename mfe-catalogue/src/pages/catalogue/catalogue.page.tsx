import type { PageModule } from '@poku/shared/contract';
import { catalogueWording, couponSearchWording } from '@poku/shared/domain';
import { Navigate, useLoaderData, useLocation } from '@poku/shared/router';
import { Button, EmptyState, Stack, VisuallyHidden } from '@poku/shared/ui';
import { useRef } from 'react';
import { FilterBar } from '../../features/filter-coupons/filter-bar';
import { CouponResults } from '../../features/filter-coupons/coupon-results';
import { useFilterMirror } from '../../features/filter-coupons/mirror-filter';
import { EVERYTHING, shouldReload } from '../../features/filter-coupons/search';
import { SearchField } from '../../features/filter-coupons/search-field';
import { useCouponSearch } from '../../features/filter-coupons/use-coupon-search';
import { CouponGrid } from '../../features/list-coupons/coupon-grid';
import { useFavourites } from '../../features/mark-favourite/use-favourites';
import { CatalogueStart } from './catalogue-start';
import { type CatalogueList, type CatalogueStart as Start, loader } from './loader';
import { useBrands } from './use-brands';

function Catalogue({ data }: { readonly data: Start | CatalogueList }) {
  const { search, change, isSearching } = useCouponSearch();
  const { brands, read } = useBrands(data.kind === 'list' ? data.brands : null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hearts = useFavourites(data.favouriteIds);
  useFilterMirror(data.search);

  function handleClear() {
    change(EVERYTHING);
    // The pressed button goes; the focus must not go with it.
    heading.current?.focus();
  }
  return (
    <Stack $gap={6}>
      <div>
        <VisuallyHidden as="h2" ref={heading} tabIndex={-1}>
          {couponSearchWording.searchLabel}
        </VisuallyHidden>
        <FilterBar
          filter={search.filter}
          brands={brands}
          onOpen={read}
          onChange={(filter) => change({ filter })}
        >
          <SearchField value={search.name} onSearch={(name) => change({ name })} />
        </FilterBar>
      </div>
      {data.kind === 'start' ? (
        <CatalogueStart {...data} hearts={hearts} />
      ) : (
        <CouponResults
          start={data}
          isSearching={isSearching}
          empty={
            <EmptyState
              drawing="search"
              text={catalogueWording.empty}
              action={<Button onClick={handleClear}>{couponSearchWording.clearFilter}</Button>}
            />
          }
          grid={(coupons, grid) => <CouponGrid ref={grid} coupons={coupons} hearts={hearts} />}
          onPages={(pages) => change({ pages })}
        />
      )}
    </Stack>
  );
}

function CataloguePage() {
  const { pathname } = useLocation();
  const data = useLoaderData<typeof loader>();
  // An address with a cursor is for 'Load more' alone; opened by a person it leads to the catalogue.
  return data.kind === 'more' ? <Navigate to={pathname} replace /> : <Catalogue data={data} />;
}

export const page: PageModule = {
  loader,
  shouldReload,
  Component: CataloguePage,
  title: catalogueWording.title,
};
