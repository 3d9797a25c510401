import { MINUTE_MS } from './time';

/** First page size of coupons and history, and what 'Load more' adds ([C] §4). */
export const LIST_PAGE_SIZE = 5;
/** The loading indicator of 'Load more' in the history ([C] §4). */
export const LOAD_MORE_INDICATOR_MS = 500;
/** Life of a revealed code ([C] §4, D51). */
export const REVEAL_LIFE_MS = 30 * MINUTE_MS;
/** From this much on a revealed code's countdown looks like a warning. */
export const REVEAL_WARNING_MS = 5 * MINUTE_MS;
/** What is left of a revealed code when a screen reader is told, besides its end. */
export const REVEAL_ANNOUNCED_MS = [5 * MINUTE_MS, MINUTE_MS] as const;
/** Characters of a code in the list card ([C] §4). */
export const CARD_CODE_CHARS = 15;
