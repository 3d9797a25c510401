import type { SQL } from 'drizzle-orm';
import type { Row } from './rows';

/** An executor of statements; what a repository takes as its first argument. */
export interface Tx {
  /** Runs one statement and returns its rows in order. Rejects with the driver's error, see `sqlState`. */
  rows<T extends Row>(statement: SQL): Promise<T[]>;
  /** Runs one statement and returns the number of rows it touched. Rejects with the driver's error, see `sqlState`. */
  run(statement: SQL): Promise<number>;
  /** Runs several statements without parameters, as a migration needs. */
  script(text: string): Promise<void>;
}
