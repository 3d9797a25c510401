import type { Goal, GoalCoupon } from '../../calls/goal';

/** Longer than this nobody reckons with. */
const YEAR_DAYS = 365;

/** How far a member is from what they save up for. */
export interface GoalProgress {
  /** 'ended': its sale is over; 'soldOut' and 'reached' as they say. */
  readonly state: 'saving' | 'reached' | 'soldOut' | 'ended';
  /** Points that count, at most the price. */
  readonly points: number;
  /** Points still missing; 0 when there are enough. */
  readonly missing: number;
  /** Whole per cent, 100 only when nothing is missing. */
  readonly percent: number;
  /** Days until then at the member's pace, 1 to 365; `null` without a pace, and 'long' for more. */
  readonly days: number | 'long' | null;
}

/** How far it is to a coupon. @param totalPoints the member's total; `null` while it is not known */
export function goalProgress(
  { stock, isOnSale, pricePoints }: Pick<GoalCoupon, 'stock' | 'isOnSale' | 'pricePoints'>,
  totalPoints: number | null,
  { earnedPoints, earningDays }: Pick<Goal, 'earnedPoints' | 'earningDays'>,
): GoalProgress {
  const points = Math.max(0, Math.min(totalPoints ?? 0, pricePoints));
  const missing = pricePoints - points;
  const days = Math.ceil((missing * earningDays) / earnedPoints);
  const state = !isOnSale ? 'ended' : stock < 1 ? 'soldOut' : missing === 0 ? 'reached' : 'saving';
  return {
    state,
    points,
    missing,
    percent: pricePoints === 0 ? 100 : Math.floor((100 * points) / pricePoints),
    days: earnedPoints === 0 || missing === 0 ? null : days > YEAR_DAYS ? 'long' : days,
  };
}
