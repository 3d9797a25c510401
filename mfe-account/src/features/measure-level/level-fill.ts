/** Scale of the tier ring for Silver (D39, [A] §9). */
const TIER_RING_SILVER = 99;

/** Scale of the tier ring for Gold and Platinum (D39, [A] §9). */
const TIER_RING_UPPER = 999;

/** A level as the ring needs it; points are those earned in twelve months (D39). */
export interface RingTier {
  readonly name: string;
  readonly minimumPoints: number;
  /** Inclusive; `null`: no upper end. */
  readonly maximumPoints: number | null;
}

/** How far a ring is filled. */
export interface RingFill {
  /** 0 to `scale`, whole; `scale` only when the level is passed or has no end. */
  readonly value: number;
  /** 99 for the lowest level, 999 above ([A] §9, D39). */
  readonly scale: number;
}

/**
 * How far the ring of a level is filled: empty before it is reached, full after it.
 * @param earnedPoints whole points of the last twelve months, 0 or more
 */
export function tierRing({ name, minimumPoints, maximumPoints }: RingTier, earnedPoints: number): RingFill {
  const scale = name === 'Silver' ? TIER_RING_SILVER : TIER_RING_UPPER;
  if (earnedPoints < minimumPoints) return { value: 0, scale };
  if (maximumPoints === null || earnedPoints > maximumPoints) return { value: scale, scale };
  const share = (earnedPoints - minimumPoints) / (maximumPoints + 1 - minimumPoints);
  return { value: Math.floor(share * scale), scale };
}

/**
 * The level after one, by the list of levels; at the top and outside the list it is Platinum (D39).
 * @param tiers lowest first
 */
export function nextTier<Name extends string>(
  tiers: readonly { readonly name: Name }[],
  level: string,
): Name | 'Platinum' {
  const index = tiers.findIndex(({ name }) => name === level);
  return (index === -1 ? undefined : tiers[index + 1]?.name) ?? 'Platinum';
}
