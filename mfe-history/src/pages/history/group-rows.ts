import { jakartaDay } from '@poku/shared/domain';

interface Dated {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Rows of one day in Asia/Jakarta that are laid out together. */
export interface RowGroup<T> {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly rows: readonly T[];
  /** Has the day's first row. */
  readonly isStart: boolean;
  /** Has the day's last row of those that are there. */
  readonly isEnd: boolean;
}

/** Most rows of a group: as many as the browser lays out in one go when it comes into sight. */
export const GROUP_ROWS = 20;

/**
 * Appends rows, newest first (D53), to groups by WIB day. A group that does not change stays the same object, so that it is
 * not rendered again however long the list gets: all of them but the last.
 */
export function appendRows<T extends Dated>(
  groups: readonly RowGroup<T>[],
  added: readonly T[],
): readonly RowGroup<T>[] {
  const grown = [...groups];
  for (const row of added) {
    const day = jakartaDay(row.at);
    const last = grown.at(-1);
    const isSameDay = last?.day === day;
    if (isSameDay && last.rows.length < GROUP_ROWS) {
      grown[grown.length - 1] = { ...last, rows: [...last.rows, row] };
      continue;
    }
    if (isSameDay) grown[grown.length - 1] = { ...last, isEnd: false };
    grown.push({ day, rows: [row], isStart: !isSameDay, isEnd: true });
  }
  return grown;
}
