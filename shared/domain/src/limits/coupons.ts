import { MINUTE_MS } from './time';

/** First page size of coupons and history, and what 'Load more' adds ([C] §4). */
export const LIST_PAGE_SIZE = 5;

/** Life of a revealed code ([C] §4, D51). */
export const REVEAL_LIFE_MS = 30 * MINUTE_MS;
