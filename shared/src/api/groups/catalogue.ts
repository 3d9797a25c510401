import type { Brand, CatalogueApi, Category, Favourite, Promotion } from '../../contract';
import type { Transport } from '../transport';
import { list, optionalText, readList, readRecord, text, whole, type WireRecord } from '../wire-record';
import { readCoupon, readCouponDetail } from './coupon';
import { voucherListRequest } from './coupon-filter';

const CATEGORIES = '/category/{clientId}';
const COUPONS = '/voucherlist';
const POPULAR = '/getpopularvoucher/{clientId}';
const PROMOTIONS = '/customerpromotion/{clientId}';
const FAVOURITES = '/favoritvoucher';
const OWN_FAVOURITES = '/allfavoritvoucher/{clientId}';
const DETAIL = '/voucherdetail/{clientId}';

const readCategory = (record: WireRecord): Category => ({
  id: text(record, 'categoryId'),
  name: text(record, 'categoryName'),
  image: optionalText(record, 'categoryImage') ?? '',
});
const readBrand = (record: WireRecord): Brand => ({
  key: text(record, 'brand'),
  name: text(record, 'brandName'),
});
const readPromotion = (record: WireRecord): Promotion => ({
  id: text(record, 'adsId'),
  name: text(record, 'adsName'),
  link: optionalText(record, 'adsLink') ?? '',
  image: optionalText(record, 'image') ?? '',
});
const readFavourite = (record: WireRecord): Favourite => ({
  id: text(record, 'favoriteId'),
  voucherId: text(record, 'voucherId'),
  redemptionRuleId: text(record, 'redemptionId'),
  rewardItemId: text(record, 'rewardItemId'),
  name: text(record, 'productName'),
  image: optionalText(record, 'voucherImages') ?? '',
  brand: text(record, 'brandName'),
  pricePoints: whole(record, 'voucherPoint'),
  stock: whole(record, 'voucherQty'),
});

/** Reads of the catalogue; guests may make them (D14). */
export function createCatalogueApi({ clientId, get, post }: Transport): CatalogueApi {
  return {
    categories: async (options) => readList(CATEGORIES, await get(CATEGORIES, options), readCategory),
    async coupons(query, options) {
      const body = voucherListRequest(clientId(), query);
      const data = readRecord(COUPONS, await post(COUPONS, { ...options, body }));
      return { coupons: list(data, 'result', readCoupon), brands: list(data, 'brandList', readBrand) };
    },
    popular: async (options) => readList(POPULAR, await get(POPULAR, options), readCoupon),
    promotions: async (options) => readList(PROMOTIONS, await get(PROMOTIONS, options), readPromotion),
    favourites: async (options) => readList(FAVOURITES, await get(FAVOURITES, options), readFavourite),
    ownFavourites: async (options) =>
      readList(OWN_FAVOURITES, await get(OWN_FAVOURITES, options), readFavourite),
    detail: async (key, options) =>
      readCouponDetail(readRecord(DETAIL, await get(DETAIL, { ...options, query: { ...key } }))),
  };
}
