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

/** How a pool behaves; times in milliseconds, 0 for no end. */
export interface PoolSettings {
  /** Most connections, default 16. */
  maximum?: number;
  /** Longest statement, default 5 s, so that a call is answered within 6 s (D6). */
  statementMs?: number;
  /** Longest pause inside a transaction, default 10 s: longer than sending a message, which takes at most 5 s. */
  pauseMs?: number;
  /** Longest wait for a connection, default 5 s. */
  connectMs?: number;
}

/** Opens a pool on a PostgreSQL server. */
export function openPostgres(connectionString: string, settings: PoolSettings = {}): Database {
  const { maximum = 16, statementMs = 5000, pauseMs = 10_000, connectMs = 5000 } = settings;
  const pool = new pg.Pool({
    connectionString,
    max: maximum,
    types: parsers,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: pauseMs,
  });
  pool.on('error', () => {
    // An idle connection ended; the pool replaces it and the next statement reports a lasting failure.
  });
  return {
    ...executor(pool),
    transaction: (work) =>
      withRetries(() => withClient(pool, (client, spoil) => inTransaction(client, spoil, work))),
    alone: (work) =>
      withClient(pool, (client, spoil) => {
        spoil();
        return work({
          ...executor(client),
          transaction: (inside) => withRetries(() => inTransaction(client, spoil, inside)),
        });
      }),
    close: () => pool.end(),
  };
}

/** Runs `work` with a connection of the pool, which ends afterwards when it is broken, or when `spoil` was called. */
async function withClient<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, spoil: () => void) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  // The server may end the connection between two statements, too; the next statement then rejects.
  const spoil = (): void => {
    broken = true;
  };
  client.on('error', spoil);
  try {
    return await work(client, spoil);
  } finally {
    client.off('error', spoil);
    client.release(broken);
  }
}

async function inTransaction<T>(
  client: pg.PoolClient,
  spoil: () => void,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    await client.query('begin');
    const result = await work(preparing(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(spoil);
    throw error;
  }
}

/** Names of the prepared statements; the texts are templates of this program, so there are not many. */
const names = new Map<string, string>();
/** Texts beyond these are sent without a name, so that lists of changing length fill no server's memory. */
const namesMax = 500;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= namesMax) return known;
  const name = `poku_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * Statements of a transaction are prepared once for each connection: they are short, find their rows by keys, and come again
 * with every purchase. Other reads are planned anew for their values, which a list with filters needs.
 */
function preparing(client: pg.PoolClient): Tx {
  const query = <T extends Row>(statement: SQL): Promise<pg.QueryResult<T>> => {
    const { text, params: values } = compile(statement);
    const name = nameOf(text);
    return client.query<T>({ text, values, ...(name !== undefined && { name }) });
  };
  return {
    rows: async <T extends Row>(statement: SQL) => (await query<T>(statement)).rows,
    run: async (statement) => (await query(statement)).rowCount ?? 0,
    script: async (text) => void (await client.query(text)),
  };
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
