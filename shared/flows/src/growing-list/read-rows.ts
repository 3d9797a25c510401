/** A page of a list that goes on by cursor (D52). */
export interface RowPage<Row> {
  readonly rows: readonly Row[];
  /** Where the list goes on; `null` after the last row. */
  readonly nextCursor: string | null;
}

/** The page that is wanted. */
export interface WantedPage {
  /** `nextCursor` of the page before. Default none: the first page. */
  readonly cursor?: string;
  /** Rows, 1 to `maxRows` of the call. */
  readonly perPage: number;
}

/** How a page of a list is read. */
export type ReadPage<Page> = (page: WantedPage, signal: AbortSignal) => Promise<Page>;

/**
 * Reads up to `rows` rows in pages of at most `maxRows`. What came before a failure is given, and goes on from there;
 * a first page that fails rejects.
 */
export async function readRows<Row, Rest>(
  read: ReadPage<RowPage<Row> & Rest>,
  rows: number,
  maxRows: number,
  signal: AbortSignal,
): Promise<RowPage<Row> & Rest> {
  const first = await read({ perPage: Math.min(rows, maxRows) }, signal);
  const all = [...first.rows];
  let { nextCursor } = first;
  while (nextCursor !== null && all.length < rows) {
    const perPage = Math.min(rows - all.length, maxRows);
    const next = await read({ cursor: nextCursor, perPage }, signal).catch(() => null);
    signal.throwIfAborted();
    if (next === null) break;
    all.push(...next.rows);
    nextCursor = next.nextCursor;
  }
  return { ...first, rows: all, nextCursor };
}
