import type { PageModule } from '@poku/shared/contract';
import { catalogueWording, favouritesWording } from '@poku/shared/domain';
import { useLoaderData } from '@poku/shared/router';
import { ButtonLink, EmptyState, VisuallyHidden } from '@poku/shared/ui';
import { CouponGrid } from '../../features/list-coupons/coupon-grid';
import { useFavourites } from '../../features/mark-favourite/use-favourites';
import { paths } from '../../paths';
import { loader } from './loader';

/** A coupon whose heart is taken away stays until the page is left, so that the heart can be set again. */
function FavouritesPage() {
  const { coupons, ids } = useLoaderData<typeof loader>();
  const hearts = useFavourites(ids);
  if (coupons.length === 0) {
    return (
      <EmptyState
        drawing="coupon"
        text={favouritesWording.ownEmpty}
        action={<ButtonLink to={paths.editorialFavourites()}>{favouritesWording.toEditorial}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <VisuallyHidden as="h2">{catalogueWording.couponsTitle}</VisuallyHidden>
      <CouponGrid coupons={coupons} hearts={hearts} />
    </>
  );
}

export const page: PageModule = {
  loader,
  Component: FavouritesPage,
  title: catalogueWording.favourites,
};
