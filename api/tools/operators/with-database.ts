import { type ApiConfig, readApiConfig } from '../../src/config/env';
import type { Database } from '../../src/db/database';
import { openApiDatabase } from '../../src/db/open';
import type { PoolSettings } from '../../src/db/postgres';

/** For commands that read, or write, everything at one moment. */
export const ONE_PATIENT_CONNECTION: PoolSettings = { maximum: 1, statementMs: 0, pauseMs: 0 };

/**
 * Runs an operator's command on the API's database, with the settings of the API, and closes it. The embedded database must not be
 * in use. Rejects as the work does, and when the database is not there or of another version.
 */
export const withDatabase = async (
  work: (db: Database, config: ApiConfig) => Promise<void>,
  pool?: PoolSettings,
): Promise<void> => {
  const config = readApiConfig(process.env);
  const db = await openApiDatabase(config, pool);
  try {
    await work(db, config);
  } finally {
    await db.close();
  }
};
