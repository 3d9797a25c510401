import { jakartaDay } from '@poku/domain/dates';
import { DAY_MS } from '@poku/domain/limits/time';
import { after } from '../../ports/clock';
import { jakartaMidnight, startOfJakartaWeek } from '../ledger/jakarta';

const DAYS_OF_WEEK = 7;

/** A week of the calendar of WIB. */
export interface Week {
  /** Its Monday, `YYYY-MM-DD`. */
  monday: string;
  /** First moment that counts. */
  from: Date;
  /** First moment that counts no more. */
  until: Date;
}

/** The week of a moment. */
function weekOf(moment: Date): Week {
  const from = startOfJakartaWeek(moment);
  const monday = jakartaDay(from);
  return { monday, from, until: jakartaMidnight(monday, DAYS_OF_WEEK) };
}

/** The running week and the one before, of which points can still be fetched. */
export const openWeeks = (now: Date): [Week, Week] => [
  weekOf(now),
  weekOf(after(now, -DAYS_OF_WEEK * DAY_MS)),
];
