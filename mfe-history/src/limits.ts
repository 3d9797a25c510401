import { MINUTE_MS } from '@poku/domain/limits/time';

/** The loading indicator of 'Load more' in the history ([C] §4). */
export const LOAD_MORE_INDICATOR_MS = 500;
/** From this much on a revealed code's countdown looks like a warning. */
export const REVEAL_WARNING_MS = 5 * MINUTE_MS;
/** What is left of a revealed code when a screen reader is told, besides its end. */
export const REVEAL_ANNOUNCED_MS = [5 * MINUTE_MS, MINUTE_MS] as const;
/** Characters of a code in the list card ([C] §4). */
export const CARD_CODE_CHARS = 15;
/** Wait before a partner's site opens in a new tab ([C] §2). */
export const PARTNER_SITE_OPEN_MS = 300;
