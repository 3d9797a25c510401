/** Life of points unless configured otherwise, in months (D37). */
export const POINTS_LIFE_MONTHS = 12;
/** Scale of the tier ring for Silver (D39, [A] §9). */
export const TIER_RING_SILVER = 99;
/** Scale of the tier ring for Gold and Platinum (D39, [A] §9). */
export const TIER_RING_UPPER = 999;
