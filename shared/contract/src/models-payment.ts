/** Models of payments: a purchase, its sources and its receipt. See `models.ts` for units. */
import type { Coupon } from './models-catalogue';
import type { OwnedCouponState } from './models-coupons';
import type { PartnerPoints } from './models-points';

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
  /** How long until another may be asked for; less than 60 s of a code that was sent before and still stands. Default 60 s. */
  readonly waitMs?: number;
}
export interface PurchaseRequest {
  readonly item: PurchaseItem;
  readonly totalPoints: number;
  readonly shares: readonly PaymentShare[];
  readonly otpRequestId: string;
  /** The code of step '0'; after a reload it is left out, and its confirmation stands for it (D26). */
  readonly otpCode?: string;
  /** The confirmed code of step '2' (D45). */
  readonly partnerOtpRequestId?: string;
  /** Names this purchase and its repeats, by which its transaction is found when the answer is lost (D46). */
  readonly key: string;
}
export interface Purchase {
  readonly orderId: string;
  /** Set when an e-wallet page has to confirm the payment (D49). */
  readonly paymentPage: { readonly checkoutUrl: string; readonly paymentCode: string } | null;
}

/** Names a transaction: by its number, by the key of its purchase (D43), or by what an e-wallet's return carried (D49). */
export type TransactionKey =
  | { readonly number: string; readonly trxId?: string; readonly refNum?: string }
  | { readonly key: string }
  | { readonly trxId: string; readonly refNum: string };
/**
 * Where a source's points are: 'held' set aside, 'waiting' for the e-wallet's page, 'process' asked for and not known yet,
 * 'taken', 'refused' (nothing was taken), 'released' (given back).
 */
export type PartState = 'held' | 'waiting' | 'process' | 'taken' | 'refused' | 'released';
/**
 * Why a transaction failed, where its code alone does not tell: the e-wallet's page was not paid in time, the member called it
 * off, the e-wallet says that it was declined there, or the partner could not be reached.
 */
export type FailureReason = 'expired' | 'cancelled' | 'declined' | 'silent';
export interface TransactionPart {
  readonly partnerId: string;
  readonly name: string;
  readonly image: string;
  readonly kind: PartnerPoints['kind'];
  readonly points: number;
  /** In the partner's own unit. */
  readonly units: number;
  readonly state: PartState;
  readonly changedAt: string;
  /** Own points: the lots they came from, earliest end first (D37). */
  readonly lots: readonly { readonly points: number; readonly expiresAt: string }[];
}
/** A purchase as it stands: the receipt. */
export interface Transaction {
  readonly number: string;
  readonly status: 'success' | 'processing' | 'failed';
  /** Code of D48 why it failed. */
  readonly failure: number | null;
  /** More about a failure, where there is more to tell. Since 1.6.0. */
  readonly failureReason: FailureReason | null;
  readonly voucherId: string;
  readonly couponName: string;
  readonly brand: string;
  readonly image: string;
  readonly quantity: number;
  readonly unitPoints: number;
  readonly totalPoints: number;
  readonly phone: string | null;
  readonly createdAt: string;
  readonly endedAt: string | null;
  readonly parts: readonly TransactionPart[];
  /** `state`: of now, since 1.6.0. */
  readonly coupons: readonly {
    readonly voucherId: string;
    readonly reference: string;
    readonly state: OwnedCouponState;
  }[];
  /** The e-wallet's page while it is waited for (D49). */
  readonly paymentPage: {
    readonly checkoutUrl: string;
    readonly paymentCode: string;
    readonly reference: string;
    readonly expiresAt: string;
  } | null;
}
