import { formatDay } from '@poku/domain/dates';
import { formatNumber, formatPoints } from '@poku/domain/numbers';
import type { Tier, TierProgress } from '../../calls/tier';
import { accountWording } from '../../wording/account';
import { nextTier } from '../../features/measure-level';

/** What the ring of a level shows, in words. */
export function ringText(tier: Tier, { standing, remainingPoints, tiers }: TierProgress): string {
  const { level, earnedPoints } = standing;
  if (earnedPoints < tier.minimumPoints) {
    return accountWording.ringNotReached(tier.name, formatPoints(tier.minimumPoints - earnedPoints));
  }
  if (tier.name !== level) return accountWording.ringPassed(tier.name);
  if (tier.maximumPoints === null) return accountWording.ringTop(formatPoints(earnedPoints));
  return accountWording.ringInside(
    formatPoints(earnedPoints),
    formatPoints(remainingPoints),
    nextTier(tiers, level),
  );
}

/** From and to how many points a level goes. */
export function rangeText({ minimumPoints, maximumPoints }: Tier): string {
  const from = formatNumber(minimumPoints);
  if (maximumPoints === null) return accountWording.tierRangeOpen(from);
  return accountWording.tierRange(from, formatNumber(maximumPoints));
}

/** What to do next: reach the next level, or stay at the top ([A] §2). */
export function footerText({ standing: { level }, tiers }: TierProgress): string {
  const next = nextTier(tiers, level);
  return next === level ? accountWording.stayTop(level) : accountWording.reachNext(next);
}

/** When the member's level goes, and what keeps it; `undefined` when it stays anyway. */
export function keepText({ standing: { level, keepsUntil, keepPoints } }: TierProgress): string | undefined {
  return keepsUntil === null
    ? undefined
    : accountWording.tierKeep(level, formatDay(keepsUntil), formatPoints(keepPoints));
}
