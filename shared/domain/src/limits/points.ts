import { DAY_MS } from './time';

/** Life of points unless configured otherwise, in months (D37). */
export const POINTS_LIFE_MONTHS = 12;

/** Points that end within this time are to be used first; when none do, those that end next. */
export const ENDING_SOON_MS = 30 * DAY_MS;
