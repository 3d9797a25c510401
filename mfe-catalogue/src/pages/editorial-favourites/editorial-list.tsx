import { EmptyState, VisuallyHidden } from '@poku/kit';
import { useMemo } from 'react';
import { CouponGrid } from '../../features/list-coupons/coupon-grid';
import type { ListedCoupon } from '../../features/list-coupons/coupon-item';
import { useFavourites } from '../../features/mark-favourite/use-favourites';
import { paths } from '../../paths';
import { catalogueWording } from '../../wording/catalogue';

interface EditorialListProps {
  readonly coupons: readonly (ListedCoupon & { readonly favouriteId: string })[];
  readonly favouriteIds: readonly string[] | null;
}

/** The list that everybody sees; hearts are for members. */
export function EditorialList({ coupons, favouriteIds }: EditorialListProps) {
  const hearts = useFavourites(favouriteIds);
  const addressOf = useMemo(() => {
    const byCoupon = new Map(coupons.map(({ id, favouriteId }) => [id, favouriteId]));
    return ({ id }: ListedCoupon) => paths.editorialFavourites(byCoupon.get(id));
  }, [coupons]);
  if (coupons.length === 0) return <EmptyState drawing="coupon" text={catalogueWording.favouritesEmpty} />;
  return (
    <div>
      <VisuallyHidden as="h2">{catalogueWording.couponsTitle}</VisuallyHidden>
      <CouponGrid coupons={coupons} hearts={hearts} addressOf={addressOf} />
    </div>
  );
}
