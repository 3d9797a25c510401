import { sql, type SQL } from 'drizzle-orm';
import type { HistoryFilter } from './filter';

/** Where a page ends: the moment of its last row in microseconds since 1970, and that row's number (D53). */
export interface HistoryPlace {
  key: number;
  id: string;
}

/** Which rows of a history are read, newest first, ties by number (D53). */
export interface HistoryWindow {
  filter: HistoryFilter;
  /** Only what comes after it. */
  after: HistoryPlace | undefined;
  limit: number;
  offset: number;
}

/** All of these. */
export const all = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `);

/** A moment as whole microseconds since 1970, so that a cursor names it exactly. */
export const microseconds = (moment: SQL): SQL => sql`(extract(epoch from ${moment}) * 1000000)::bigint`;

/** Conditions that the index of a history answers: its days, and what comes after a place. */
export function range(moment: SQL, number: SQL, filter: HistoryFilter, after?: HistoryPlace): SQL[] {
  const { from, until } = filter;
  const found: SQL[] = [];
  if (from !== null) found.push(sql`${moment} >= ${from}::timestamptz`);
  if (until !== null) found.push(sql`${moment} < ${until}::timestamptz`);
  if (after !== undefined) {
    const at = sql`timestamptz 'epoch' + ${after.key}::bigint * interval '1 microsecond'`;
    found.push(sql`(${moment}, ${number}) < (${at}, ${after.id}::text)`);
  }
  return found;
}

/** What the rows that a filter lets through come to. */
export interface HistorySum {
  total: number;
  /** Those that succeeded. */
  succeeded: number;
  /** Points of those that succeeded. */
  points: number;
}
