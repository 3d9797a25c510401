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
