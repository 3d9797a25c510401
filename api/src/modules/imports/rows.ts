import type { z } from 'zod';

/** Why a file was not imported. Each line names the row, counted from 1, and the field. */
class ImportError extends Error {
  override readonly name = 'ImportError';
  /** @param what the file has, as 'coupons' */
  constructor(
    what: string,
    readonly problems: readonly string[],
  ) {
    super([`The ${what} were not imported:`, ...problems].join('\n  '));
  }
}

/** A place in a file. @param row from 0 */
export const place = (row: number, field: string): string => `row ${row + 1}, ${field}`;

/** Throws an ImportError when there is a problem. */
export function demandNone(what: string, problems: readonly string[]): void {
  if (problems.length > 0) throw new ImportError(what, problems);
}

/** Problems of rows that have the same in a field as one before them. @param fields that each row has for itself */
export const findRepetitions = <T extends object>(
  rows: readonly T[],
  fields: readonly (keyof T & string)[],
): string[] =>
  fields.flatMap((field) => {
    const met = new Map<unknown, number>();
    return rows.flatMap((row, at) => {
      const before = met.get(row[field]);
      if (before !== undefined) return [`${place(at, field)}: row ${before + 1} has the same`];
      met.set(row[field], at);
      return [];
    });
  });

/**
 * The rows of a file, checked.
 * @param content what stood in the file, as parsed JSON
 * @throws ImportError that names every wrong row and field
 */
export async function readRows<T>(what: string, form: z.ZodType<T>, content: unknown): Promise<T> {
  const parsed = await form.safeParseAsync(content);
  if (parsed.success) return parsed.data;
  throw new ImportError(
    what,
    parsed.error.issues.map(({ path: [row, ...field], message }) =>
      typeof row === 'number' ? `${place(row, field.join('.') || 'all of it')}: ${message}` : message,
    ),
  );
}
