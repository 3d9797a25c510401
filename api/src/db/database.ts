import type { SQL } from 'drizzle-orm';

/** A row as a driver gives it: bigint as number, timestamptz as Date, date as YYYY-MM-DD text. */
export type Row = Record<string, unknown>;

/** An executor of statements; what a repository takes as its first argument. */
export interface Tx {
  /** Runs one statement and returns its rows in order. Rejects with the driver's error, see `sqlState`. */
  rows<T extends Row>(statement: SQL): Promise<T[]>;
  /** Runs one statement and returns the number of rows it touched. Rejects with the driver's error, see `sqlState`. */
  run(statement: SQL): Promise<number>;
  /** Runs several statements without parameters, as a migration needs. */
  script(text: string): Promise<void>;
}

/** One connection; what is set for its session holds for all of its statements. */
export interface Connection extends Tx {
  /** Runs `work` in one transaction, as `Database.transaction` does. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** The database of the API, embedded or a server: the same SQL on both. */
export interface Database extends Tx {
  /**
   * Runs `work` in one transaction and commits when it resolves; rolls back and rejects when it rejects.
   * A deadlock or serialization failure is tried again up to three times, so `work` must be repeatable.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs `work` on one connection that nobody else has meanwhile; on a server it ends with the work, and its session with it. */
  alone<T>(work: (one: Connection) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Reads the SQLSTATE of a driver's error, or undefined for any other value. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

const repeatableStates = new Set(['40001', '40P01']);

/** Calls `attempt` again, at most three times in all, when it lost a deadlock or a serialization conflict. */
export async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === 3 || !repeatableStates.has(sqlState(error) ?? '')) throw error;
    }
  }
}

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
