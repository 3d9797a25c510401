import type { Brand, CatalogueApi, Category, Favourite, PrepaidProduct, Promotion } from '@poku/contract';
import { BRAND } from '@poku/domain/brand';
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
const FAVOURITE = '/favoritvoucherdetail';
const DETAIL = '/voucherdetail/{clientId}';
const RECOMMENDATION = '/customerrecomendationdetail/{clientId}';
const RECKON = '/updateRedemptionProductList';
const TRACKING = '/adstracking';
const PREPAID = '/productlist/{clientId}';

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

const readPrepaid = (record: WireRecord): PrepaidProduct => ({
  id: text(record, 'productId'),
  redemptionRuleId: text(record, 'redemptionId'),
  rewardItemId: text(record, 'rewardItemId'),
  name: text(record, 'productName'),
  operator: text(record, 'operatorName'),
  image: optionalText(record, 'productImage') ?? '',
  descriptionHtml: optionalText(record, 'productDesc') ?? '',
  pricePoints: whole(record, 'productPrice'),
  stock: whole(record, 'productQty'),
});

/** The catalogue; guests may make its reads (D14), members mark favourites and are recommended coupons. */
export function createCatalogueApi({ clientId, get, post, remove }: Transport): CatalogueApi {
  const favouriteBody = (voucherId: string) => ({ body: { clientId: clientId(), voucherId } });
  return {
    categories: async (options) => readList(CATEGORIES, await get(CATEGORIES, options), readCategory),
    async coupons(query, options) {
      const body = voucherListRequest(clientId(), query);
      const data = readRecord(COUPONS, await post(COUPONS, { ...options, body }));
      return {
        coupons: list(data, 'result', readCoupon),
        brands: list(data, 'brandList', readBrand),
        nextCursor: optionalText(data, 'nextCursor'),
      };
    },
    popular: async (options) => readList(POPULAR, await get(POPULAR, options), readCoupon),
    promotions: async (options) => readList(PROMOTIONS, await get(PROMOTIONS, options), readPromotion),
    favourites: async (options) => readList(FAVOURITES, await get(FAVOURITES, options), readFavourite),
    ownFavourites: async (options) =>
      readList(OWN_FAVOURITES, await get(OWN_FAVOURITES, options), readFavourite),
    async favourite(favoriteId, options) {
      const record = readRecord(FAVOURITE, await get(FAVOURITE, { ...options, query: { favoriteId } }));
      return { ...readCouponDetail(record), favouriteId: text(record, 'favoriteId') };
    },
    async addFavourite(couponId) {
      await post(FAVOURITES, favouriteBody(couponId));
    },
    async removeFavourite(couponId) {
      await remove(FAVOURITES, favouriteBody(couponId));
    },
    async recommendations(adsId, options) {
      const record = readRecord(RECOMMENDATION, await get(RECOMMENDATION, { ...options, query: { adsId } }));
      return { name: optionalText(record, 'adsName'), coupons: list(record, 'result', readCoupon) };
    },
    async refreshRecommendations() {
      await post(RECKON, { body: { clientId: clientId() } });
    },
    async trackCampaign(campaignId) {
      await post(TRACKING, { body: { [BRAND.wire.campaignId]: campaignId, clientId: clientId() } });
    },
    prepaid: async (msisdn, options) =>
      readList(PREPAID, await get(PREPAID, { ...options, query: { msisdn } }), readPrepaid),
    detail: async (key, options) =>
      readCouponDetail(readRecord(DETAIL, await get(DETAIL, { ...options, query: { ...key } }))),
  };
}
