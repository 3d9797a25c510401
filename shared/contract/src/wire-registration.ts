import type { WireGender } from './wire-access';

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

/**
 * `POST /completeregister` ([A] §7). The code was verified by `/registerotp` at most 15 minutes ago; `otpCode` may be
 * left out after a reload, which keeps none (D26). Spent in the transaction that makes the member (D21).
 */
export interface WireCompleteRegisterRequest {
  msisdn?: string;
  otpRequestId: string;
  otpCode?: string;
  email: string;
  name: string;
  /** YYYY-MM-DD. */
  dob: string;
  password: string;
  gender: WireGender;
  /** Links the new member to the partner that sent the user (D28); used up together with the making of the member. */
  redirectToken?: string;
  /** Answers the challenge that the check bound the token to; left out, the number that the code proved must be the token's (D62). */
  codeVerifier?: string;
  consentVersion?: string;
}
