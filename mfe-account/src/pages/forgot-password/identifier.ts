import { isPhone, toLocalPhone } from '@poku/domain/phone';
import { accessWording, otpRequestCodeWording } from '@poku/domain/wording/access';
import { messageFor } from '@poku/platform';
import type { AvailabilityState } from '../../features/check-availability';
import { forgotWording } from '../../wording/forgot';
import { resetRequestCodeWording } from '../../calls/forgot-password';
import { FORGOT_PHONE_MIN_CHARS, forgotIdentifierKind, validateForgotIdentifier } from './forgot-identifier';

/** What is typed, with a pasted `+62 812-…` in the form that the field knows, 08… (D17). */
export function cleanIdentifier(typed: string): string {
  const value = typed.replace(/\s/g, '');
  return forgotIdentifierKind(value) === 'email' && isPhone(value) ? toLocalPhone(value) : value;
}

/** Whether the user check starts: a valid phone of more than 8 characters, or a valid e-mail ([A] §5). */
export function isIdentifierReady(value: string): boolean {
  if (validateForgotIdentifier(value) !== undefined) return false;
  return forgotIdentifierKind(value) === 'email' || value.length >= FORGOT_PHONE_MIN_CHARS;
}

/**
 * What the user check says against a value: nobody has it, or nobody proved to own the address, which then opens no
 * account. `undefined`: nothing.
 */
export function userProblem(value: string, state: AvailabilityState): string | undefined {
  const isPhone = forgotIdentifierKind(value) === 'phone';
  if (state.status === 'free' || state.status === 'invalid')
    return isPhone ? forgotWording.phoneUnknown : forgotWording.emailUnknown;
  if (state.status === 'taken' && !isPhone && !state.isVerified) return accessWording.emailUnverified;
  return undefined;
}

/** Why neither code nor link was sent. */
export function sendProblem(value: string, error: unknown): string {
  const codes = forgotIdentifierKind(value) === 'phone' ? otpRequestCodeWording : resetRequestCodeWording;
  return messageFor(error, codes);
}
