import pg from 'pg';
import type { SQL } from 'drizzle-orm';
import { withRetries, type Database, type Row, type Tx } from './database';
import { compile } from './statement';

const { builtins } = pg.types;

/** bigint as number (D8: safe integers), date as text; everything else as the driver does it. */
const types: pg.CustomTypesConfig = {
  getTypeParser(id: number, format?: 'text' | 'binary') {
    if (id === builtins.INT8) return Number;
    if (id === builtins.DATE) return String;
    return format === 'binary' ? pg.types.getTypeParser(id, 'binary') : pg.types.getTypeParser(id, 'text');
  },
};

/** Opens a pool on a PostgreSQL server. `maximum` connections, default 16. */
export function openPostgres(connectionString: string, maximum = 16): Database {
  const pool = new pg.Pool({ connectionString, max: maximum, types });
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
