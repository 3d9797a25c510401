import { HOUR_MS, MINUTE_MS, SECOND_MS } from './time';

/** How long an opened checkout stands for what a later call leaves out (D62). */
export const CHECKOUT_LIFE_MS = 30 * MINUTE_MS;

/** Time in which a member pays on the e-wallet's page; what nobody paid then is called off (D47). */
export const EWALLET_PAYMENT_LIFE_MS = 15 * MINUTE_MS;

/** Waits before the inquiries of a payment whose outcome nobody knows; then it is an operator's (D47). */
export const PAYMENT_INQUIRY_WAITS_MS = [
  5 * SECOND_MS,
  15 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
] as const;

/** Time between two searches for orders that nobody goes on with (D47). */
export const ORDER_RECOVERY_INTERVAL_MS = 30 * SECOND_MS;

/** Fewest units of a purchase (D50). */
export const QUANTITY_MIN = 1;

/** Most units of a purchase, unless configured otherwise (D50). */
export const QUANTITY_MAX = 10;

/** Units of a prepaid package in a purchase ([C] §4). */
export const PREPAID_QUANTITY = 1;
