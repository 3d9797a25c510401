import type { PageArgs } from '@poku/contract';
import { PER_PAGE_MAX } from '@poku/domain/limits/catalogue';
import { COUPON_UNKNOWN } from '@poku/flows/coupon/calls/code';
import { refusalCode } from '@poku/platform';
import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import { couponsCall } from '../../calls/coupons';
import { recommendationsCall } from '../../calls/recommendations';
import { withFavouriteIds } from '../../features/mark-favourite/with-favourite-ids';

/** `missing`: the promotion of the address is not there. */
export type RecommendationView =
  | {
      readonly status: 'ready';
      /** Name of the promotion; `null` for the member's own, and for coupons that the address names. */
      readonly name: string | null;
      readonly coupons: readonly Coupon[];
    }
  | { readonly status: 'missing' };

/** The coupons that `pid` names, joined by `|` ([C] §2); made-up addresses must not ask for more than a page. */
const readIds = (pid: string | null): readonly string[] =>
  [...new Set((pid ?? '').split('|').map((id) => id.trim()))].filter(Boolean).slice(0, PER_PAGE_MAX);

async function readView({ platform: { call }, request }: PageArgs): Promise<RecommendationView> {
  const { signal } = request;
  const query = new URL(request.url).searchParams;
  const promotionId = query.get('adsId') || undefined;
  const ids = readIds(query.get('pid'));
  try {
    if (ids.length === 0) {
      const { name, coupons } = await call(recommendationsCall, { promotionId }, { signal });
      return { status: 'ready', name, coupons };
    }
    const asked = { filter: {}, couponIds: ids, promotionId, perPage: PER_PAGE_MAX };
    const { coupons } = await call(couponsCall, asked, { signal });
    return { status: 'ready', name: null, coupons };
  } catch (error) {
    if (refusalCode(error) === COUPON_UNKNOWN) return { status: 'missing' };
    throw error;
  }
}

export const loader = withFavouriteIds(readView);
