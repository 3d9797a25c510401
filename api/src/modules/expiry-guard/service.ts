import type { Ending, EndingPurchase } from '@poku/mfe-account/calls/ending';
import { QUANTITY_MAX } from '@poku/domain/limits/payment';
import { ENDING_SOON_MS } from '@poku/domain/limits/points';
import type { AppDeps } from '../../deps';
import { after } from '../../ports/clock';
import type { Lot } from '../ledger/lot.repository';
import { ledger } from '../ledger/service';
import { bestBasket, firstWithin, type Offer } from './best-basket';
import { listOffers, type OfferRow } from './repository';

/** So many coupons are looked at, the most popular first. */
const OFFERS_MAX = 1_000;
/** No basket costs more: who has more finds the rest in the next one. It bounds the prices that are looked at. */
const BUDGET_MAX = 200_000;
/** Some ten milliseconds of reckoning. */
const STEPS_MAX = 500_000;

/** Lots that end soon; when none do, those that end next. @param lots earliest end first */
function endingLots(lots: readonly Lot[], now: Date): readonly Lot[] {
  const [first] = lots;
  if (first === undefined) return [];
  const end = Math.max(after(now, ENDING_SOON_MS).getTime(), first.expires_at.getTime());
  return lots.filter(({ expires_at }) => expires_at.getTime() <= end);
}

const toOffer = ({ couponId, pricePoints, stock, faceValueRupiah }: OfferRow): Offer => ({
  id: couponId,
  price: pricePoints,
  most: Math.min(stock, QUANTITY_MAX),
  worth: faceValueRupiah,
});

const toPurchase = (row: OfferRow, quantity: number): EndingPurchase => {
  const { couponId, redemptionRuleId, rewardItemId, image, brand, name, pricePoints, faceValueRupiah } = row;
  return {
    couponId,
    redemptionRuleId,
    rewardItemId,
    image,
    brand,
    name,
    pricePoints,
    faceValueRupiah,
    quantity,
  };
};

/** 'Penjaga Hangus': what ends soon, and how to lose least of it (decision 045). */
export function createExpiryGuard({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /** The member's own points that end soon, and the purchases that use most of them. */
    async ending(memberId: string): Promise<Ending> {
      const now = clock.now();
      const lots = endingLots(await ledger.lots(db, memberId, now), now);
      const points = lots.reduce((sum, { remaining }) => sum + remaining, 0);
      const budget = Math.min(points, BUDGET_MAX);
      const rows = budget === 0 ? [] : await listOffers(db, budget, OFFERS_MAX, now);
      const basket = bestBasket(budget, firstWithin(budget, rows.map(toOffer), STEPS_MAX));
      const purchases = basket.flatMap(({ id, quantity }) => {
        const row = rows.find(({ couponId }) => couponId === id);
        return row === undefined ? [] : [toPurchase(row, quantity)];
      });
      return {
        lots: lots.map(({ remaining, expires_at }) => ({
          points: remaining,
          expiresAt: expires_at.toISOString(),
        })),
        points,
        usedPoints: purchases.reduce((sum, { pricePoints, quantity }) => sum + pricePoints * quantity, 0),
        purchases,
      };
    },
  };
}
