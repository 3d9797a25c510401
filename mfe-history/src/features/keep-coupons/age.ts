import type { Moment } from '@poku/domain/dates';
import { ageWording } from '../../wording/age';

const MINUTES_PER_HOUR = 60;

const HOURS_PER_DAY = 24;

/**
 * How long ago something was, in whole minutes, hours or days, rounded down: `5 menit lalu`. Less than a minute, and what
 * a clock that was moved puts into the future, is `baru saja`; so is what is no moment.
 * @param now default the device's time
 */
export function formatAge(moment: Moment, now: Moment = new Date()): string {
  const minutes = Math.floor((new Date(now).getTime() - new Date(moment).getTime()) / 60_000);
  if (!(minutes >= 1)) return ageWording.justNow;
  if (minutes < MINUTES_PER_HOUR) return ageWording.minutesAgo(minutes);
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  if (hours < HOURS_PER_DAY) return ageWording.hoursAgo(hours);
  return ageWording.daysAgo(Math.floor(hours / HOURS_PER_DAY));
}
