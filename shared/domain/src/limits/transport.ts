import { SECOND_MS } from './time';

/** Longest wait for an answer ([A] §8, [A] §9, D6). */
export const REQUEST_TIMEOUT_MS = 8 * SECOND_MS;
/** Longest wait for the answer to a purchase (D6). */
export const BUY_TIMEOUT_MS = 12 * SECOND_MS;
/** Longest wait for the answer to an e-mail verification ([A] §9). */
export const VERIFICATION_TIMEOUT_MS = 10 * SECOND_MS;
/** The server answers within this time, with 20002 when the result is not known yet (D6). */
export const SERVER_ANSWER_MS = 6 * SECOND_MS;
/** How long browsers may keep the answer to a preflight (D4); two hours are the most that they take. */
export const PREFLIGHT_LIFE_S = 2 * 60 * 60;
/** How long browsers stay with https (HSTS) after an answer of production. */
export const HSTS_LIFE_S = 365 * 86_400;
