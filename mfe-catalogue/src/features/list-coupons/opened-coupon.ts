import type { Coupon } from '@poku/flows/coupon/calls/coupon';

/** What every list knows of a coupon. */
export type KnownCoupon = Pick<Coupon, 'id' | 'name' | 'brand' | 'image' | 'pricePoints'> &
  Partial<Pick<Coupon, 'faceValueRupiah'>>;

let opened: KnownCoupon | undefined;

/** Notes the coupon of a list that is being opened. */
export const noteOpened = (coupon: KnownCoupon): void => {
  opened = coupon;
};

/** What a list knows of the coupon that was just opened from it; once, and nothing of another coupon. */
export const takeOpened = (id: string | undefined): KnownCoupon | undefined => {
  const known = opened;
  opened = undefined;
  return known?.id === id ? known : undefined;
};
