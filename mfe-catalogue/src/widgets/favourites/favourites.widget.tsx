import type { CallOptions, PokuApi } from '@poku/shared/contract';
import { catalogueWording } from '@poku/shared/domain';
import { useWidgetData } from '@poku/shared/platform';
import { Section } from '@poku/shared/ui';
import { CouponRow, CouponRowSkeleton } from '../../features/list-coupons/coupon-row';
import type { ListedCoupon } from '../../features/list-coupons/coupon-item';

/** The member's own favourites, or the editorial ones while there are none (D35). */
async function readFavourites(
  { catalogue }: PokuApi,
  options: CallOptions,
): Promise<readonly ListedCoupon[]> {
  const own = await catalogue.ownFavourites(options);
  const shown = own.length > 0 ? own : await catalogue.favourites(options);
  return shown.map((favourite) => ({ ...favourite, id: favourite.voucherId }));
}

/** Favourites on a partner's home ([A] §2). */
export function Widget() {
  const coupons = useWidgetData(readFavourites);
  return (
    <Section title={catalogueWording.favourites}>
      {coupons === null ? (
        <CouponRowSkeleton />
      ) : coupons.length === 0 ? (
        <p>{catalogueWording.favouritesEmpty}</p>
      ) : (
        <CouponRow coupons={coupons} />
      )}
    </Section>
  );
}
