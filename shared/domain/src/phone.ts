import {
  PHONE_FORM_MAX_CHARS,
  PHONE_FORM_MIN_CHARS,
  PHONE_NATIONAL_MAX_DIGITS,
  PHONE_NATIONAL_MIN_DIGITS,
} from './limits/forms';
import { credentialWording } from './wording/credentials';

const SEPARATORS = /[\s().-]/g;
const INDONESIAN = new RegExp(
  `^(?:\\+?62)?0?(8\\d{${PHONE_NATIONAL_MIN_DIGITS - 1},${PHONE_NATIONAL_MAX_DIGITS - 1}})$`,
);

const nationalPart = (value: string): string | undefined =>
  INDONESIAN.exec(value.replace(SEPARATORS, ''))?.[1];

/**
 * Normalises an Indonesian mobile number in any usual form (`0812…`, `62812…`, `+62 812-…`, `812…`) to E.164 (D17).
 * Normalising twice changes nothing.
 * @returns `+628…` with 8 to 13 national digits, or `undefined` when the value is no such number
 */
export function normalizePhone(value: string): string | undefined {
  const national = nationalPart(value);
  return national === undefined ? undefined : `+62${national}`;
}

/** Whether `normalizePhone` accepts the value. */
export function isPhone(value: string): boolean {
  return nationalPart(value) !== undefined;
}

/** The form with a leading 0, `0812…` ([A] §5). A value that is no phone number comes back unchanged. */
export function toLocalPhone(value: string): string {
  const national = nationalPart(value);
  return national === undefined ? value : `0${national}`;
}

/**
 * The form with a leading 62, `62812…`. A value that is no phone number comes back unchanged.
 * @public [A] §5 names it beside the other two
 */
export function toInternationalPhone(value: string): string {
  const national = nationalPart(value);
  return national === undefined ? value : `62${national}`;
}

/** The form without prefix, `812…` ([A] §5). A value that is no phone number comes back unchanged. */
export function toNationalPhone(value: string): string {
  return nationalPart(value) ?? value;
}

/**
 * What a phone field keeps of typed or pasted text: digits only, without `+62`, `62` or leading zeros ([A] §5).
 * Works on half a number too; applying it twice changes nothing.
 */
export function cleanPhoneInput(value: string): string {
  return value.replace(/\D/g, '').replace(/^(?:0+|62)+/, '');
}

/**
 * For screens and logs: the first four and last three digits of the local form, `0812*****002`.
 * A value that is no phone number gives `***`.
 */
export function maskPhone(value: string): string {
  const national = nationalPart(value);
  if (national === undefined) return '***';
  const local = `0${national}`;
  return local.slice(0, 4) + '*'.repeat(local.length - 7) + local.slice(-3);
}

/**
 * Checks the phone field of login and registration: 8 to 12 digits without prefix, starting with 8 ([A] §5).
 * @returns the text to show, or `undefined` when the number is fine
 */
export function validatePhone(value: string): string | undefined {
  if (value.trim() === '') return credentialWording.phoneEmpty;
  const national = nationalPart(value);
  if (national === undefined) return credentialWording.phoneInvalid;
  const fits = national.length >= PHONE_FORM_MIN_CHARS && national.length <= PHONE_FORM_MAX_CHARS;
  return fits ? undefined : credentialWording.phoneInvalid;
}
