import { BRAND } from '@poku/domain/brand';
import { ENDING_SOON_MS } from '@poku/domain/limits/points';
import { call, list, moment, record, type ValueOf, whole } from '@poku/contract/calls';
import { couponFields } from '@poku/flows/coupon/calls/coupon';

const { id, redemptionRuleId, rewardItemId, image, brand, name, pricePoints, faceValueRupiah } = couponFields;

const purchase = record({
  couponId: id,
  redemptionRuleId,
  rewardItemId,
  image,
  brand,
  name,
  /** Price of one. */
  pricePoints,
  /** Of one, in rupiah. */
  faceValueRupiah,
  /** Pieces to buy, from 1. */
  quantity: whole(),
});

const ending = record({
  /** Own lots that end within 30 days, earliest end first; when none do, those that end next. */
  lots: list(
    record({ points: whole(BRAND.wire.point), expiresAt: moment(BRAND.wire.pointsExpiryDate) }),
    BRAND.wire.pointLots,
  ),
  /** Points of these lots together. */
  points: whole('endingPoint'),
  /** What the purchases cost together, at most `points`. */
  usedPoints: whole('usedPoint'),
  /** The purchases that use most of them, fewest first; none when every coupon costs more. */
  purchases: list(purchase, 'items'),
});

/** One coupon of the basket, with how many of it. */
export type EndingPurchase = ValueOf<typeof purchase>;
/** What ends soon, and the basket that uses most of it (decision 045). */
export type Ending = ValueOf<typeof ending>;

/** Whether points that end then are to be used now: within 30 days from now. @param expiresAt ISO 8601 */
export const endsSoon = (expiresAt: string): boolean => Date.parse(expiresAt) - Date.now() <= ENDING_SOON_MS;

/** Own points that end soon, and what to buy with them so that fewest are lost (decision 045). */
export const endingCall = call({ method: 'GET', path: '/customerending/{clientId}', answer: ending });
