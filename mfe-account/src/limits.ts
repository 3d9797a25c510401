import { SECOND_MS } from '@poku/domain/limits/time';

/** The page reloads after the field was locked ([A] §5). */
export const FORGOT_LOCK_RELOAD_MS = SECOND_MS;
/** Debounce of availability checks ([A] §9). */
export const AVAILABILITY_DEBOUNCE_MS = 300;
/** Debounce of the user check of forgot password ([A] §9). */
export const USER_CHECK_DEBOUNCE_MS = 600;
