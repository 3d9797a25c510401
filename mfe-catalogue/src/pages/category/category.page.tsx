import type { PageModule } from '@poku/shared/contract';
import { catalogueWording, couponSearchWording } from '@poku/shared/domain';
import { useSession } from '@poku/shared/platform';
import { Navigate, useLoaderData, useLocation, useParams } from '@poku/shared/router';
import { Button, ButtonLink, EmptyState, font, Stack, styled } from '@poku/shared/ui';
import { useEffect, useRef } from 'react';
import { activeFilters } from '../../features/filter-coupons/active-filters';
import { FilterBar } from '../../features/filter-coupons/filter-bar';
import { paths } from '../../paths';
import { CouponResults } from './coupon-results';
import { type CategoryList, loader } from './loader';
import { mirrorFilter } from './mirror-filter';
import { EVERYTHING, shouldReload, toQuery } from './search';
import { SearchField } from './search-field';
import { titleNameOf } from './title-name';
import { useCategorySearch } from './use-category-search';

const Heading = styled.h2`
  ${font('heading', 'bold')}
`;

function Category({ list }: { readonly list: CategoryList }) {
  const { categoryId = '' } = useParams();
  const state: unknown = useLocation().state;
  const { search, change, isSearching } = useCategorySearch();
  const heading = useRef<HTMLHeadingElement>(null);
  const isMember = useSession().status === 'member';
  useEffect(() => {
    // A guest is inside a partner's page, whose storage is not ours.
    if (isMember) mirrorFilter(toQuery(categoryId, list.search));
  }, [isMember, categoryId, list.search]);

  function handleClear() {
    change(EVERYTHING);
    // The pressed button goes; the focus must not go with it.
    heading.current?.focus();
  }
  const isRestricted = search.name !== '' || activeFilters(search.filter, []).length > 0;
  const wayOn = isRestricted ? (
    <Button onClick={handleClear}>{couponSearchWording.clearFilter}</Button>
  ) : (
    <ButtonLink to={paths.catalogue()}>{catalogueWording.toCatalogue}</ButtonLink>
  );
  return (
    <Stack>
      <Heading ref={heading} tabIndex={-1}>
        {titleNameOf(state) ?? list.name ?? catalogueWording.couponsTitle}
      </Heading>
      <FilterBar filter={search.filter} brands={list.brands} onChange={(filter) => change({ filter })}>
        <SearchField value={search.name} onSearch={(name) => change({ name })} />
      </FilterBar>
      <CouponResults
        start={list}
        isSearching={isSearching}
        empty={<EmptyState drawing="search" text={catalogueWording.empty} action={wayOn} />}
        onPages={(pages) => change({ pages })}
      />
    </Stack>
  );
}

function CategoryPage() {
  const { categoryId = '' } = useParams();
  const { pathname } = useLocation();
  const data = useLoaderData<typeof loader>();
  // An address with a cursor is for 'Load more' alone; opened by a person it leads to the list.
  return data.kind === 'list' ? (
    <Category key={categoryId} list={data} />
  ) : (
    <Navigate to={pathname} replace />
  );
}

export const page: PageModule = {
  loader,
  shouldReload,
  Component: CategoryPage,
  title: catalogueWording.couponsTitle,
};
