import type { EarnReward } from './calls/earn';
import { rewardWording } from './wording/reward';

/** What a purchase gives, in words. */
export function rewardWords({ points, perRupiah, isMost }: EarnReward): string {
  const text =
    perRupiah === null ? rewardWording.perPurchase(points) : rewardWording.perRupiah(points, perRupiah);
  return isMost ? rewardWording.atMost(text) : text;
}
