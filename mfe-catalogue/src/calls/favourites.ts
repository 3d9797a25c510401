import { asker, call, list, record, text, type ValueOf } from '@poku/contract/calls';
import { couponFields } from '@poku/flows/coupon/calls/coupon';

const id = { maxChars: 64 };

const { brand, faceValueRupiah, image, pricePoints, redemptionRuleId, rewardItemId, stock } = couponFields;

/** A favourite on the wire, with its shapes. */
export const favouriteFields = {
  /** Of the editorial list; of a member's own it is the coupon's. */
  id: text('favoriteId'),
  couponId: couponFields.id,
  redemptionRuleId,
  rewardItemId,
  image,
  /** Begins with the brand. */
  name: text('productName'),
  brand,
  pricePoints,
  faceValueRupiah,
  stock,
};
const favourite = record(favouriteFields);
const favourites = list(favourite);
const mark = { clientId: asker(), couponId: text('voucherId', id) };

/** A favourite of the editorial list, or of a member ([C] §3, D35). */
export type Favourite = ValueOf<typeof favourite>;

/** The public editorial favourites, sold out ones last (D35). */
export const favouritesCall = call({ method: 'GET', path: '/favoritvoucher', answer: favourites });

/** The member's own favourites, newest first (D35). */
export const ownFavouritesCall = call({
  method: 'GET',
  path: '/allfavoritvoucher/{clientId}',
  answer: favourites,
});

/** Marks a coupon as the member's favourite; repeating it changes nothing (D35). Code 20404. */
export const addFavouriteCall = call({ method: 'POST', path: '/favoritvoucher', body: mark });

/** Takes the mark away; repeating it changes nothing (D35). */
export const removeFavouriteCall = call({ method: 'DELETE', path: '/favoritvoucher', body: mark });
