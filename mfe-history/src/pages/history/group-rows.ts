import { jakartaDay } from '@poku/domain/dates';

interface Dated {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Rows of one day in Asia/Jakarta, as far as they are in one chunk. */
export interface RowGroup<T> {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly rows: readonly T[];
  /** Has the day's first row. */
  readonly isStart: boolean;
  /** Has the day's last row of those that are there. */
  readonly isEnd: boolean;
}

/** Rows below each other that are in the page together while they are near the screen. */
export interface RowChunk<T> {
  readonly groups: readonly RowGroup<T>[];
  /** Rows of the list before it. */
  readonly start: number;
  /** Rows of all groups. */
  readonly size: number;
}

/** Most rows of a chunk. */
export const CHUNK_ROWS = 3;

/**
 * Appends rows, newest first (D53), to chunks of days. A chunk that does not change stays the same object, so that it is not
 * rendered again however long the list gets: all of them but the last.
 */
export function appendRows<T extends Dated>(
  chunks: readonly RowChunk<T>[],
  added: readonly T[],
): readonly RowChunk<T>[] {
  const grown = [...chunks];
  const replaceLast = (chunk: RowChunk<T>, group: RowGroup<T>) => {
    grown[grown.length - 1] = { ...chunk, groups: [...chunk.groups.slice(0, -1), group] };
  };
  for (const row of added) {
    const day = jakartaDay(row.at);
    const chunk = grown.at(-1);
    const group = chunk?.groups.at(-1);
    const isSameDay = group?.day === day;
    const fresh = { day, rows: [row], isStart: !isSameDay, isEnd: true };
    if (chunk === undefined || chunk.size === CHUNK_ROWS) {
      if (chunk && isSameDay) replaceLast(chunk, { ...group, isEnd: false });
      grown.push({ groups: [fresh], start: grown.length * CHUNK_ROWS, size: 1 });
    } else if (isSameDay) {
      replaceLast({ ...chunk, size: chunk.size + 1 }, { ...group, rows: [...group.rows, row] });
    } else {
      grown[grown.length - 1] = { ...chunk, groups: [...chunk.groups, fresh], size: chunk.size + 1 };
    }
  }
  return grown;
}
