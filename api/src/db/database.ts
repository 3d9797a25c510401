import type { Tx } from './tx';

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
  /** How many statements have changed rows so far, where nobody else writes; missing on a server. */
  changes?(): number;
  close(): Promise<void>;
}
