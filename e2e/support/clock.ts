import type { APIRequestContext } from '@playwright/test';
import { API_URL } from './addresses';
import { advanceClock, expect } from './journey';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Between UTC and WIB, all year (D8). */
const WIB_MS = 7 * HOUR_MS;

/** The API's time. */
export const apiNow = async (request: APIRequestContext): Promise<Date> => {
  const response = await request.post(`${API_URL}/sandbox/clock`, { data: { advanceMs: 0 } });
  expect(response.ok()).toBe(true);
  return new Date(((await response.json()) as { readonly data: { readonly now: string } }).data.now);
};

/** An hour in WIB of the day of `moment`, or of a day so many days later. */
export const hourOfDay = (moment: Date, hour: number, daysLater = 0): Date => {
  const midnight = Math.floor((moment.getTime() + WIB_MS) / DAY_MS) * DAY_MS - WIB_MS;
  return new Date(midnight + hour * HOUR_MS + daysLater * DAY_MS);
};

/** Day of the week of a moment in WIB, Monday 1 to Sunday 7. */
export const dayOfWeek = (moment: Date): number => new Date(moment.getTime() + WIB_MS).getUTCDay() || 7;

/** The next time after `now` that it is this hour in WIB. */
export const nextHour = (now: Date, hour: number): Date => {
  const today = hourOfDay(now, hour);
  return today > now ? today : hourOfDay(now, hour, 1);
};

/** The same time months later, on the month's last day if it has no such day, as points end (D37). @param day of that month instead */
export const monthsLater = (moment: Date, months: number, day?: number): Date => {
  const there = new Date(moment.getTime() + WIB_MS);
  const [year, month] = [there.getUTCFullYear(), there.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const date = Math.min(day ?? there.getUTCDate(), last);
  return new Date(Date.UTC(year, month, date) + (there.getTime() % DAY_MS) - WIB_MS);
};

/** Moves the API's clock on to a time (D56), which must not be over. */
export const moveClockTo = async (request: APIRequestContext, time: Date): Promise<void> =>
  advanceClock(request, time.getTime() - (await apiNow(request)).getTime());
