import { EMAIL_MAX_CHARS } from './limits/forms';
import { accessWording } from './wording/access';

const EMAIL = /^\w+(?:[.+-]\w+)*@[a-z\d]+(?:-+[a-z\d]+)*(?:\.[a-z\d]+(?:-+[a-z\d]+)*)*\.[a-z]{2,63}$/i;

/** Endings of academic domains that register and profile refuse, unless configured otherwise (D18). */
const ACADEMIC_SUFFIXES: readonly string[] = ['.ac.id', '.edu'];

/** The form in which an address is stored and compared: without spaces around it, in lower case (D18). */
export function normalizeEmail(value: string): string {
  return value.trim().toLowerCase();
}

/** Whether the address has the accepted form: word characters, dots, hyphens, `+`; extension of 2 to 63 letters (D18). */
export function isEmail(value: string): boolean {
  return value.length <= EMAIL_MAX_CHARS && EMAIL.test(value);
}

/** Whether the address stands on an academic domain (D18). */
function isAcademicEmail(value: string, suffixes: readonly string[] = ACADEMIC_SUFFIXES): boolean {
  const domain = `.${normalizeEmail(value).split('@').at(-1) ?? ''}`;
  return suffixes.some((suffix) => domain.endsWith(suffix));
}

/** The address with the name's first letter only, `s***@contoh.id`; `***` when it is no address. */
export function maskEmail(value: string): string {
  const email = normalizeEmail(value);
  return isEmail(email) ? `${email.charAt(0)}***${email.slice(email.indexOf('@'))}` : '***';
}

/**
 * Checks an e-mail field of register and profile ([A] §5, D18).
 * @returns the text to show, or `undefined` when the address is fine
 */
export function validateEmail(
  value: string,
  suffixes: readonly string[] = ACADEMIC_SUFFIXES,
): string | undefined {
  if (value.trim() === '') return accessWording.emailEmpty;
  if (!isEmail(value)) return accessWording.emailInvalid;
  return isAcademicEmail(value, suffixes) ? accessWording.emailAcademic : undefined;
}
