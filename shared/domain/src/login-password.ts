import { PASSWORD_MIN_CHARS } from './limits/forms';
import { credentialWording } from './wording/credentials';

/**
 * Checks the password of the login form: only that it is there, has no space and is long enough ([A] §5, D13).
 * @returns the text to show, or `undefined`
 */
export function validateLoginPassword(value: string): string | undefined {
  if (value === '') return credentialWording.passwordEmpty;
  if (/\s/.test(value)) return credentialWording.passwordSpace;
  return value.length < PASSWORD_MIN_CHARS ? credentialWording.passwordTooShort : undefined;
}
