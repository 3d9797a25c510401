import { formatDay, formatTime, jakartaDay, type Moment } from '@poku/domain/dates';
import { historyWording } from '../../wording/history';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Stays on one line, where that has the room. */
const whole = (text: string): string => text.replaceAll(' ', '\u00A0');

/**
 * From when points can be spent, by the days of WIB. A time that has passed is no promise any more: the server lets them go in a moment.
 * @param at ISO 8601
 * @param now default the device's time
 */
export function spendableFrom(at: string, now: Moment = Date.now()): string {
  const { soon, from, today, tomorrow } = historyWording.spendable;
  const nowMs = new Date(now).getTime();
  if (Date.parse(at) <= nowMs) return soon;
  const named = new Map([
    [jakartaDay(nowMs), today],
    [jakartaDay(nowMs + DAY_MS), tomorrow],
  ]);
  return from(whole(named.get(jakartaDay(at)) ?? formatDay(at)), whole(formatTime(at)));
}
