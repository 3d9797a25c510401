import { PER_PAGE_MAX } from '@poku/domain/limits/catalogue';
import { isApiError, messageFor } from '@poku/platform';
import type { HistoryPage, HistoryQuery } from '../../calls/history';

/** One of the two histories, as a page of it is read. */
export type ReadPage<T> = (query: HistoryQuery) => Promise<HistoryPage<T>>;

/** The first rows of a list, or why they are missing. */
export type FirstRows<T> =
  | ({ readonly status: 'ready' } & HistoryPage<T>)
  | { readonly status: 'failed'; readonly message: string };

/** The rows after a cursor, or why they did not come. */
export type NextRows<T> = { readonly after: string } & (
  | { readonly entries: readonly T[]; readonly nextCursor: string | null; readonly problem?: undefined }
  | { readonly problem: string }
);

/** What the page cannot show a part of: the shell says it for the whole page. */
const isForShell = (error: unknown): boolean => isApiError(error) && error.kind === 'offline';

/** Reads up to `rows` rows in large pages. What came before a failure is shown, and goes on from there. */
async function readUpTo<T>(read: ReadPage<T>, query: HistoryQuery, rows: number): Promise<HistoryPage<T>> {
  const first = await read({ ...query, perPage: Math.min(rows, PER_PAGE_MAX) });
  const entries = [...first.entries];
  let { nextCursor } = first;
  while (nextCursor !== null && entries.length < rows) {
    const perPage = Math.min(rows - entries.length, PER_PAGE_MAX);
    const next = await read({ ...query, cursor: nextCursor, perPage }).catch(() => null);
    if (next === null) break;
    entries.push(...next.entries);
    nextCursor = next.nextCursor;
  }
  return { ...first, entries, nextCursor };
}

/** The first rows of a list; a failure is a value, unless the device is offline. */
export async function readFirst<T>(
  read: ReadPage<T>,
  query: HistoryQuery,
  rows: number,
): Promise<FirstRows<T>> {
  try {
    return { status: 'ready', ...(await readUpTo(read, query, rows)) };
  } catch (error) {
    if (isForShell(error)) throw error;
    return { status: 'failed', message: messageFor(error) };
  }
}

/** The page after a cursor; a failure is a value. */
export async function readNext<T>(
  read: ReadPage<T>,
  query: HistoryQuery & { readonly cursor: string },
): Promise<NextRows<T>> {
  const after = query.cursor;
  try {
    const { entries, nextCursor } = await read(query);
    return { after, entries, nextCursor };
  } catch (error) {
    return { after, problem: messageFor(error) };
  }
}
