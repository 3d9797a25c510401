import { DAY_MS, SECOND_MS } from './time';

/** Maximum of the price filter that means no maximum ([C] §5, D40). */
export const PRICE_FILTER_NO_MAXIMUM_POINTS = 60_001;
/** What a press of an arrow key moves a thumb of the price slider by, in points. */
export const PRICE_SLIDER_STEP_POINTS = 500;
/** Most coupons that a list shows below each other; beyond that a search is the better way. */
export const LOADED_COUPONS_MAX = 1_000;
/** Longest text of a coupon search. */
export const SEARCH_MAX_CHARS = 100;
/** Most brands of one filter. */
export const FILTER_BRANDS_MAX = 100;
/** Most coupons that are recommended to a member. */
export const RECOMMENDATIONS_MAX = 20;
/** A member's recommendations are reckoned anew after this time. */
export const RECOMMENDATION_LIFE_MS = DAY_MS;
/** What was bought within this time is not recommended again. */
export const RECENT_PURCHASE_MS = 30 * DAY_MS;
/** Category that leads to the prepaid packages ([C] §2). */
export const PREPAID_CATEGORY_ID = '5';
/** Categories in one row of the home grid ([A] §9). */
export const CATEGORIES_PER_ROW = 4;
/** More categories than this need 'Lihat Semua' ([A] §9). */
export const CATEGORIES_COLLAPSED = 8;
/** Height of the home grid while it is collapsed, at the browser's default text size ([A] §9). */
export const CATEGORIES_COLLAPSED_HEIGHT_PX = 167;
/** Partners in sight in the partner carousel ([A] §9). */
export const PARTNER_CAROUSEL_SLIDES = 3;
/** A carousel's step from one slide to the next ([A] §9). */
export const CAROUSEL_STEP_MS = 300;
/** A carousel that moves by itself shows a slide for this long. */
export const CAROUSEL_ADVANCE_MS = 6 * SECOND_MS;
/** Largest page that a list call gives (D52). */
export const PER_PAGE_MAX = 100;
/** Page size of catalogue lists. */
export const CATALOGUE_PAGE_SIZE = 20;
