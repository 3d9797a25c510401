/** Kind of sale ([C] §3). */
export type WireSaleType = 'regular' | 'ads';

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
