import { DAY_MS } from './time';

/** Maximum of the price filter that means no maximum ([C] §5, D40). */
export const PRICE_FILTER_NO_MAXIMUM_POINTS = 60_001;

/** Most coupons that are recommended to a member. */
export const RECOMMENDATIONS_MAX = 20;

/** A member's recommendations are reckoned anew after this time. */
export const RECOMMENDATION_LIFE_MS = DAY_MS;

/** What was bought within this time is not recommended again. */
export const RECENT_PURCHASE_MS = 30 * DAY_MS;

/** A carousel's step from one slide to the next ([A] §9). */
export const CAROUSEL_STEP_MS = 300;

/** Largest page that a list call gives (D52). */
export const PER_PAGE_MAX = 100;

/** Page size of catalogue lists. */
export const CATALOGUE_PAGE_SIZE = 20;
