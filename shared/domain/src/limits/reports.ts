import { DAY_MS } from './time';

/** Reports that a member may send in a day (D55). */
export const REPORTS_PER_DAY = 5;

/** A report is answered within this time ([C] §8). */
export const REPORT_ANSWER_MS = 2 * DAY_MS;

/** Longest answer of an operator to a report. */
export const REPORT_ANSWER_MAX_CHARS = 5_000;

/** Feedbacks that a member may send in a day; as with reports (D55). */
export const FEEDBACKS_PER_DAY = 5;

/** Stars of a feedback question ([C] §9). */
export const FEEDBACK_STARS = 5;
