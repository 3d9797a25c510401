import type { Database } from '../../src/db/database';
import { postgresServer } from './postgres-server';
import { temporaryDatabase } from './temporary-database';

/** A migrated database of its own on PostgreSQL, without limits of time; closing drops it. */
export interface ScratchDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

/**
 * Makes one on the server of DATABASE_URL, else on a server of its own.
 * @throws Error when there is neither
 */
export const openScratchDatabase = async (): Promise<ScratchDatabase> => {
  const server = await postgresServer();
  if (!server) throw new Error('No PostgreSQL: set DATABASE_URL, or put initdb and postgres on the PATH.');
  const { db, drop } = await temporaryDatabase(server.url, { maximum: 1, pauseMs: 0 });
  return {
    db,
    async close() {
      await drop();
      await server.stop();
    },
  };
};
