import { jakartaDay } from '@poku/shared/domain';

interface Dated {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
}

/** The entries of one day in Asia/Jakarta. */
export interface HistoryDay<T> {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly entries: readonly T[];
}

const newestFirst = (one: Dated, other: Dated): number =>
  Date.parse(other.at) - Date.parse(one.at) || (one.id < other.id ? 1 : -1);

/** Groups by WIB day, newest first, ties by id from the highest (D53). */
export function groupByDay<T extends Dated>(entries: readonly T[]): readonly HistoryDay<T>[] {
  const days = new Map<string, T[]>();
  for (const entry of [...entries].sort(newestFirst)) {
    const day = jakartaDay(entry.at);
    const known = days.get(day);
    if (known) known.push(entry);
    else days.set(day, [entry]);
  }
  return Array.from(days, ([day, rows]) => ({ day, entries: rows }));
}
