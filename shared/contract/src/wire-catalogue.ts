/** An item of `GET /category/{clientId}` ([C] §3). Category '5' leads to the prepaid packages. */
export interface WireCategory {
  categoryId: string;
  categoryName: string;
  categoryImage: string;
}

/** The rule under which a voucher is redeemed ([C] §3). */
export interface WireRedemptionRule {
  id: string;
  rewards: { reward_item_id: string };
}

/** 'telco' is a prepaid package, 'regular' any other coupon ([C] §3). */
export type WireVoucherType = 'telco' | 'regular';

/** A coupon of the catalogue ([C] §3). */
export interface WireVoucher {
  voucherId: string;
  voucherName: string;
  productName: string;
  redemptionId: string;
  rewardItemId: string;
  categoryId: string;
  /** Face value in rupiah, for display. */
  voucherPrice: number;
  /** Price of one unit in points. */
  voucherPoint: number;
  /** Key of the brand, the value of the `merchant` filter. */
  brand: string;
  brandName: string;
  /** HTML (D42), like `tnc`, `pickup_desc` and `redeem_desc`. */
  descriptions: string;
  /** Path on the site, e.g. `/media/coupons/<slug>.svg`. */
  voucherImages: string;
  adsId: string | null;
  /** End of the use. */
  usagePeriod: string;
  tnc: string;
  /** 'Tempat Penukaran'. */
  pickup_desc: string;
  /** 'Cara Penukaran'. */
  redeem_desc: string;
  voucherType: WireVoucherType;
  /** Units in stock; 0 is sold out. */
  voucherQty: number;
  redemptionRule: WireRedemptionRule;
}

/** Sort direction ([C] §3). */
export type WireSort = 'ASC' | 'DESC';

/** The filter of `POST /voucherlist` ([C] §3, D40). Absent or empty means no restriction. */
export interface WireCouponFilter {
  categoryId?: string;
  /** Brand keys; any of them. */
  merchant?: string[];
  sortByPrice?: WireSort | '';
  sortByName?: WireSort | '';
  /** Part of the coupon's or the brand's name. */
  name?: string;
  /** Points, inclusive. */
  minPrice?: number;
  /** Points, inclusive; 60001 means no maximum (D40). */
  maxPrice?: number;
  /** Only what the member's total can buy (D40); without effect for a guest. */
  limitPrice?: boolean;
  msisdn?: string;
}

/** `POST /voucherlist` ([C] §7). Pages as in D52, `perPage` default 20. */
export interface WireVoucherListRequest {
  clientId: string;
  filters?: WireCouponFilter;
  /** Only these voucher ids, in this order unless a sort is given. */
  productId?: string[];
  /** Only the vouchers of this promotion, in its order unless a sort is given. */
  adsId?: string;
  page?: number;
  perPage?: number;
  /** Continues the list after the page whose `nextCursor` this is, under the same filters; `page` is then ignored. */
  cursor?: string;
}

/** A brand with coupons on sale in the category, the promotion or the ids of the request, whatever else it filters by. */
export interface WireBrand {
  brand: string;
  brandName: string;
}

/** Answer of `POST /voucherlist`. */
export interface WireVoucherListData {
  result: WireVoucher[];
  brandList: WireBrand[];
  page: number;
  perPage: number;
  /** Where the list goes on; `null` after the last coupon. Opaque. */
  nextCursor: string | null;
}

/** A prepaid package of `GET /productlist/{clientId}?msisdn=` ([C] §3, D41). */
export interface WireTelcoProduct {
  productId: string;
  productName: string;
  /** Points. */
  productPrice: number;
  /** HTML (D42). */
  productDesc: string;
  productImage: string;
  /** Operator of the number. */
  operatorName: string;
  redemptionId: string;
  rewardItemId: string;
  /** Units in stock; 0 is sold out. */
  productQty: number;
}

/** An item of `GET /customerpromotion/{clientId}` ([C] §3). */
export interface WirePromotion {
  adsId: string;
  adsName: string;
  /** A path of the site. */
  adsLink: string;
  image: string;
  /** Voucher ids. */
  productId: string[];
}

/** An item of `GET /favoritvoucher` and `GET /allfavoritvoucher/{clientId}` ([C] §3, D35). */
export interface WireFavorite {
  favoriteId: string;
  voucherId: string;
  redemptionId: string;
  rewardItemId: string;
  voucherImages: string;
  productName: string;
  brandName: string;
  voucherPoint: number;
  voucherQty: number;
}

/** A partner as its origin shows it; the colours as `#RRGGBB`. */
export interface WirePartnerBrand {
  slug: string;
  partnerId: string;
  name: string;
  logo: string;
  look: { pattern: string; light: WirePartnerColours; dark: WirePartnerColours };
}
/** What is missing is Poku's. */
export interface WirePartnerColours {
  primary?: string | undefined;
  primaryPressed?: string | undefined;
  primarySoft?: string | undefined;
  onPrimary?: string | undefined;
  header?: string | undefined;
  headerLine?: string | undefined;
  onHeader?: string | undefined;
}
/** `GET /brand`: the partner of the asked host. */
export interface WirePartnerBrandData {
  brand: WirePartnerBrand | null;
}

/** `GET /embed/brand/{slug}`: what an embed shows of a partner; it has no header. */
export interface WireEmbedBrandData {
  brand: { light: WireEmbedColours; dark: WireEmbedColours } | null;
}
/** The colours of what can be pressed. */
export type WireEmbedColours = Pick<
  WirePartnerColours,
  'primary' | 'primaryPressed' | 'primarySoft' | 'onPrimary'
>;

/** `GET /embed/origin`: whether pages of the asking origin may call the API (D4). */
export interface WireEmbedOrigin {
  isRegistered: boolean;
}
