/** A row as a driver gives it: bigint as number, timestamptz as Date, date as YYYY-MM-DD text. */
export type Row = Record<string, unknown>;

/** The first row, or undefined when there is none. */
export function first<T>(rows: readonly T[]): T | undefined {
  return rows[0];
}

/** The only row of a statement that always has one. Throws when it has none. */
export function only<T>(rows: readonly T[]): T {
  const row = rows[0];
  if (row === undefined) throw new Error('The statement returned no row');
  return row;
}
