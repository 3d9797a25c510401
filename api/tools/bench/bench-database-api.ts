import { randomBytes } from 'node:crypto';
import type { ApiConfig } from '../../src/config/env';
import type { Database } from '../../src/db/database';
import { migrate } from '../../src/db/migrate';
import { apiMigrations } from '../../src/db/open';
import { openPostgres } from '../../src/db/postgres';
import type { AppDeps } from '../../src/deps';
import { createSandboxService } from '../../src/modules/sandbox/service';
import { createClock } from '../../src/ports/clock';
import { sandboxMessages } from '../../src/ports/messages';
import { createHttpBillers } from '../../src/ports/billers';
import { createHttpPartners } from '../../src/ports/partners';
import { createTurns } from '../../src/ports/turns';

/** A database of a bench's own. */
export interface BenchDatabase {
  readonly url: string;
  /** Drops it, also while somebody is in it. */
  readonly drop: () => Promise<void>;
}

/** Makes an empty database on a PostgreSQL server. @param serverUrl of a role that may */
export const createBenchDatabase = async (serverUrl: string): Promise<BenchDatabase> => {
  const name = `poku_bench_${randomBytes(6).toString('hex')}`;
  const server = openPostgres(serverUrl, { maximum: 1, statementMs: 0 });
  await server.script(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await server.script(`drop database ${name} with (force)`);
      await server.close();
    },
  };
};

/** Applies what migrations a database without data lacks, fills the sandbox's data in, and gives what the API runs with on it. */
export const fillSandbox = async (db: Database, config: ApiConfig): Promise<AppDeps> => {
  const deps: AppDeps = {
    db,
    clock: createClock(),
    config,
    messages: sandboxMessages,
    partners: createHttpPartners(config.partners),
    billers: createHttpBillers(config.billers),
    turns: createTurns(),
    secure: false,
  };
  await migrate(db, apiMigrations());
  await createSandboxService(deps).fillWhenEmpty();
  return deps;
};
