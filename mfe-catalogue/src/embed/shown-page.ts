import type { EmbedCoupon } from './embed-events';

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The coupon among what a page's loader gave (`{view: {coupon}}`); undefined for a page of something else. */
export const couponOf = (data: unknown): EmbedCoupon | undefined => {
  const view = isRecord(data) && 'view' in data ? data.view : undefined;
  const coupon = isRecord(view) && 'coupon' in view ? view.coupon : undefined;
  if (!isRecord(coupon)) return undefined;
  if (!('id' in coupon && 'name' in coupon && 'pricePoints' in coupon)) return undefined;
  const { id, name, pricePoints } = coupon;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof pricePoints !== 'number') return undefined;
  return { couponId: id, name, pricePoints };
};

/** Whether a page is the list of a category that nobody knows: it has neither a name nor coupons. */
export const isUnknownCategory = (data: unknown): boolean =>
  isRecord(data) &&
  'name' in data &&
  data.name === null &&
  'rows' in data &&
  Array.isArray(data.rows) &&
  data.rows.length === 0;
