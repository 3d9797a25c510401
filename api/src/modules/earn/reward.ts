import type { EarnReward } from '@poku/mfe-history/calls/earn';
import type { CampaignTerms, EarnRate, EarnTerms } from '../earning/terms.schema';

/** What a rate gives for a rupiah, or for a purchase as a whole: comparable among rates of one kind. */
const worth = ({ points, perRupiah = 1 }: EarnRate): number => points / perRupiah;

/** The most that a first purchase gets on top, whatever is bought and whoever buys. */
function firstPurchaseOf(campaigns: readonly CampaignTerms[]): EarnReward['firstPurchase'] {
  const [best] = campaigns
    .flatMap(({ firstPurchasePoints, maximumPoints = Infinity, minimumRupiah = null, category, levels }) =>
      firstPurchasePoints === undefined || category !== undefined || levels !== undefined
        ? []
        : [{ points: Math.min(firstPurchasePoints, maximumPoints), minimumRupiah }],
    )
    .sort((left, right) => right.points - left.points);
  return best ?? null;
}

/**
 * What a partner's terms promise to everybody, in one rate (D64): the best of the kind that its first rate has, which is the one that
 * the partner leads with, by amount or by purchase.
 * @param campaigns those that run at the partner
 */
export function rewardOf({ rates }: EarnTerms, campaigns: readonly CampaignTerms[]): EarnReward | null {
  const isByAmount = rates[0]?.perRupiah !== undefined;
  const [best] = rates
    .filter(({ perRupiah }) => (perRupiah !== undefined) === isByAmount)
    .sort((left, right) => worth(right) - worth(left));
  if (best === undefined) return null;
  const { points, perRupiah = null, minimumRupiah = null } = best;
  return {
    points,
    perRupiah,
    minimumRupiah,
    isMost: rates.some((rate) => (rate.perRupiah === undefined) === isByAmount || worth(rate) < worth(best)),
    firstPurchase: firstPurchaseOf(campaigns),
  };
}
