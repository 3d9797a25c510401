import { answerWithin } from '@poku/domain/deadline';
import pg from 'pg';
import type { SQL } from 'drizzle-orm';
import { currentCall, type DatabaseCall } from './call';
import type { Database } from './database';
import type { Row } from './rows';
import type { Tx } from './tx';
import { withRetries } from './with-retries';
import { createShares, type Shares } from './shares';
import { compile, isByKeys } from './statement';
import { asUnavailable, UnavailableError } from './unavailable';

/** Object ids of the types that the driver reads our way. */
const typeIds = { bigint: 20, date: 1082 } as const;

/** bigint as number (D8: safe integers), date as text; everything else as the driver does it. */
const parsers = new pg.TypeOverrides();
parsers.setTypeParser(typeIds.bigint, Number);
parsers.setTypeParser(typeIds.date, String);

/** Roles of the API's database (migration 0033). */
export type DatabaseRole = 'poku_api' | 'poku_worker';

/** How a pool behaves; times in milliseconds, 0 for no end. */
export interface PoolSettings {
  /** Most connections, default 16. One member, or one address, has at most a quarter of them at once. */
  maximum?: number;
  /** Longest statement, default 5 s, so that a call is answered within 6 s (D6). */
  statementMs?: number;
  /** Longest wait for a lock, default 4 s; no end where statements have none. */
  lockMs?: number;
  /** Longest pause inside a transaction, default 10 s: longer than sending a message, which takes at most 5 s. */
  pauseMs?: number;
  /** Longest wait for a connection, default 5 s. */
  connectMs?: number;
  /** Longest wait of one call for the database altogether, default 5 s. */
  callMs?: number;
  /** The role that connections take; default the login's own. */
  role?: DatabaseRole;
}

/** How much longer than the server's own limit the client waits for it to say so. */
const graceMs = 500;
/** How a lost machine is noticed that closed no connection: by us, and by the server, which gives up our locks. */
const keepAliveMs = 10_000;
const serverOptions = [
  'tcp_keepalives_idle=10',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=3',
  'tcp_user_timeout=20000',
].map((setting) => `-c ${setting}`);

/** The address with these options of the server beside its own, which come last and so win. */
function withServerOptions(connectionString: string, role: DatabaseRole | undefined): string {
  const url = new URL(connectionString);
  const own = url.searchParams.get('options');
  const options = [...serverOptions, ...(role === undefined ? [] : [`-c role=${role}`])];
  url.searchParams.set('options', [...options, ...(own === null ? [] : [own])].join(' '));
  return url.href;
}

const orEndless = (ms: number): number => (ms === 0 ? Infinity : ms);

/**
 * Opens a pool on a PostgreSQL server. What the server does not answer in time, and whatever else says that it cannot work now,
 * rejects with `UnavailableError`; a connection in doubt is closed and never used again.
 */
export function openPostgres(connectionString: string, settings: PoolSettings = {}): Database {
  const { maximum = 16, statementMs = 5000, pauseMs = 10_000, connectMs = 5000, callMs = 5000 } = settings;
  const { lockMs = statementMs === 0 ? 0 : 4000 } = settings;
  const pool = new pg.Pool({
    connectionString: withServerOptions(connectionString, settings.role),
    max: maximum,
    types: parsers,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: pauseMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
  });
  pool.on('error', () => {
    // An idle connection ended; the pool replaces it and the next statement reports a lasting failure.
  });
  const connections = createConnections(pool, {
    shares: createShares(Math.max(1, Math.floor(maximum / 4))),
    connectMs: orEndless(connectMs),
    callMs: orEndless(callMs),
    answerMs: statementMs === 0 ? Infinity : statementMs + graceMs,
  });
  return {
    ...executor((query) => connections.use(({ send }) => send(query))),
    transaction: (work) =>
      withRetries(() => connections.use((connection) => inTransaction(connection, work))),
    alone: (work) =>
      connections.use(async (connection) => {
        try {
          return await work({
            ...executor(connection.send),
            transaction: (inside) => withRetries(() => inTransaction(connection, inside)),
          });
        } finally {
          // What was set on it, and what it locks, ends with it.
          connection.breaks();
        }
      }),
    close: () => pool.end(),
  };
}

/** Sends one statement over a connection. Rejects with `UnavailableError` when there is no answer in time. */
type Send = <T extends Row>(query: pg.QueryConfig) => Promise<pg.QueryResult<T>>;

/** A connection while it is used. */
interface Connection {
  send: Send;
  /** True when it is lost, or owes an answer; it is closed then. */
  isBroken: () => boolean;
  /** Has it closed. */
  breaks: () => void;
}

/** Limits of the waits, in milliseconds; `Infinity` for no end. */
interface Waits {
  shares: Shares;
  connectMs: number;
  callMs: number;
  answerMs: number;
}

function createConnections(pool: pg.Pool, { shares, connectMs, callMs, answerMs }: Waits) {
  /** What a wait may last, by its own limit and by what the call has left. */
  const limitOf = (call: DatabaseCall | undefined, ownMs: number): number => {
    if (call === undefined) return ownMs;
    const leftMs = (call.limitMs ?? callMs) - call.waitedMs();
    if (leftMs <= 0) throw new UnavailableError('the call has waited too long for the database');
    return Math.min(ownMs, leftMs);
  };

  const connect = async (limitMs: number): Promise<pg.PoolClient> => {
    // One that is idle comes at once; should it end in that moment, the pool's own limit holds for the next.
    const isThere = pool.idleCount > 0 && pool.waitingCount === 0;
    const asked = pool.connect();
    if (isThere || !Number.isFinite(limitMs)) return asked;
    try {
      return await answerWithin(asked, limitMs, () => new UnavailableError('no connection in time'));
    } catch (error) {
      // Whoever comes too late gives the connection back; a failure has been told already.
      asked.then(
        (client) => client.release(),
        () => undefined,
      );
      throw error;
    }
  };

  /** Runs a wait that counts for the call. Every statement is one, so it adds a single promise. @param fails told of a failure first */
  const counted = async <T>(
    call: DatabaseCall | undefined,
    wait: () => Promise<T>,
    fails?: (error: unknown) => void,
  ): Promise<T> => {
    call?.waitBegins();
    try {
      return await wait();
    } catch (error) {
      fails?.(error);
      throw asUnavailable(error);
    } finally {
      call?.waitEnds();
    }
  };

  const onClient = async <T>(
    client: pg.PoolClient,
    call: DatabaseCall | undefined,
    work: (connection: Connection) => Promise<T>,
  ): Promise<T> => {
    let isBroken = false;
    const breaks = (): void => {
      isBroken = true;
    };
    const fails = (error: unknown): void => {
      // What is not the server's answer leaves one owed, which nobody must take for the next one, or a transaction open.
      if (!(error instanceof pg.DatabaseError)) breaks();
    };
    const send: Send = <T extends Row>(query: pg.QueryConfig) =>
      counted(
        call,
        () => {
          const limitMs = limitOf(call, answerMs);
          return client.query<T>({
            ...query,
            ...(Number.isFinite(limitMs) && { query_timeout: limitMs }),
          });
        },
        fails,
      );
    // The server may end the connection between two statements; the next statement then rejects.
    client.on('error', breaks);
    try {
      return await work({ send, isBroken: () => isBroken, breaks });
    } finally {
      client.off('error', breaks);
      client.release(isBroken);
    }
  };

  return {
    /** Runs work on a connection of its own, which is closed afterwards when it is broken. */
    async use<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
      const call = currentCall();
      const owner = call?.owner;
      const leave =
        owner === undefined
          ? undefined
          : await counted(call, () => shares.take(owner, limitOf(call, connectMs)));
      try {
        const client = await counted(call, () => connect(limitOf(call, connectMs)));
        return await onClient(client, call, work);
      } finally {
        leave?.();
      }
    },
  };
}

async function inTransaction<T>(connection: Connection, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { send, isBroken, breaks } = connection;
  try {
    await send({ text: 'begin' });
    const result = await work(executor(send, isPrepared));
    await send({ text: 'commit' });
    return result;
  } catch (error) {
    // Closing a broken connection rolls back as well.
    if (!isBroken()) await send({ text: 'rollback' }).catch(breaks);
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
 * with every purchase. Other reads are planned anew for their values, which a list with filters needs, unless they are `byKeys`.
 */
const isPrepared = (): boolean => true;

function executor(send: Send, isNamed: (statement: SQL) => boolean = isByKeys): Tx {
  const ask = <T extends Row>(statement: SQL): Promise<pg.QueryResult<T>> => {
    const { text, params: values } = compile(statement);
    const name = isNamed(statement) ? nameOf(text) : undefined;
    return send<T>(name === undefined ? { text, values } : { name, text, values });
  };
  return {
    rows: async <T extends Row>(statement: SQL) => (await ask<T>(statement)).rows,
    run: async (statement) => (await ask(statement)).rowCount ?? 0,
    script: async (text) => void (await send({ text })),
  };
}
