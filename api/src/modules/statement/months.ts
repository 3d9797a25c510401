import { jakartaDay } from '@poku/domain/dates';
import { after } from '../../ports/clock';
import { jakartaMidnight } from '../ledger/jakarta';

/** Most months that have a statement. */
const MONTHS_MAX = 24;
const MONTHS_OF_YEAR = 12;

/** A month, or what there is of it, as moments. */
export interface Period {
  /** `YYYY-MM` in WIB. */
  month: string;
  /** First moment that counts. */
  from: Date;
  /** First moment that counts no more. */
  until: Date;
  /** The month goes on. */
  isRunning: boolean;
  /** First moment after the month that follows. */
  nextUntil: Date;
}

/** The month of a moment in WIB, `YYYY-MM`. */
const monthOf = (moment: Date): string => jakartaDay(moment).slice(0, 'YYYY-MM'.length);

/** The month that comes so many later. @param months may be below 0 */
function monthLater(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * MONTHS_OF_YEAR + number - 1 + months;
  const pad = (value: number, digits: number) => String(value).padStart(digits, '0');
  return `${pad(Math.floor(index / MONTHS_OF_YEAR), 4)}-${pad((index % MONTHS_OF_YEAR) + 1, 2)}`;
}

const begin = (month: string): Date => jakartaMidnight(`${month}-01`);

/** The months from that of `first` to that of `now`, newest first, at most 24. */
export function monthsSince(first: Date, now: Date): string[] {
  const oldest = monthOf(first);
  const current = monthOf(now);
  return Array.from({ length: MONTHS_MAX }, (_, back) => monthLater(current, -back)).filter(
    (month) => month >= oldest,
  );
}

/** When a month begins and ends; the running one ends with `now`, which still counts. @param month `YYYY-MM`, not after that of `now` */
export function periodOf(month: string, now: Date): Period {
  const isRunning = month === monthOf(now);
  return {
    month,
    isRunning,
    from: begin(month),
    until: isRunning ? after(now, 1) : begin(monthLater(month, 1)),
    nextUntil: begin(monthLater(month, 2)),
  };
}
