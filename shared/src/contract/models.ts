/**
 * What pages see. The API client maps the specification's wire fields (`wire.ts`) to these and nothing else
 * knows the wire spelling. Points are whole points, rupiah whole rupiah, times ISO 8601 in UTC (D8).
 */

export type TierName = 'Silver' | 'Gold' | 'Platinum';

/** The member ([A] §3 customer detail). */
export interface Customer {
  readonly clientId: string;
  readonly name: string;
  /** In the form 08…; for display only. */
  readonly phone: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** A new address that waits for its verification, or `null` (D25). */
  readonly pendingEmail: string | null;
  readonly tier: TierName;
  /** Own spendable points (D36). */
  readonly ownPoints: number;
  /** Own points plus positive partner balances, computed by the server (D36). */
  readonly totalPoints: number;
  /** Earliest expiry of own points, or `null` when there are none (D37). */
  readonly pointsExpireAt: string | null;
  /** Own points by the day they end, earliest first (D37). */
  readonly lots: readonly PointLot[];
  readonly gender: 'male' | 'female' | null;
  /** `YYYY-MM-DD`, or `null`. */
  readonly birthDate: string | null;
  readonly isOnboarded: boolean;
}

/** Own points that end together (D37). */
export interface PointLot {
  readonly points: number;
  readonly expiresAt: string;
}

/** Answer to whether a number or an address may be taken (D19); `message` is for the member. */
export interface Availability {
  readonly status: 'free' | 'taken' | 'invalid';
  /** Whether the account that has it proved to own it; false while nobody has it. */
  readonly isVerified: boolean;
  readonly message: string;
}
/** What a code by SMS is for, besides payment (D22). */
export type OtpPurpose = 'register' | 'forgotpassword' | 'linkage';
/** A code that a member typed. After a reload only the request id names the number (D26). */
export interface OtpAnswer {
  readonly requestId: string;
  readonly code: string;
  /** Any form; left out when only a masked number is known. */
  readonly phone?: string;
}
/** A new password by a code that was verified; after a reload only the request id is known (D26). */
export interface PasswordReset extends Omit<OtpAnswer, 'code'> {
  readonly code?: string;
  readonly newPassword: string;
}
export type Gender = 'male' | 'female';
/** What 'Daftar' sends at its end ([A] §7). */
export interface Registration {
  readonly otpRequestId: string;
  /** Left out after a reload (D26). */
  readonly phone?: string;
  readonly otpCode?: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly gender: Gender;
}
/** What 'Pengaturan Profil' saves ([A] §7). */
export interface ProfileUpdate {
  readonly name: string;
  readonly gender: Gender;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly email: string;
}
/** An interest of 'Preferensi Ku' ([A] §3). */
export interface Interest {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  readonly isChosen: boolean;
}
/** Switches of one channel ([A] §3). `all` is its 'notif'. */
export interface ChannelSettings {
  readonly all: boolean;
  readonly promo: boolean;
  readonly expired: boolean;
}
/** Notification settings (D54). One-time codes are sent whatever they say. */
export interface NotificationSettings {
  readonly isOn: boolean;
  readonly sms: ChannelSettings;
  readonly email: ChannelSettings;
}
/** Terms or privacy policy ([C] §7). */
export interface LegalText {
  readonly title: string;
  readonly html: string;
  /** `YYYY-MM-DD`. */
  readonly validFrom: string;
}

export interface Tier {
  readonly name: TierName;
  readonly minimumPoints: number;
  /** `null`: no upper end. */
  readonly maximumPoints: number | null;
  readonly benefitHtml: string;
}
export interface TierProgress {
  /** Lowest first. */
  readonly tiers: readonly Tier[];
  /** Points still to earn for the next level; 0 at the top (D39). */
  readonly remainingPoints: number;
  readonly level: TierName;
  readonly nextLevel: TierName;
  /** Points earned in the last twelve months (D39). */
  readonly earnedPoints: number;
}

/** A balance at a partner ([A] §3 partner point entry). `id` '0' is Poku itself. */
export interface PartnerPoints {
  readonly partnerId: string;
  readonly name: string;
  readonly image: string;
  /** Balance in the partner's own unit. */
  readonly balance: number;
  /** The same as points. */
  readonly points: number;
  readonly kind: 'loyalty' | 'ewallet';
  /** Text of the rate, for example `1 poin = Rp1`. */
  readonly exchangeRate: string;
  readonly maximumPoints: number;
  readonly needsOtp: boolean;
  /** Empty when the source can be used; otherwise why it cannot ([C] §4). */
  readonly message: string;
  readonly note: string;
  readonly expiresAt: string | null;
  /** When the balance was read from the partner, ISO 8601 (D31); `null` when it never was. */
  readonly readAt: string | null;
}

/** A partner or e-wallet on the linkage lists ([A] §3 linkage item). */
export interface LinkageItem {
  readonly partnerId: string;
  readonly name: string;
  readonly image: string;
  readonly url: string;
  readonly description: string;
  readonly canLink: boolean;
  readonly isLinked: boolean;
  readonly needsVerifiedEmail: boolean;
}

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
  readonly link: string;
  readonly image: string;
}
export interface Favourite {
  readonly id: string;
  readonly voucherId: string;
  readonly redemptionRuleId: string;
  readonly rewardItemId: string;
  readonly name: string;
  readonly image: string;
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
  /** From 1. Default 1. */
  readonly page?: number;
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
  /** Brands of the listed coupons, before the brand filter. */
  readonly brands: readonly Brand[];
}

/** What is being bought; the server decides price and sources from it (D44). */
export interface PurchaseItem {
  readonly voucherId: string;
  readonly redemptionRuleId: string;
  readonly rewardItemId: string;
  readonly quantity: number;
  readonly kind: 'regular' | 'telco' | 'ads';
  readonly adsId?: string;
  readonly phone?: string;
}
/** Share of one source in a payment. */
export interface PaymentShare {
  readonly partnerId: string;
  readonly points: number;
  readonly needsOtp: boolean;
}
export interface Checkout {
  readonly coupon: Coupon;
  readonly quantity: number;
  readonly totalPoints: number;
  readonly ownPoints: number;
  /** Own points ('0') first, then the linked partners. */
  readonly sources: readonly PartnerPoints[];
  readonly notes: string;
}
/** A one-time code that was sent. */
export interface OtpRequest {
  readonly requestId: string;
  /** Sends that are left, 4 to 0 (D21). */
  readonly remainingSends: number;
}
export interface PurchaseRequest {
  readonly item: PurchaseItem;
  readonly totalPoints: number;
  readonly shares: readonly PaymentShare[];
  readonly otpRequestId: string;
  readonly otpCode: string;
}
export interface Purchase {
  readonly orderId: string;
  /** Set when an e-wallet page has to confirm the payment (D49). */
  readonly paymentPage: { readonly checkoutUrl: string; readonly paymentCode: string } | null;
}

/** `status_activity` of [C] §4: 0 active with countdown, 1 new, 2 active, 3 used, 4 expired. */
export type OwnedCouponState = 'revealed' | 'new' | 'active' | 'used' | 'expired';
export interface OwnedCoupon {
  readonly voucherId: string;
  /** Opaque reference; never the secret (D51). */
  readonly reference: string;
  readonly name: string;
  readonly brand: string;
  readonly image: string;
  readonly state: OwnedCouponState;
  readonly isRevealed: boolean;
  /** The code, `null` until revealed (D51). */
  readonly secretCode: string | null;
  /** End of the coupon, or of the reveal while it runs. */
  readonly expiresAt: string;
}
export interface OwnedCouponDetail extends OwnedCoupon {
  readonly descriptionHtml: string;
  readonly termsHtml: string;
  readonly redeemHtml: string;
}

export interface EarnEntry {
  readonly id: string;
  readonly partnerName: string;
  readonly partnerImage: string;
  readonly points: number;
  readonly description: string;
  readonly at: string;
  readonly status: 'success' | 'failed';
}
export interface BurnEntry {
  readonly id: string;
  readonly brand: string;
  readonly image: string;
  readonly name: string;
  readonly quantity: number;
  readonly points: number;
  readonly at: string;
  readonly status: 'success' | 'processing' | 'failed';
  readonly payments: readonly { readonly name: string; readonly points: number }[];
}

export interface FaqTopic {
  readonly name: string;
  /** Lower-cased name with hyphens ([C] §2). */
  readonly slug: string;
  readonly entries: readonly { readonly title: string; readonly html: string }[];
}

/** Page of a list: `page` from 1, `perPage` 1 to 100 (D52). */
export interface PageRequest {
  readonly page: number;
  readonly perPage: number;
}
