import type { PageModule } from '@poku/contract';
import { filterWording } from '@poku/flows/filter';
import { useLoaderData, useLocation, useParams } from '@poku/kit/router';
import { Button, ButtonLink, EmptyState, font, Stack, styled } from '@poku/kit';
import { usePageTitle } from '@poku/platform';
import { useRef } from 'react';
import { CouponTools } from '../../features/filter-coupons/coupon-tools';
import { CouponResults } from '../../features/filter-coupons/coupon-results';
import { useFilterMirror } from '../../features/filter-coupons/mirror-filter';
import { EVERYTHING, isRestricted } from '../../features/filter-coupons/search';
import { shouldReload } from '../../features/filter-coupons/should-reload';
import { useCouponSearch } from '../../features/filter-coupons/use-coupon-search';
import { CouponGrid } from '../../features/list-coupons/coupon-grid';
import { useFavourites } from '../../features/mark-favourite/use-favourites';
import { paths } from '../../paths';
import { catalogueWording } from '../../wording/catalogue';
import { couponSearchWording } from '../../wording/coupon-search';
import { loader, type ScopedList, scopeOf } from './loader';
import { ScopeLead } from './scope-lead';
import { titleNameOf } from './title-name';

const Heading = styled.h2`
  ${font('title', 'bold')}
  overflow-wrap: anywhere;
`;

/** The coupons of a category, or of a brand. */
function Coupons({ list }: { readonly list: ScopedList }) {
  const scope = scopeOf(useParams());
  const state: unknown = useLocation().state;
  const { search, change, isSearching } = useCouponSearch();
  const heading = useRef<HTMLHeadingElement>(null);
  const hearts = useFavourites(list.favouriteIds);
  useFilterMirror(list.search, scope);
  const name = titleNameOf(state) ?? list.name;
  usePageTitle(name);

  function handleClear() {
    change(EVERYTHING);
    // The pressed button goes; the focus must not go with it.
    heading.current?.focus();
  }
  const wayOn = isRestricted(search) ? (
    <Stack $gap={3}>
      {search.name !== '' && (
        <ButtonLink to={paths.search(search.name)}>{couponSearchWording.everywhere}</ButtonLink>
      )}
      <Button variant={search.name === '' ? 'primary' : 'secondary'} onClick={handleClear}>
        {filterWording.clear}
      </Button>
    </Stack>
  ) : (
    <ButtonLink to={paths.catalogue()}>{catalogueWording.toCatalogue}</ButtonLink>
  );
  return (
    <Stack>
      <Stack $gap={0}>
        <Heading ref={heading} part="heading" lang={name === null ? undefined : 'id'} tabIndex={-1}>
          {name ?? catalogueWording.couponsTitle}
        </Heading>
        <ScopeLead list={list} isBrand={scope.brandKey !== undefined} />
      </Stack>
      <CouponTools search={search} change={change} brands={scope.brandKey === undefined ? list.brands : []} />
      <CouponResults
        start={list}
        scope={scope}
        isSearching={isSearching}
        empty={<EmptyState drawing="search" text={catalogueWording.empty} action={wayOn} />}
        grid={(coupons, grid) => <CouponGrid ref={grid} coupons={coupons} hearts={hearts} />}
        onPages={(pages) => change({ pages })}
      />
    </Stack>
  );
}

function CategoryPage() {
  const { categoryId, brandKey } = useParams();
  return <Coupons key={categoryId ?? brandKey} list={useLoaderData<typeof loader>()} />;
}

export const page: PageModule = {
  loader,
  shouldReload,
  Component: CategoryPage,
  get title() {
    return catalogueWording.couponsTitle;
  },
};
