import type { WireVoucher } from './wire-catalogue';
import type { WireCouponActivity } from './wire-coupons';
import type { WirePartnerPoint, WirePartnerType, WirePointLot } from './wire-customer';

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

/**
 * `POST /multiplepaymentotp` ([C] §7). The code is bound to this basket (D21). What is left out the server finds (D62): the
 * number of a package in the session's checkout, the share of step '2' by [C] §4, own points first.
 */
export interface WirePaymentOtpRequest {
  clientId?: string;
  paymentMethod: WireOtpStep;
  voucherId: string;
  redemptionRuleId: string;
  rewardItemId: string;
  quantity: number;
  msisdn?: string;
  adsId?: string;
  /** The split; the code of step '2' is for its partner and its amount (D45). */
  paymentMethods?: WirePaymentMethod[];
}

/** Answer of every call that sends a code ([A] §3). */
export interface WireOtpIssued {
  otpRequestId: string;
  /** Sends left in the window, 4 to 0 (D21). */
  remainingOTP: number;
  /** The same by its other name. */
  remainingOtpRequest: number;
  /** Whole seconds until another code may be asked for; less than 60 of one that was sent before and still stands (D21). */
  resendIn: number;
}

/** What refusal 203 of the same calls tells: no code was sent, and another may be asked for then (D21). */
export type WireOtpWait = Pick<WireOtpIssued, 'resendIn'>;

/** `POST /multiplevalidateotp` ([C] §7). */
export interface WirePaymentOtpValidateRequest {
  clientId?: string;
  paymentMethod: WireOtpStep;
  data: { otpRequestId: string; otpCode: string };
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
  /** Left out after a reload: the request must then be verified (D26). */
  otpCode?: string;
  voucherId: string;
  redemptionRuleId: string;
  rewardItemId: string;
  quantity: number;
  /** What the client computed; another figure than the server's is 40003 (D44). */
  totalTransaction: number;
  paymentMethods: WirePaymentMethod[];
  /** The confirmed code of step '2', when a source of the split has a code of its own (D45); left out, the session's newest. */
  partnerOtpRequestId?: string;
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
  /** Present when the e-wallet's page must be visited (D49). The coupons come once it is paid. */
  checkout_url?: string;
  payment_code?: string;
}

/**
 * Query of `GET /transaction/{clientId}`: the number, the `Idempotency-Key` of the purchase (D43, D46), or both numbers of an
 * e-wallet's return.
 */
export interface WireTransactionQuery {
  number?: string;
  key?: string;
  /** What an e-wallet's return carried; they must be this transaction's, or name it alone (D49). */
  trxId?: string;
  refNum?: string;
}

/**
 * Where a source's points are: 'held' set aside, 'waiting' for the e-wallet's page, 'process' asked for and not known yet,
 * 'taken', 'refused' (nothing was taken), 'released' (given back).
 */
export type WirePartState = 'held' | 'waiting' | 'process' | 'taken' | 'refused' | 'released';

/** One source of a transaction, own points first ([C] §3 paymentDetails). */
export interface WireTransactionPart {
  partnerId: string;
  name: string;
  partnerImage: string;
  partnerType: WirePartnerType;
  pokuPoint: number;
  /** The same in the partner's unit, by the rate of the order (D38). */
  partnerUnit: number;
  state: WirePartState;
  /** When it came to that. */
  changedDate: string;
  /** Own points: the lots they came from, earliest end first (D37). Empty for partners. */
  lots: WirePointLot[];
}

/** The e-wallet's page of a transaction that waits for it (D49). */
export interface WirePaymentPage {
  checkout_url: string;
  payment_code: string;
  reference: string;
  /** After it nothing is paid any more. */
  expiredDate: string;
}

/** A coupon of a transaction, with its state of now. */
export interface WireTransactionCoupon extends WireIssuedCoupon {
  status_activity: WireCouponActivity;
}

/**
 * Why a transaction failed, where its code alone does not tell: the e-wallet's page was not paid in time, the member called it
 * off, the e-wallet says that it was declined there, or the partner could not be reached.
 */
export type WireFailureReason = 'expired' | 'cancelled' | 'declined' | 'silent';

/** `POST /canceltransaction`: the member calls off what waits for an e-wallet's page. Answers like `GET /transaction`. */
export interface WireCancelTransactionRequest {
  clientId: string;
  number: string;
}

/** Answer of `GET /transaction/{clientId}`: the receipt, and what became of each source. Refuses 404 for an unknown one. */
export interface WireTransaction {
  pokuTransactionNumber: string;
  /** 0 success, 1 in process, any other failed, as in the history ([C] §4). */
  status: number;
  /** Code of D48 why it failed; null otherwise. */
  failure: number | null;
  /** More about a failure, where there is more to tell. */
  failureReason: WireFailureReason | null;
  voucherId: string;
  voucherName: string;
  brandName: string;
  voucherImage: string;
  quantity: number;
  /** Price of one unit in points. */
  voucherPoint: number;
  totalTransaction: number;
  /** Number of a prepaid package. */
  msisdn: string | null;
  transactionDate: string;
  /** When it succeeded or failed; null while in process. */
  endedDate: string | null;
  paymentDetails: WireTransactionPart[];
  coupons: WireTransactionCoupon[];
  paymentPage: WirePaymentPage | null;
}
