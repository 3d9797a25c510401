/** What a one-time code by SMS can be for, besides payment (D21, D22, D60). */
export type WireOtpPurpose = 'register' | 'forgotpassword' | 'linkage' | 'stepup';

/**
 * `POST /requestotp` (D22). For 'linkage' and 'stepup' the session's own number is used. `otpRequestId` may stand for the number:
 * a page that was reloaded knows only a masked one (D26).
 */
export interface WireOtpOrder {
  purpose: WireOtpPurpose;
  msisdn?: string;
  otpRequestId?: string;
}

/**
 * `POST /registerotp` and `POST /validateotpforgotpassword`. Without `msisdn` the request id, 128 random bits or more,
 * names the number (D26).
 */
export interface WireOtpCheck {
  msisdn?: string;
  otpRequestId: string;
  otpCode: string;
}

/** `POST /validateotp` (D22). */
export interface WireOtpCheckFor extends WireOtpCheck {
  purpose: WireOtpPurpose;
}
