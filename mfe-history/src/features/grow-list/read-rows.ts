import type { PageRequest } from '@poku/contract';
import { PER_PAGE_MAX } from '@poku/domain/limits/catalogue';
import { LIST_PAGE_SIZE } from '@poku/domain/limits/coupons';

/** Rows of a growing list, and whether 'Load more' has something to add (D52). */
export interface GrownList<T> {
  readonly rows: readonly T[];
  readonly hasMore: boolean;
}

/** Nobody presses 'Load more' this often; a made-up address must not flood the API. */
const MAX_ROWS = 1_000;

/** Number of rows that an address asks for, in steps of 5; 5 when it says nothing sensible ([C] §9). */
export function rowsOf(query: URLSearchParams): number {
  const rows = Number(query.get('perPage'));
  if (!Number.isInteger(rows) || rows < LIST_PAGE_SIZE) return LIST_PAGE_SIZE;
  return rowsInAddress(rows);
}

/** What an address says of so many rows: in steps of 5, and no more than it can be asked for. */
export function rowsInAddress(rows: number): number {
  return Math.min(Math.ceil(rows / LIST_PAGE_SIZE) * LIST_PAGE_SIZE, MAX_ROWS);
}

/**
 * Reads the first rows of a list: one page of that size as [C] §7 says, or several once it is above the largest page.
 * @param count rows that are wanted, a result of `rowsOf`
 */
export async function readRows<T>(
  count: number,
  read: (page: PageRequest) => Promise<readonly T[]>,
): Promise<GrownList<T>> {
  const perPage = Math.min(count, PER_PAGE_MAX);
  const numbers = Array.from({ length: Math.ceil(count / perPage) }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((page) => read({ page, perPage })));
  const rows = pages.flat();
  return { rows: rows.slice(0, count), hasMore: rows.length > count || pages.at(-1)?.length === perPage };
}
