import { NAME_MAX_CHARS } from './limits/forms';
import { accessWording } from './wording/access';

/** The form in which a name is stored: no spaces around it and single ones inside. */
export function normalizeName(value: string): string {
  return value.trim().replace(/\s+/g, ' ');
}

/**
 * Checks a name: required, letters and spaces only ([A] §5), at most 100 characters.
 * @returns the text to show, or `undefined`
 */
export function validateName(value: string): string | undefined {
  const name = normalizeName(value);
  if (name === '') return accessWording.nameEmpty;
  if (!/^[\p{L}\p{M} ]+$/u.test(name)) return accessWording.nameInvalid;
  return name.length > NAME_MAX_CHARS ? accessWording.nameTooLong : undefined;
}
