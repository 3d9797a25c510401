import pg from 'pg';
import type { SQL } from 'drizzle-orm';
import { withRetries, type Database, type Row, type Tx } from './database';
import { compile } from './statement';

/** Object ids of the types that the driver reads our way. */
const typeIds = { bigint: 20, date: 1082 } as const;

/** bigint as number (D8: safe integers), date as text; everything else as the driver does it. */
const parsers = new pg.TypeOverrides();
parsers.setTypeParser(typeIds.bigint, Number);
parsers.setTypeParser(typeIds.date, String);

/** Opens a pool on a PostgreSQL server. `maximum` connections, default 16. */
export function openPostgres(connectionString: string, maximum = 16): Database {
  const pool = new pg.Pool({ connectionString, max: maximum, types: parsers });
  pool.on('error', () => {
    // An idle connection ended; the pool replaces it and the next statement reports a lasting failure.
  });
  return {
    ...executor(pool),
    transaction: (work) => withRetries(() => inTransaction(pool, work)),
    close: () => pool.end(),
  };
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('begin');
    const result = await work(executor(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => (broken = true));
    throw error;
  } finally {
    client.release(broken);
  }
}

function executor(target: Pick<pg.PoolClient, 'query'>): Tx {
  return {
    async rows<T extends Row>(statement: SQL) {
      const { text, params } = compile(statement);
      return (await target.query<T>(text, params)).rows;
    },
    async run(statement) {
      const { text, params } = compile(statement);
      return (await target.query(text, params)).rowCount ?? 0;
    },
    script: async (text) => void (await target.query(text)),
  };
}
