import { SECOND_MS } from '@poku/domain/limits/time';

/** Partners in sight in the partner carousel ([A] §9). */
export const PARTNER_CAROUSEL_SLIDES = 3;
/** Wait before a partner's page opens from the linkage page ([A] §4). */
export const PARTNER_REDIRECT_MS = 3 * SECOND_MS;
/** Wait before the dedicated page starts the e-wallet binding ([A] §4). */
export const EWALLET_BIND_MS = 5 * SECOND_MS;
/** Wait before the e-wallet result page is left ([A] §4). */
export const EWALLET_RESULT_REDIRECT_MS = 2 * SECOND_MS;
