import { PGlite, types, type PGliteOptions, type Transaction } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import type { Connection, Database } from './database';
import type { Row } from './rows';
import type { Tx } from './tx';
import { withRetries } from './with-retries';
import { compile } from './statement';

/** Makes the embedded engine; tests pass one that was loaded outside their sandbox. */
export type EmbeddedFactory = (options: PGliteOptions) => Promise<PGlite>;

/**
 * An eighth of the default: opening an engine fills all of its buffers, which takes longer than all else it does. Files that are read
 * again are in the memory of the system.
 */
const BUFFERS = ['-c', 'shared_buffers=16MB'];

/** Starts the engine in this process. */
const startEmbedded: EmbeddedFactory = (options) => PGlite.create(options);

/** Text of a date stays text: a day has no time zone. */
const parsers = { [types.INT8]: Number, [types.DATE]: (value: string) => value };

/**
 * Opens the embedded database. `dataDir` is a folder or `memory://`; `template` is a dump to start an empty one from.
 * One connection: a statement waits for an open transaction.
 */
export async function openPglite(
  options: { dataDir: string; template?: Blob },
  start: EmbeddedFactory = startEmbedded,
): Promise<Database & { dump(): Promise<Blob> }> {
  const engine = await start({
    dataDir: options.dataDir,
    parsers,
    loadDataDir: options.template,
    startParams: [...PGlite.defaultStartParams, ...BUFFERS],
  });
  let changes = 0;
  const count = (): void => {
    changes += 1;
  };
  const one: Connection = {
    ...executor(engine, count),
    transaction: (work) => withRetries(() => engine.transaction((tx) => work(executor(tx, count)))),
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...one,
    // One after the other; whoever is next looks not at how the one before ended.
    alone(work) {
      const mine = last.then(() => work(one));
      last = mine.catch(() => undefined);
      return mine;
    },
    changes: () => changes,
    dump: () => engine.dumpDataDir('none'),
    close: () => engine.close(),
  };
}

/** @param count hears of each statement that changed rows, or may have */
function executor(target: Pick<Transaction, 'query' | 'exec'>, count: () => void): Tx {
  const query = async <T>(statement: SQL) => {
    const { text, params } = compile(statement);
    const { rows, affectedRows = 0 } = await target.query<T>(text, params);
    if (affectedRows > 0) count();
    return { rows, affectedRows };
  };
  return {
    rows: async <T extends Row>(statement: SQL) => (await query<T>(statement)).rows,
    run: async (statement) => (await query(statement)).affectedRows,
    async script(text) {
      await target.exec(text);
      count();
    },
  };
}
