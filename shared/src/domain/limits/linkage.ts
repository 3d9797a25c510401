import { MINUTE_MS, SECOND_MS } from './time';

/** Wait before 'lewati' of the landing page leaves ([A] §2). */
export const LANDING_SKIP_MS = 300;

/** Time between two polls ([A] §4). */
export const POLL_INTERVAL_MS = 5 * SECOND_MS;

/** Most tries of a poll (D33). */
export const POLL_MAX_TRIES = 24;

/** Life of a link that has not been confirmed (D30). */
export const PENDING_LINK_LIFE_MS = 15 * MINUTE_MS;

/** Life of a redirect token of a partner's user (D28). */
export const REDIRECT_TOKEN_LIFE_MS = 10 * MINUTE_MS;

/** Longest wait for a partner's answer to a link call, so that ours comes within `SERVER_ANSWER_MS` (D6). */
export const PARTNER_LINK_TIMEOUT_MS = 3 * SECOND_MS;

/** Longest wait for the answer to an inquiry, or for a balance (D6, D31). */
export const PARTNER_INQUIRY_TIMEOUT_MS = 1_500;
