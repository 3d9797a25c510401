import { DAY_MS, MINUTE_MS } from './time';

/** First page size of coupons and history, and what 'Load more' adds ([C] §4). */
export const LIST_PAGE_SIZE = 5;

/** Life of a revealed code ([C] §4, D51). */
export const REVEAL_LIFE_MS = 30 * MINUTE_MS;

/** Longest life of a link that sends a coupon (D68). */
export const GIFT_LIFE_MS = 7 * DAY_MS;

/** Coupons that are sold out and that one member waits for (decision 049). */
export const STOCK_ALERTS_MAX = 50;

/** Open links of one member that send coupons (D68). */
export const GIFTS_MAX_OPEN = 20;
