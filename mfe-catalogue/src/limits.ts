import { SECOND_MS } from '@poku/domain/limits/time';

/** Debounce of phone fields and searches ([A] §9, [C] §9). */
export const SEARCH_DEBOUNCE_MS = 500;
/** What a press of an arrow key moves a thumb of the price slider by, in points. */
export const PRICE_SLIDER_STEP_POINTS = 500;
/** Most coupons that a list shows below each other; beyond that a search is the better way. */
export const LOADED_COUPONS_MAX = 1_000;
/** Longest text of a coupon search. */
export const SEARCH_MAX_CHARS = 100;
/** Most brands of one filter. */
export const FILTER_BRANDS_MAX = 100;
/** Category that leads to the prepaid packages ([C] §2). */
export const PREPAID_CATEGORY_ID = '5';
/** Categories in one row of the home grid ([A] §9). */
export const CATEGORIES_PER_ROW = 4;
/** More categories than this need 'Lihat Semua' ([A] §9). */
export const CATEGORIES_COLLAPSED = 8;
/** Height of the home grid while it is collapsed, at the browser's default text size ([A] §9). */
export const CATEGORIES_COLLAPSED_HEIGHT_PX = 167;
/** A carousel that moves by itself shows a slide for this long. */
export const CAROUSEL_ADVANCE_MS = 6 * SECOND_MS;
/** The embed's bundle is waited for at most this long (architecture, 'The partner embed'). */
export const EMBED_LOAD_TIMEOUT_MS = 10 * SECOND_MS;
/** A host's own function for a redirect token is waited for at most this long. */
export const EMBED_TOKEN_TIMEOUT_MS = 8 * SECOND_MS;
/** Largest corner radius that an appearance may ask for, in CSS pixels. */
export const EMBED_RADIUS_MAX_PX = 24;
/** Least height that a host may give to the embed, in CSS pixels. */
export const EMBED_HEIGHT_MIN_PX = 200;
/** Most coupons that a host may ask to be shown of a list. */
export const EMBED_LIMIT_MAX = 100;
/** A coupon of a list counts as seen when this share of its card was in sight ... */
export const EMBED_SEEN_SHARE = 0.5;
/** ... for so long, as advertisers count it (MRC, viewable impressions). */
export const EMBED_SEEN_MS = SECOND_MS;
/** Longest id of a coupon. */
export const COUPON_ID_MAX_CHARS = 64;
