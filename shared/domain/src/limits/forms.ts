/** Shortest phone number in a form, without prefix ([A] §5). */
export const PHONE_FORM_MIN_CHARS = 8;

/** Longest phone number in a form, without prefix ([A] §5). */
export const PHONE_FORM_MAX_CHARS = 12;

/** Fewest digits of a national number (D17). */
export const PHONE_NATIONAL_MIN_DIGITS = 8;

/** Most digits of a national number (D17). */
export const PHONE_NATIONAL_MAX_DIGITS = 13;

/** Shortest password ([A] §5, D13). */
export const PASSWORD_MIN_CHARS = 8;

/** Longest password (D13). */
export const PASSWORD_MAX_CHARS = 128;

/** Longest e-mail address (RFC 5321 §4.5.3). */
export const EMAIL_MAX_CHARS = 254;

/** Longest name that is stored. */
export const NAME_MAX_CHARS = 100;
