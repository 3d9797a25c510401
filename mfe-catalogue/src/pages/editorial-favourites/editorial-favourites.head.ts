import { wireName } from '@poku/contract/calls';
import { couponFields } from '@poku/flows/coupon/calls/coupon';
import { favouriteCall } from '../../calls/favourite-detail';

/** For search engines and shared links. */
export const description =
  'Kupon pilihan yang paling banyak dicari: makan, ngopi, belanja, dan jalan-jalan, ditukar dengan poin.';

/** The one coupon that an address names: who answers, and by what names. */
export const about = {
  call: favouriteCall.path,
  query: wireName('favouriteId', favouriteCall.query.favouriteId),
  name: wireName('name', couponFields.name),
  brand: wireName('brand', couponFields.brand),
  html: wireName('descriptionHtml', couponFields.descriptionHtml),
  image: wireName('image', couponFields.image),
};
