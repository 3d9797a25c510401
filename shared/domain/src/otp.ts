import { OTP_DIGITS } from './limits/codes';
import { accessWording } from './wording/access';

/** What an OTP field keeps of typed or pasted text: digits only, at most `digits` of them. */
export function cleanOtpInput(value: string, digits: number = OTP_DIGITS): string {
  return value.replace(/\D/g, '').slice(0, digits);
}

/** Whether the value is a complete code. @param digits 6, or 4 for the second payment method ([A] §9) */
export function isOtp(value: string, digits: number = OTP_DIGITS): boolean {
  return value.length === digits && /^\d+$/.test(value);
}

/**
 * Checks a one-time code before it is sent ([A] §5).
 * @param digits 6, or 4 for the second payment method ([A] §9)
 * @returns the text to show, or `undefined` when the code is complete
 */
export function validateOtp(value: string, digits: number = OTP_DIGITS): string | undefined {
  return isOtp(value, digits) ? undefined : accessWording.otpIncomplete(digits);
}
