import { SECOND_MS } from './time';

/** The embed's bundle is waited for at most this long (architecture, 'The partner embed'). */
export const EMBED_LOAD_TIMEOUT_MS = 10 * SECOND_MS;
/** A host's own function for a redirect token is waited for at most this long. */
export const EMBED_TOKEN_TIMEOUT_MS = 8 * SECOND_MS;
/** Largest corner radius that an appearance may ask for, in CSS pixels. */
export const EMBED_RADIUS_MAX_PX = 24;
/** Least height that a host may give to the embed, in CSS pixels. */
export const EMBED_HEIGHT_MIN_PX = 200;
