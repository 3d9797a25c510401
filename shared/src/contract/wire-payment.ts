import type { WireVoucher } from './wire-catalogue';
import type { WirePartnerPoint } from './wire-customer';

/** Kind of sale ([C] §3). */
export type WireSaleType = 'regular' | 'ads';

/** Query of `GET /checkoutvoucher/{clientId}` ([C] §7). */
export interface WireCheckoutQuery {
  voucherId: string;
  redemptionRuleId: string;
  rewardItemId: string;
  /** 1 to 10 (D50). */
  quantity: number;
  type?: WireSaleType;
  msisdn?: string;
  adsId?: string;
}

/** Answer of `GET /checkoutvoucher/{clientId}` ([C] §3). The server's figures are the ones that count (D44). */
export interface WireCheckoutData {
  quantity: number;
  /** Own spendable points. */
  pokuPoint: number;
  /** Price of all units in points. */
  totalTransaction: number;
  voucherData: WireVoucher;
  /** Own points first (partner '0'), then the linked partners. */
  partnerPoint: WirePartnerPoint[];
  notes: string;
  msisdn: string | null;
}

/** Names the OTP step (D45): '0' own points, 6 digits; '2' the partner's, 4 digits. */
export type WireOtpStep = '0' | '2';

/** `POST /multiplepaymentotp` ([C] §7). The code is bound to this basket (D21). */
export interface WirePaymentOtpRequest {
  clientId: string;
  paymentMethod: WireOtpStep;
  voucherId: string;
  redemptionRuleId: string;
  rewardItemId: string;
  quantity: number;
  msisdn?: string;
  adsId?: string;
}

/** Answer of `POST /multiplepaymentotp`. */
export interface WireOtpIssued {
  otpRequestId: string;
  /** Sends left in the window, 4 to 0 (D21). */
  remainingOTP: number;
}

/** `POST /multiplevalidateotp` ([C] §7). */
export interface WirePaymentOtpValidateRequest {
  clientId: string;
  paymentMethod: WireOtpStep;
  data: { otpRequestId: string; otpCode: string };
}

/** Answer of `POST /multiplevalidateotp`. */
export interface WireOtpValidated {
  otpRequestId: string;
}

/** One source of a payment ([C] §3). `partnerId` names the partner, '0' own points (D45). */
export interface WirePaymentMethod {
  partnerId: string;
  point: number;
  useOtp?: boolean;
}

/** `POST /buyvoucher` ([C] §7). `otpRequestId` makes the call idempotent (D46). */
export interface WireBuyVoucherRequest {
  clientId: string;
  otpRequestId: string;
  otpCode: string;
  voucherId: string;
  redemptionRuleId: string;
  rewardItemId: string;
  quantity: number;
  /** What the client computed; another figure than the server's is 40003 (D44). */
  totalTransaction: number;
  paymentMethods: WirePaymentMethod[];
  msisdn?: string;
  adsId?: string;
  type?: WireSaleType;
}

/** A coupon that a purchase issued. */
export interface WireIssuedCoupon {
  voucherId: string;
  /** Opaque reference, not the secret code (D51). */
  code: string;
}

/** Answer of `POST /buyvoucher`. */
export interface WireBuyVoucherData {
  pokuTransactionNumber: string;
  totalTransaction: number;
  coupons: WireIssuedCoupon[];
  /** Own spendable points after the purchase. */
  customerPoin: number;
  /** Present when the e-wallet's page must be visited (D49). */
  checkout_url?: string;
  payment_code?: string;
}
