import type { TierProgress } from '@poku/mfe-account/calls/tier';
import { monthsBefore } from '../ledger/jakarta';
import type { TierRow } from './repository';

/** Where a number of earned points stands among the levels, which come lowest first (D39). */
export function standing(tiers: readonly TierRow[], earned: number): TierProgress {
  const reached = tiers.filter((tier) => tier.minimum_points <= earned);
  const current = reached.at(-1) ?? tiers[0];
  const next = tiers.find((tier) => tier.minimum_points > earned);
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
    remainingPoints: next === undefined ? 0 : next.minimum_points - earned,
    standing: {
      level: current?.name ?? 'Silver',
      nextLevel: next?.name ?? 'Platinum',
      earnedPoints: earned,
    },
  };
}

/** Twelve months before a moment, the window of the tiers (D39). */
export const tierWindowStart = (now: Date): Date => monthsBefore(now, 12);
