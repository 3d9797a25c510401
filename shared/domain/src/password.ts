import { COMMON_PASSWORDS } from './common-passwords';
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from './limits/forms';
import { accessWording } from './wording/access';

/** The three rules that a new password shows while it is typed ([A] §5). */
export interface PasswordChecklist {
  /** 'Memiliki Huruf & Angka'. */
  readonly hasLettersAndDigits: boolean;
  /** 'Memiliki Huruf Kapital'. */
  readonly hasCapital: boolean;
  /** 'Minimal 8 Karakter'. */
  readonly isLongEnough: boolean;
}

/** Which rules of [A] §5 the password meets. */
export function passwordChecklist(value: string): PasswordChecklist {
  return {
    hasLettersAndDigits: /\p{L}/u.test(value) && /\d/.test(value),
    hasCapital: /\p{Lu}/u.test(value),
    isLongEnough: value.length >= PASSWORD_MIN_CHARS,
  };
}

/**
 * Checks a new password: the checklist of [A] §5, 8 to 128 characters, no spaces, none of the common ones (D13).
 * @returns the text to show, or `undefined`
 */
export function validateNewPassword(value: string): string | undefined {
  if (value === '') return accessWording.passwordEmpty;
  if (/\s/.test(value)) return accessWording.passwordSpace;
  const met = passwordChecklist(value);
  if (!met.isLongEnough) return accessWording.passwordTooShort;
  if (value.length > PASSWORD_MAX_CHARS) return accessWording.passwordTooLong;
  if (!met.hasLettersAndDigits) return accessWording.passwordLettersAndDigits;
  if (!met.hasCapital) return accessWording.passwordCapital;
  return COMMON_PASSWORDS.has(value.toLowerCase()) ? accessWording.passwordCommon : undefined;
}

/** Checks that the confirmation repeats the password ([A] §5); gives the text to show, or `undefined`. */
export function validatePasswordConfirmation(password: string, confirmation: string): string | undefined {
  return password === confirmation ? undefined : accessWording.passwordConfirmation;
}

/** Checks the old password of 'Ubah Password' ([A] §5); gives the text to show, or `undefined`. */
export function validateOldPassword(value: string): string | undefined {
  if (value === '') return accessWording.oldPasswordEmpty;
  return value.length < PASSWORD_MIN_CHARS ? accessWording.oldPasswordTooShort : undefined;
}

/** Checks the new password of 'Ubah Password': a good one, and another than the old ([A] §5). */
export function validateChangedPassword(oldPassword: string, newPassword: string): string | undefined {
  const problem = validateNewPassword(newPassword);
  if (problem !== undefined) return problem;
  return oldPassword === newPassword ? accessWording.passwordUnchanged : undefined;
}
