import type { PageModule } from '@poku/contract';
import { useLoaderData, useParams } from '@poku/kit/router';
import { ButtonLink, EmptyState, font, Stack, styled } from '@poku/kit';
import { usePageTitle } from '@poku/platform';
import { CouponResults } from '../../features/filter-coupons/coupon-results';
import { shouldReload } from '../../features/filter-coupons/should-reload';
import { useCouponSearch } from '../../features/filter-coupons/use-coupon-search';
import { CouponGrid } from '../../features/list-coupons/coupon-grid';
import { useFavourites } from '../../features/mark-favourite/use-favourites';
import { paths } from '../../paths';
import { catalogueWording } from '../../wording/catalogue';
import { type BrandList, loader } from './loader';

const Heading = styled.h2`
  ${font('heading', 'bold')}
`;

function Brand({ list }: { readonly list: BrandList }) {
  const { change } = useCouponSearch();
  const hearts = useFavourites(list.favouriteIds);
  usePageTitle(list.name);
  const empty = (
    <EmptyState
      drawing="coupon"
      text={catalogueWording.brandEmpty}
      action={<ButtonLink to={paths.catalogue()}>{catalogueWording.toCatalogue}</ButtonLink>}
    />
  );
  return (
    <Stack>
      {list.name !== null && <Heading>{list.name}</Heading>}
      <CouponResults
        start={list}
        isSearching={false}
        empty={empty}
        grid={(coupons, grid) => <CouponGrid ref={grid} coupons={coupons} hearts={hearts} />}
        onPages={(pages) => change({ pages })}
      />
    </Stack>
  );
}

function BrandPage() {
  const { brandKey = '' } = useParams();
  return <Brand key={brandKey} list={useLoaderData<typeof loader>()} />;
}

export const page: PageModule = {
  loader,
  shouldReload,
  Component: BrandPage,
  title: catalogueWording.couponsTitle,
};
