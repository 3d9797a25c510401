import type { PageModule } from '@poku/contract';
import { useLoaderData } from '@poku/kit/router';
import { ButtonLink, EmptyState, Section, Stack, VisuallyHidden } from '@poku/kit';
import { Suspense, use } from 'react';
import { CouponGridSkeleton } from '../../features/list-coupons/coupon-grid-skeleton';
import { CouponGrid } from '../../features/list-coupons/coupon-grid';
import { useFavourites } from '../../features/mark-favourite/use-favourites';
import { paths } from '../../paths';
import { favouritesWording } from '../../wording/favourites';
import { catalogueWording } from '../../wording/catalogue';
import { type Favourites, loader } from './loader';

/** A coupon whose heart is taken away stays until the page is left, so that the heart can be set again. */
function FavouriteList({ coupons, ids, suggested }: Favourites) {
  const hearts = useFavourites(ids);
  if (coupons.length === 0) {
    return (
      <Stack $gap={5}>
        <EmptyState
          drawing="coupon"
          text={favouritesWording.ownEmpty}
          action={<ButtonLink to={paths.editorialFavourites()}>{favouritesWording.toEditorial}</ButtonLink>}
        />
        {suggested.length > 0 && (
          <Section title={favouritesWording.suggested}>
            <CouponGrid coupons={suggested} hearts={hearts} />
          </Section>
        )}
      </Stack>
    );
  }
  return (
    <>
      <VisuallyHidden as="h2">{catalogueWording.couponsTitle}</VisuallyHidden>
      <CouponGrid coupons={coupons} hearts={hearts} />
    </>
  );
}

function AwaitedList({ favourites }: { readonly favourites: Promise<Favourites> }) {
  return <FavouriteList {...use(favourites)} />;
}

function FavouritesPage() {
  const { favourites } = useLoaderData<typeof loader>();
  if (!(favourites instanceof Promise)) return <FavouriteList {...favourites} />;
  return (
    <Suspense fallback={<CouponGridSkeleton />}>
      <AwaitedList favourites={favourites} />
    </Suspense>
  );
}

export const page: PageModule = {
  loader,
  Component: FavouritesPage,
  title: catalogueWording.favourites,
};
