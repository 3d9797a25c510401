import { PGlite, types, type PGliteOptions, type Transaction } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import type { Connection, Database } from './database';
import type { Row } from './rows';
import type { Tx } from './tx';
import { withRetries } from './with-retries';
import { compile } from './statement';

/** Makes the embedded engine; tests pass one that was loaded outside their sandbox. */
export type EmbeddedFactory = (options: PGliteOptions) => Promise<PGlite>;

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
  const engine = await start({ dataDir: options.dataDir, parsers, loadDataDir: options.template });
  const one: Connection = {
    ...executor(engine),
    transaction: (work) => withRetries(() => engine.transaction((tx) => work(executor(tx)))),
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
    dump: () => engine.dumpDataDir('none'),
    close: () => engine.close(),
  };
}

function executor(target: Pick<Transaction, 'query' | 'exec'>): Tx {
  return {
    async rows<T extends Row>(statement: SQL) {
      const { text, params } = compile(statement);
      return (await target.query<T>(text, params)).rows;
    },
    async run(statement) {
      const { text, params } = compile(statement);
      return (await target.query(text, params)).affectedRows ?? 0;
    },
    script: async (text) => void (await target.exec(text)),
  };
}
