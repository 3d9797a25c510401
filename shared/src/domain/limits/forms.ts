import { SECOND_MS } from './time';

/** Shortest phone number in a form, without prefix ([A] §5). */
export const PHONE_FORM_MIN_CHARS = 8;
/** Longest phone number in a form, without prefix ([A] §5). */
export const PHONE_FORM_MAX_CHARS = 12;
/** Fewest digits of a national number (D17). */
export const PHONE_NATIONAL_MIN_DIGITS = 8;
/** Most digits of a national number (D17). */
export const PHONE_NATIONAL_MAX_DIGITS = 13;
/** Shortest number in forgot password, as typed ([A] §5). */
export const FORGOT_PHONE_MIN_CHARS = 9;
/** Longest number in forgot password, as typed ([A] §5). */
export const FORGOT_PHONE_MAX_CHARS = 14;
/** More digits than this lock the forgot-password field ([A] §5). */
export const FORGOT_LOCK_DIGITS = 16;
/** More characters than this that can become no e-mail lock the forgot-password field ([A] §5, [A] §9, D63). */
export const FORGOT_LOCK_TEXT_CHARS = 25;
/** The page reloads after the field was locked ([A] §5). */
export const FORGOT_LOCK_RELOAD_MS = SECOND_MS;
/** Shortest password ([A] §5, D13). */
export const PASSWORD_MIN_CHARS = 8;
/** Longest password (D13). */
export const PASSWORD_MAX_CHARS = 128;
/** Longest e-mail address (RFC 5321 §4.5.3). */
export const EMAIL_MAX_CHARS = 254;
/** Longest name that is stored. */
export const NAME_MAX_CHARS = 100;
/** First birth date that is accepted, `YYYY-MM-DD` ([A] §5). */
export const BIRTH_DATE_FIRST = '1900-01-01';
/** Debounce of availability checks ([A] §9). */
export const AVAILABILITY_DEBOUNCE_MS = 300;
/** Debounce of phone fields and searches ([A] §9, [C] §9). */
export const SEARCH_DEBOUNCE_MS = 500;
/** Debounce of the user check of forgot password ([A] §9). */
export const USER_CHECK_DEBOUNCE_MS = 600;
