import type { EmbedCoupon, EmbedSearch } from '@poku/embed';

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What stands in a record at a place of names, one inside the other; undefined where nothing does. */
const at = (data: unknown, ...place: readonly string[]): unknown =>
  place.reduce<unknown>((value, name) => (isRecord(value) ? Reflect.get(value, name) : undefined), data);

/**
 * The coupon among what a page's loader gave (`{view: {coupon}}`, in `loaded` or not, or `{known: {coupon}}` of one that was pressed in a
 * list); undefined for a page of something else.
 */
export const couponOf = (data: unknown): EmbedCoupon | undefined => {
  const coupon =
    at(data, 'known', 'coupon') ?? at(data, 'loaded', 'view', 'coupon') ?? at(data, 'view', 'coupon');
  if (!isRecord(coupon)) return undefined;
  if (!('id' in coupon && 'name' in coupon && 'pricePoints' in coupon)) return undefined;
  const { id, name, pricePoints } = coupon;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof pricePoints !== 'number') return undefined;
  return { couponId: id, name, pricePoints };
};

/** What a list was searched for, by what its loader gave; undefined for one without words, and for another page. */
export const searchOf = (data: unknown): EmbedSearch | undefined => {
  const query = at(data, 'search', 'name');
  const rows = at(data, 'rows');
  if (typeof query !== 'string' || query === '' || !Array.isArray(rows)) return undefined;
  return { query, resultCount: at(data, 'isNear') === true ? 0 : rows.length };
};

/** Whether a page is that of a coupon that is not there. */
export const isMissingCoupon = (data: unknown): boolean => at(data, 'loaded', 'view', 'status') === 'missing';

/** Whether a page is the list of a category that nobody knows: it has neither a name nor coupons. */
export const isUnknownCategory = (data: unknown): boolean =>
  isRecord(data) &&
  'name' in data &&
  data.name === null &&
  'rows' in data &&
  Array.isArray(data.rows) &&
  data.rows.length === 0;
