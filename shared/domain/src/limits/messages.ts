import { SECOND_MS } from './time';

/** A toast ([A] §9, [C] §9). */
export const TOAST_MS = 2 * SECOND_MS;

/** A toast at checkout ([A] §9, [C] §9). */
export const CHECKOUT_TOAST_MS = 3 * SECOND_MS;

/** The toast after copying a code ([C] §4). */
export const COPY_TOAST_MS = 4 * SECOND_MS;

/** The success message of an OTP ([A] §4). */
export const OTP_SUCCESS_MS = 5 * SECOND_MS;

/** A page that takes longer than this to come says so. */
export const SLOW_MS = 3 * SECOND_MS;
