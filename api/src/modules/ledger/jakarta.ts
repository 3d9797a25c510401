import { jakartaDay } from '@poku/shared/domain';

/** The last second of a moment's day in Asia/Jakarta, 23:59:59 WIB (D37). */
export const endOfJakartaDay = (moment: Date): Date => new Date(`${jakartaDay(moment)}T23:59:59+07:00`);

/** The first moment of a moment's day in Asia/Jakarta, 00:00 WIB. */
export const startOfJakartaDay = (moment: Date): Date => new Date(`${jakartaDay(moment)}T00:00:00+07:00`);

/** When points that come in now end: 23:59:59 WIB after `months` months (D37). */
export function pointsEnd(earnedAt: Date, months: number): Date {
  const [year = 0, month = 1, day = 1] = jakartaDay(earnedAt).split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const noon = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth), 5));
  return endOfJakartaDay(noon);
}
