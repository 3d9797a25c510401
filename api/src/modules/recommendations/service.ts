import { COUPON_UNKNOWN, couponCodeWording } from '@poku/flows/coupon/calls/code';
import type { recommendationsCall } from '@poku/mfe-catalogue/calls/recommendations';
import type { AnswerOf } from '@poku/contract/calls';
import {
  RECENT_PURCHASE_MS,
  RECOMMENDATION_LIFE_MS,
  RECOMMENDATIONS_MAX,
} from '@poku/domain/limits/catalogue';
import type { AppDeps } from '../../deps';
import { refusal } from '../../http/errors';
import { after } from '../../ports/clock';
import { toCoupon } from '../catalogue/coupon';
import * as repository from './repository';

type Recommendations = AnswerOf<typeof recommendationsCall>;

/** Coupons for a member, by interests, favourites and purchases; and the coupons of a promotion ([C] §7). */
export function createRecommendationService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  const reckon = (memberId: string, staleFrom: Date): Promise<void> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      if (!(await repository.claimReckoning(tx, memberId, staleFrom, now))) return;
      const boughtSince = after(now, -RECENT_PURCHASE_MS);
      await repository.replaceRecommendations(tx, memberId, { limit: RECOMMENDATIONS_MAX, boughtSince, now });
    });

  return {
    /** Reckons recommendations that are missing or older than a day, else does nothing. Two calls at once reckon once. */
    refresh: (memberId: string): Promise<void> =>
      reckon(memberId, after(clock.now(), -RECOMMENDATION_LIFE_MS)),

    /** The member's own, at most 20, best first, without what has sold out meanwhile. Reckons when there are none. */
    async own(memberId: string): Promise<Recommendations> {
      let rows = await repository.listRecommendations(db, memberId, clock.now());
      if (rows.length === 0) {
        await reckon(memberId, clock.now());
        rows = await repository.listRecommendations(db, memberId, clock.now());
      }
      return { promotionId: null, name: null, coupons: rows.map((row) => toCoupon(row, null)) };
    },

    /** The coupons of a promotion that are on sale, in its order. Refuses 20404 for an unknown promotion. */
    async promoted(promotionId: string): Promise<Recommendations> {
      const name = await repository.findPromotionName(db, promotionId);
      if (name === undefined) throw refusal(COUPON_UNKNOWN, couponCodeWording);
      const rows = await repository.listPromoted(db, promotionId, clock.now());
      return { promotionId, name, coupons: rows.map((row) => toCoupon(row, promotionId)) };
    },
  };
}
