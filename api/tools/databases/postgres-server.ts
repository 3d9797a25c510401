import { startLocalServer } from '../../src/db/local-server';

/** A PostgreSQL server for the tests. */
export interface PostgresServer {
  readonly url: string;
  /** Where it came from, for the report. */
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * A server to test on: the one of `DATABASE_URL`, else one of its own when `initdb` and `postgres` are on the PATH.
 * @param durable whether its own one waits for the disk, as a server that is measured must; default false
 * @returns undefined when there is neither
 */
export const postgresServer = async ({ durable = false } = {}): Promise<PostgresServer | undefined> => {
  const url = process.env.DATABASE_URL;
  if (url) return { url, origin: 'DATABASE_URL', stop: () => Promise.resolve() };
  return startLocalServer(durable);
};
