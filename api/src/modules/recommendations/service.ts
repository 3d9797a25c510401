import type { wire } from '@poku/shared/contract';
import { paymentCodeWording } from '@poku/mfe-checkout/calls/payment';
import { RECENT_PURCHASE_MS, RECOMMENDATION_LIFE_MS, RECOMMENDATIONS_MAX } from '@poku/shared/domain';
import type { AppDeps } from '../../deps';
import { PaymentCode } from '../../http/codes';
import { refusal } from '../../http/errors';
import { after } from '../../ports/clock';
import { toVoucher } from '../catalogue/voucher';
import * as repository from './repository';

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
    /** Reckons anew what is older than a day or never was, else does nothing. Two at once reckon once. */
    refresh: (memberId: string): Promise<void> =>
      reckon(memberId, after(clock.now(), -RECOMMENDATION_LIFE_MS)),

    /** The member's own, at most 20, best first, without what has sold out meanwhile. Reckons when there are none. */
    async own(memberId: string): Promise<wire.WireRecommendation> {
      let rows = await repository.listRecommendations(db, memberId, clock.now());
      if (rows.length === 0) {
        await reckon(memberId, clock.now());
        rows = await repository.listRecommendations(db, memberId, clock.now());
      }
      return { adsId: null, adsName: null, result: rows.map((row) => toVoucher(row, null)) };
    },

    /** The coupons of a promotion that are on sale, in its order. Refuses 20404 for an unknown promotion. */
    async promoted(adsId: string): Promise<wire.WireRecommendation> {
      const adsName = await repository.findPromotionName(db, adsId);
      if (adsName === undefined) throw refusal(PaymentCode.itemUnknown, paymentCodeWording);
      const rows = await repository.listPromoted(db, adsId, clock.now());
      return { adsId, adsName, result: rows.map((row) => toVoucher(row, adsId)) };
    },
  };
}
