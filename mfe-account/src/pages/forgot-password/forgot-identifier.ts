import { isEmail } from '@poku/domain/email';
import { isPhone } from '@poku/domain/phone';
import { accessWording } from '@poku/domain/wording/access';
import { forgotFieldWording } from '../../calls/forgot-password';

/** Shortest number in forgot password, as typed ([A] §5). */
export const FORGOT_PHONE_MIN_CHARS = 9;

/** Longest number in forgot password, as typed ([A] §5). */
const FORGOT_PHONE_MAX_CHARS = 14;

/** More digits than this lock the forgot-password field ([A] §5). */
const FORGOT_LOCK_DIGITS = 16;

/** More characters than this that can become no e-mail lock the forgot-password field ([A] §5, [A] §9, D63). */
const FORGOT_LOCK_TEXT_CHARS = 25;

/** The shortest ends of an address, for each place where its typing can stand: in the name, after `@`, in the domain. */
const SHORTEST_ENDS = ['', 'a', 'aa', '.aa', 'a.aa', '@a.aa', 'a@a.aa'];

const canBecomeEmail = (value: string): boolean => SHORTEST_ENDS.some((end) => isEmail(value + end));

/** Digits only means phone, anything else is e-mail ([A] §5). */
export function forgotIdentifierKind(value: string): 'phone' | 'email' {
  return /^\d+$/.test(value) ? 'phone' : 'email';
}

/**
 * Checks the field of forgot password, which takes a phone number or an e-mail ([A] §5).
 * @returns the text to show, or `undefined`
 */
export function validateForgotIdentifier(value: string): string | undefined {
  if (value === '') return forgotFieldWording.forgotEmpty;
  if (forgotIdentifierKind(value) === 'email')
    return isEmail(value) ? undefined : forgotFieldWording.forgotEmailInvalid;
  if (!/^(?:08|628)/.test(value)) return forgotFieldWording.forgotPhoneFormat;
  const fits =
    value.length >= FORGOT_PHONE_MIN_CHARS && value.length <= FORGOT_PHONE_MAX_CHARS && isPhone(value);
  return fits ? undefined : accessWording.phoneInvalid;
}

/**
 * Whether the field locks and the page reloads: more than 16 digits, or more than 25 characters that are no e-mail
 * address and can become none by typing on ([A] §5, D63).
 */
export function isForgotIdentifierLocked(value: string): boolean {
  if (forgotIdentifierKind(value) === 'phone') return value.length > FORGOT_LOCK_DIGITS;
  return value.length > FORGOT_LOCK_TEXT_CHARS && !canBecomeEmail(value);
}
