import type { TierProgress } from '@poku/mfe-account/calls/tier';
import { endOfJakartaMonth, monthsBefore, startOfJakartaMonth } from '../ledger/jakarta';
import type { TierRow } from './repository';

/** What levels are counted from. */
export interface Earned {
  /** Points of the window of this month. */
  points: number;
  /** Those of them that are in the window of the next month, too. */
  pointsNextMonth: number;
}

/**
 * Where the windows of this month and of the next one begin (D39): twelve months before the month. What has passed of the month counts
 * as well, so a level comes at once and goes at the end of a month.
 */
export const tierWindows = (now: Date): { from: Date; fromNextMonth: Date } => {
  const start = startOfJakartaMonth(now);
  return { from: monthsBefore(start, 12), fromNextMonth: monthsBefore(start, 11) };
};

const reachedBy = (tiers: readonly TierRow[], points: number): TierRow | undefined =>
  tiers.findLast((tier) => tier.minimum_points <= points) ?? tiers[0];

/** Until when a level stays, and how many points keep it; nothing when it stays anyway. */
function keepOf(tiers: readonly TierRow[], level: TierRow | undefined, earned: Earned, now: Date) {
  const missing = (level?.minimum_points ?? 0) - earned.pointsNextMonth;
  return missing > 0 && reachedBy(tiers, earned.pointsNextMonth) !== level
    ? { keepsUntil: endOfJakartaMonth(now).toISOString(), keepPoints: missing }
    : { keepsUntil: null, keepPoints: 0 };
}

/** Where earned points stand among the levels, which come lowest first (D39). */
export function standing(tiers: readonly TierRow[], earned: Earned, now: Date): TierProgress {
  const current = reachedBy(tiers, earned.points);
  const next = tiers.find((tier) => tier.minimum_points > earned.points);
  return {
    tiers: tiers.map((tier, index) => {
      const above = tiers[index + 1];
      return {
        name: tier.name,
        minimumPoints: tier.minimum_points,
        maximumPoints: above === undefined ? null : above.minimum_points - 1,
        benefitHtml: tier.benefit_html,
      };
    }),
    remainingPoints: next === undefined ? 0 : next.minimum_points - earned.points,
    standing: {
      level: current?.name ?? 'Silver',
      nextLevel: next?.name ?? 'Platinum',
      earnedPoints: earned.points,
      ...keepOf(tiers, current, earned, now),
    },
  };
}
