import { DAY_MS, MINUTE_MS } from './time';

/** Length of the verifier that our client makes (D12). */
export const VERIFIER_CHARS = 64;
/** Shortest verifier that the API accepts ([A] §4, D12). */
export const VERIFIER_MIN_CHARS = 10;
/** Longest verifier that the API accepts (D12). */
export const VERIFIER_MAX_CHARS = 128;
/** Life of an authorization code (D12). */
export const AUTHORIZATION_CODE_LIFE_MS = MINUTE_MS;
/** A session without a call ends after this time (D10). */
export const SESSION_IDLE_MS = 7 * DAY_MS;
/** A session ends after this time in any case (D10). */
export const SESSION_LIFE_MS = 30 * DAY_MS;
/** Wrong passwords in a row that lock the login (D20). */
export const LOGIN_MAX_FAILURES = 5;
/** Lock of the login after too many wrong passwords ([A] §8, D20). */
export const LOGIN_LOCK_MS = 10 * MINUTE_MS;
/** How long a password or a code that was given counts as fresh (D59, D60). */
export const FRESH_AUTHENTICATION_MS = 10 * MINUTE_MS;
/** After a logout the session state becomes guest ([A] §4). */
export const LOGOUT_STATE_DELAY_MS = 2_000;
/** After a logout the page is left ([A] §4). */
export const LOGOUT_REDIRECT_DELAY_MS = 2_500;
/** Wait after a login before the page is left ([A] §9). */
export const LOGIN_REDIRECT_DELAY_MS = 300;
/** Wait after a login before its data is read again ([A] §9). */
export const LOGIN_REFRESH_DELAY_MS = 100;
