import { PASSWORD_MIN_CHARS } from './limits/forms';
import { accessWording } from './wording/access';

/**
 * Checks the password of the login form: only that it is there, has no space and is long enough ([A] §5, D13).
 * @returns the text to show, or `undefined`
 */
export function validateLoginPassword(value: string): string | undefined {
  if (value === '') return accessWording.passwordEmpty;
  if (/\s/.test(value)) return accessWording.passwordSpace;
  return value.length < PASSWORD_MIN_CHARS ? accessWording.passwordTooShort : undefined;
}
