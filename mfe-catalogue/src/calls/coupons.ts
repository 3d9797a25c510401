import {
  asker,
  call,
  choice,
  flag,
  type GivenOf,
  list,
  optional,
  orElse,
  record,
  text,
  type ValueOf,
  whole,
} from '@poku/contract/calls';
import {
  CATALOGUE_PAGE_SIZE,
  PER_PAGE_MAX,
  PRICE_FILTER_NO_MAXIMUM_POINTS,
} from '@poku/domain/limits/catalogue';
import { coupon } from '@poku/flows/coupon/calls/coupon';

const id = { maxChars: 64, orNumber: true };
const shortText = { maxChars: 256 };
const points = { min: 0, max: Number.MAX_SAFE_INTEGER };
const direction = choice(['ASC', 'DESC', '']);

/** What narrows and sorts a list ([C] §3, D40); what is missing or blank does neither. */
export const couponFilter = {
  categoryId: orElse(text('categoryId', id), ''),
  /** Any of them. */
  brandKeys: orElse(list(text(undefined, id), 'merchant', 100), []),
  /** Comes before `sortByName`. */
  sortByPrice: orElse(direction, ''),
  sortByName: orElse(direction, ''),
  /**
   * What names have as it is written, in any case, and then what has its words in any order, words that mean the same, and words with a
   * slip. May say what a coupon may cost ('kopi di bawah 3.000 poin').
   */
  search: orElse(text('name', shortText), ''),
  minPricePoints: orElse(whole('minPrice', points), 0),
  /** Inclusive; 60,001 and more is no maximum. */
  maxPricePoints: orElse(whole('maxPrice', points), PRICE_FILTER_NO_MAXIMUM_POINTS),
  /** Only what is in stock within the member's total, by the server's total; without effect for a guest. */
  isAffordableOnly: orElse(flag('limitPrice'), false),
  /** Without effect. */
  phone: orElse(text('msisdn', shortText), ''),
};

const everything = {
  categoryId: '',
  brandKeys: [],
  sortByPrice: '',
  sortByName: '',
  search: '',
  minPricePoints: 0,
  maxPricePoints: PRICE_FILTER_NO_MAXIMUM_POINTS,
  isAffordableOnly: false,
  phone: '',
} as const;

const brand = record({
  /** What a filter names it by. */
  key: text('brand'),
  name: text('brandName'),
});

const place = record({
  /** 'prepaid' are the packages for phone numbers, without key and name. */
  kind: choice(['category', 'brand', 'prepaid']),
  /** Id of the category, key of the brand. */
  key: text(),
  name: text(),
});

/** Where a search may lead besides coupons. */
export type Place = ValueOf<typeof place>;
/** A brand that the filter offers. */
export type Brand = ValueOf<typeof brand>;
/** What a list is narrowed and sorted by, as the API is asked. */
export type CouponQuery = GivenOf<typeof couponFilter>;

/**
 * A page of the coupons on sale ([C] §7); prepaid packages are none (D41). It begins after `cursor`, or by number (D52). A cursor is good
 * for the same filter, ids and promotion alone; `invalid` names a wrong one.
 */
export const couponsCall = call({
  method: 'POST',
  path: '/voucherlist',
  body: {
    clientId: asker(),
    filter: orElse(record(couponFilter, 'filters'), everything),
    /** Only these, in this order unless a sort is given. */
    couponIds: orElse(list(text(undefined, id), 'productId', 200), []),
    /** Only those of this promotion, in its order unless a sort is given. */
    promotionId: orElse(text('adsId', id), ''),
    /** `nextCursor` of the page before. */
    cursor: optional(text('cursor', { minChars: 1, maxChars: 4096 }), { isNeverBlank: true }),
    page: orElse(whole('page', { min: 1, max: 100_000 }), 1),
    perPage: orElse(whole('perPage', { min: 1, max: PER_PAGE_MAX }), CATALOGUE_PAGE_SIZE),
  },
  answer: record({
    coupons: list(coupon, 'result'),
    /** With coupons on sale in the category, the promotion or the ids, whatever else is asked for; none after a cursor. */
    brands: list(brand, 'brandList'),
    page: orElse(whole(), 1),
    perPage: orElse(whole(), CATALOGUE_PAGE_SIZE),
    /** Where the search may lead besides: at most three; none after a cursor. */
    places: orElse(list(place), []),
    /** Nothing fits the search: these come near. */
    isNear: orElse(flag(), false),
    /** What of the search says what a coupon may cost, in points, inclusive: the list keeps to it. `null` where it says nothing. */
    understoodMinPoints: optional(whole('searchMinPrice')),
    understoodMaxPoints: optional(whole('searchMaxPrice')),
    /** Where the list goes on; `null` after the last coupon. */
    nextCursor: optional(text()),
  }),
});
