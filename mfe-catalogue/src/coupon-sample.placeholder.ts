import { textMark } from '@poku/contract';
import { standIn, wholeMark, wireName } from '@poku/contract/calls';
import { couponFields } from '@poku/flows/coupon/calls/coupon';
import { ownFavouritesCall } from './calls/favourites';

/** Whose hearts are set. */
export const pressed = { call: ownFavouritesCall.path, id: wireName('id', couponFields.id) };

/** The picture of a coupon: a mark behind a slash counts as one of the site. */
export const image = `/${textMark(wireName('image', couponFields.image))}`;

/** A coupon made of marks, with what it is worth. */
export const couponSample = {
  ...standIn(couponFields),
  faceValueRupiah: wholeMark(couponFields, 'faceValueRupiah'),
  image,
};
