import type { HistoryFilter } from '../../calls/history';
import type { historyFilterWording } from '../../wording/history-filter';

/** Days of a quick choice. */
export type QuickDays = keyof typeof historyFilterWording.quick;

export const QUICK_DAYS: readonly QuickDays[] = ['week', 'month', 'quarter'];

const DAY_MS = 24 * 60 * 60 * 1_000;
const DAYS_BACK = { week: 6, month: 29 };

/** The same day so many months before; the month's last when it has none. */
function monthsBefore(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return date.toISOString().slice(0, 10);
}

/**
 * The days of a quick choice, ending today: 7 and 30 days count today, 3 months begin on today's date.
 * @param today WIB day, `YYYY-MM-DD`
 */
export function quickDays(choice: QuickDays, today: string): Required<Pick<HistoryFilter, 'from' | 'to'>> {
  if (choice === 'quarter') return { from: monthsBefore(today, 3), to: today };
  const start = Date.parse(`${today}T00:00:00Z`) - DAYS_BACK[choice] * DAY_MS;
  return { from: new Date(start).toISOString().slice(0, 10), to: today };
}
