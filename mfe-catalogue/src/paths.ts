import type { Platform } from '@poku/contract';
import { topicSlug } from '@poku/domain/topic-slug';
import { PREPAID_CATEGORY_ID } from './limits';

/** What identifies a coupon in an address. */
export interface CouponKey {
  readonly id: string;
  readonly redemptionRuleId: string;
  readonly rewardItemId: string;
  /** Promotion that leads to it. */
  readonly promotionId?: string | null;
}

/** What the checkout needs in its address (D43). */
export interface CheckoutAddress extends CouponKey {
  readonly quantity: number;
  readonly phone?: string;
}

const PREPAID = '/pulsa-prabayar';

const withQuery = (path: string, query: Readonly<Record<string, string | null | undefined>>): string => {
  const filled = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled).toString()}`;
};
const keyQuery = (key: CouponKey) => ({
  redemptionId: key.redemptionRuleId,
  rewardItemId: key.rewardItemId,
  adsId: key.promotionId,
});

const category = (id: string): string => `/kategori/${encodeURIComponent(id)}`;
const coupon = (key: CouponKey, type?: 'rekomendasi'): string =>
  withQuery('/voucher', { id: key.id, ...keyQuery(key), type });

/** Every address that this remote links to. */
export const paths = {
  catalogue: () => '/tukar',
  /** What a text finds in every category. */
  search: (text: string) => withQuery('/tukar', { name: text }),
  category,
  /** The coupons of a brand. */
  brand: (key: string) => `/merek/${encodeURIComponent(key)}`,
  /** A category's own page, or the prepaid packages for category 5 where that page exists ([C] §2). */
  ofCategory: (id: string, site: Pick<Platform, 'isKnownPath'>) =>
    id === PREPAID_CATEGORY_ID && site.isKnownPath(PREPAID) ? PREPAID : category(id),
  coupon: (key: CouponKey) => coupon(key),
  /** A coupon that was recommended ([C] §2). */
  recommendedCoupon: (key: CouponKey) => coupon(key, 'rekomendasi'),
  /** A prepaid package for a number, which the address carries so that a reload keeps it (D43). */
  telco: (key: CouponKey & { readonly name: string }, phone?: string) =>
    withQuery(`/voucher/telco/${encodeURIComponent(key.id)}/${topicSlug(key.name) || 'paket'}`, {
      ...keyQuery(key),
      msisdn: phone,
    }),
  prepaid: () => PREPAID,
  /** What the member saves up for. */
  goal: () => '/mimpi',
  favourites: () => '/kupon-favorit',
  /** The public editorial list, or one coupon of it (D35). */
  editorialFavourites: (favouriteId?: string) => withQuery('/favorit', { favoriteId: favouriteId }),
  /** A promotion's coupons, or the member's own recommendations. */
  recommendations: (promotionId?: string) => withQuery('/kupon-rekomendasi', { adsId: promotionId }),
  checkout: (item: CheckoutAddress) =>
    withQuery('/checkout', {
      voucherId: item.id,
      redemptionRuleId: item.redemptionRuleId,
      rewardItemId: item.rewardItemId,
      quantity: String(item.quantity),
      adsId: item.promotionId,
      msisdn: item.phone,
    }),
  partners: () => '/partner-linkage',
  /** Where points are earned. */
  collect: () => '/earn-point',
  /** The coupons of the category that leads to the prepaid packages. */
  billCoupons: () => category(PREPAID_CATEGORY_ID),
  register: () => '/register',
  /** Leads back to where the guest is: path and query. */
  login: (back: string) => withQuery('/login', { redirectUri: back }),
};
