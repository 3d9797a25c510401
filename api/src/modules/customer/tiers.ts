import type { wire } from '@poku/shared/contract';
import { monthsBefore } from '../ledger/jakarta';
import type { TierRow } from './repository';

/** Where a number of earned points stands among the levels, which come lowest first (D39). */
export function standing(tiers: readonly TierRow[], earned: number): wire.WireTierData {
  const reached = tiers.filter((tier) => tier.minimum_points <= earned);
  const current = reached.at(-1) ?? tiers[0];
  const next = tiers.find((tier) => tier.minimum_points > earned);
  return {
    tierList: tiers.map((tier, index) => {
      const above = tiers[index + 1];
      return {
        tierName: tier.name,
        tierMinimumPoint: tier.minimum_points,
        tierMaximumPoint: above === undefined ? null : above.minimum_points - 1,
        tierBenefit: tier.benefit_html,
      };
    }),
    remainingPoint: next === undefined ? 0 : next.minimum_points - earned,
    customerTierPoint: {
      level: current?.name ?? 'Silver',
      next_level: next?.name ?? 'Platinum',
      earnedPoint: earned,
    },
  };
}

/** Twelve months before a moment, the window of the tiers (D39). */
export const tierWindowStart = (now: Date): Date => monthsBefore(now, 12);
