import { HOUR_MS, MINUTE_MS, SECOND_MS } from './time';

/** Digits of an OTP for own points, registration and forgot password ([A] §9). */
export const OTP_DIGITS = 6;
/** Digits of the OTP of the second payment method ([A] §9, [C] §9). */
export const PARTNER_OTP_DIGITS = 4;
/** Wait between two sends ([A] §4, D21). */
export const OTP_RESEND_WAIT_MS = 60 * SECOND_MS;
/** Sends inside the window of `OTP_WINDOW_MS` (D21). */
export const OTP_MAX_SENDS = 5;
/** Window in which sends are counted (D21). */
export const OTP_WINDOW_MS = 3 * HOUR_MS;
/** Wrong codes in a row that lock (D21). */
export const OTP_MAX_FAILURES = 3;
/** Lock after too many wrong codes ([A] §4, D21). */
export const OTP_LOCK_MS = 3 * HOUR_MS;
/** Life of a code (D21). */
export const OTP_LIFE_MS = 5 * MINUTE_MS;
/** Time in which a verified code may be used (D21). */
export const OTP_VERIFIED_LIFE_MS = 15 * MINUTE_MS;
/** The same for a payment (D21). */
export const PAYMENT_OTP_VERIFIED_LIFE_MS = 5 * MINUTE_MS;
/** Life of a password reset link (D24). */
export const RESET_LINK_LIFE_MS = 30 * MINUTE_MS;
/** Life of an e-mail verification link ([A] §4, D24). */
export const VERIFICATION_LINK_LIFE_MS = 24 * HOUR_MS;
/** Wait between two verification e-mails to one address; as with codes ([A] §4, D21). */
export const LINK_RESEND_WAIT_MS = 60 * SECOND_MS;
/** E-mails with a link of one kind that a member gets inside `LINK_WINDOW_MS`; as with codes ([A] §8, D21). */
export const LINK_MAX_SENDS = 5;
/** Window in which e-mails with a link are counted ([A] §8, D21). */
export const LINK_WINDOW_MS = 3 * HOUR_MS;
