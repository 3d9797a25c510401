/** What is on sale. See `models.ts` for units. */

export interface Category {
  readonly id: string;
  readonly name: string;
  readonly image: string;
}

/** A coupon in a list ([C] §3 voucher). */
export interface Coupon {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly image: string;
  readonly pricePoints: number;
  readonly stock: number;
  readonly redemptionRuleId: string;
  readonly rewardItemId: string;
  readonly kind: 'regular' | 'telco';
  readonly adsId: string | null;
}
export interface CouponDetail extends Coupon {
  readonly descriptionHtml: string;
  readonly termsHtml: string;
  /** 'Tempat Penukaran'. */
  readonly pickupHtml: string;
  /** 'Cara Penukaran'. */
  readonly redeemHtml: string;
  /** Last day of use, ISO 8601. */
  readonly usableUntil: string | null;
}
export interface Promotion {
  readonly id: string;
  readonly name: string;
  /** Path of this site with query; empty for a promotion that leads to its list. */
  readonly link: string;
  readonly image: string;
}
/** A prepaid package for a phone number ([C] §3 telco product, D41). */
export interface PrepaidProduct {
  readonly id: string;
  readonly redemptionRuleId: string;
  readonly rewardItemId: string;
  readonly name: string;
  readonly operator: string;
  readonly image: string;
  readonly descriptionHtml: string;
  readonly pricePoints: number;
  readonly stock: number;
}
/** Coupons that a promotion, or the server for this member, recommends. */
export interface Recommendation {
  /** Name of the promotion; `null` for the member's own. */
  readonly name: string | null;
  readonly coupons: readonly Coupon[];
}
/** An editorial favourite with its coupon (D35). */
export interface FavouriteDetail extends CouponDetail {
  readonly favouriteId: string;
}
export interface Favourite {
  readonly id: string;
  readonly voucherId: string;
  readonly redemptionRuleId: string;
  readonly rewardItemId: string;
  readonly name: string;
  readonly image: string;
  readonly brand: string;
  readonly pricePoints: number;
  readonly stock: number;
}

export interface CouponQuery {
  readonly categoryId?: string;
  /** Keys of brands (`Brand.key`); any of them. */
  readonly brands?: readonly string[];
  readonly name?: string;
  readonly sort?: 'name-asc' | 'name-desc' | 'price-asc' | 'price-desc';
  readonly minPricePoints?: number;
  /** Missing: no upper limit (D40). */
  readonly maxPricePoints?: number;
  /** Only what the member's total can buy, by the server's total (D40). Default false. */
  readonly isAffordableOnly?: boolean;
  /** Only these coupons, in this order unless a sort is given. */
  readonly ids?: readonly string[];
  /** Only the coupons of this promotion, in its order unless a sort is given. */
  readonly promotionId?: string;
  /** `nextCursor` of the page before, with the same query. Default the first page. */
  readonly cursor?: string;
  /** 1 to 100. Default 20. */
  readonly perPage?: number;
}
/** A brand that the filter offers. */
export interface Brand {
  readonly key: string;
  readonly name: string;
}
export interface CouponList {
  readonly coupons: readonly Coupon[];
  /** Brands with coupons on sale in the category (or the promotion, or the ids), whatever else the query says. */
  readonly brands: readonly Brand[];
  /** Where the list goes on; `null` after the last coupon. */
  readonly nextCursor: string | null;
}
