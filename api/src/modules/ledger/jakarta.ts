import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** Asia/Jakarta is UTC+7 all year (D8). */
const OFFSET_HOURS = 7;

/** A moment shifted to the calendar of Asia/Jakarta. It is a UTC value, so the machine's own time zone does not matter. */
const inJakarta = (moment: Date): Dayjs => dayjs.utc(moment).add(OFFSET_HOURS, 'hour');
const momentOf = (there: Dayjs): Date => there.subtract(OFFSET_HOURS, 'hour').toDate();
const lastSecond = (there: Dayjs): Date => momentOf(there.endOf('day').startOf('second'));

/** The last second of a moment's day in Asia/Jakarta, 23:59:59 WIB (D37). */
export const endOfJakartaDay = (moment: Date): Date => lastSecond(inJakarta(moment));

/** The first moment of a moment's day in Asia/Jakarta, 00:00 WIB. */
export const startOfJakartaDay = (moment: Date): Date => momentOf(inJakarta(moment).startOf('day'));

/** The first moment of a moment's week in Asia/Jakarta, Monday 00:00 WIB. */
export const startOfJakartaWeek = (moment: Date): Date => {
  const there = inJakarta(moment).startOf('day');
  // dayjs counts from Sunday.
  return momentOf(there.subtract((there.day() + 6) % 7, 'day'));
};

/** The first moment of a moment's month in Asia/Jakarta. */
export const startOfJakartaMonth = (moment: Date): Date => momentOf(inJakarta(moment).startOf('month'));

/** The last second of a moment's month in Asia/Jakarta. */
export const endOfJakartaMonth = (moment: Date): Date =>
  momentOf(inJakarta(moment).endOf('month').startOf('second'));

/**
 * Midnight WIB of a day of the calendar, or of one some days later.
 * @param day `YYYY-MM-DD`
 * @param daysLater default 0
 */
export const jakartaMidnight = (day: string, daysLater = 0): Date =>
  momentOf(dayjs.utc(day).add(daysLater, 'day'));

/**
 * When points that came in at `earnedAt` end: 23:59:59 WIB `months` months later, on that month's last day if it has no such day
 * (D37).
 */
export const pointsEnd = (earnedAt: Date, months: number): Date =>
  lastSecond(inJakarta(earnedAt).add(months, 'month'));

/** The same time of day in Asia/Jakarta some months before, on the month's last day if it has no such day. */
export const monthsBefore = (moment: Date, months: number): Date =>
  momentOf(inJakarta(moment).subtract(months, 'month'));
