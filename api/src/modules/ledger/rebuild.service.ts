import type { Database } from '../../db/database';
import type { Tx } from '../../db/tx';
import {
  compareProjection,
  lockProjections,
  projections,
  removeStrangers,
  writeProjection,
} from './rebuild.repository';

/** Rows that are not what the journals say they are. */
export interface RebuildDifference {
  table: string;
  count: number;
  /** The key of the first of them. */
  first: string;
}

async function compare(tx: Tx): Promise<RebuildDifference[]> {
  const differences: RebuildDifference[] = [];
  for (const projection of projections) {
    const { count, first } = await compareProjection(tx, projection);
    if (count > 0) differences.push({ table: projection.table, count, first: first ?? '' });
  }
  return differences;
}

/** Makes balances, lots and holds anew from the journals, which are proved by their chains and signed days. */
export function createRebuildService({ db }: { db: Database }) {
  /** Without the time limit of the statements of calls, since a large ledger takes longer. */
  const inTransaction = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await tx.script("set local work_mem = '256MB'; set local statement_timeout = 0");
      return work(tx);
    });

  return {
    /** What differs, with nothing changed. */
    compare: (): Promise<RebuildDifference[]> => inTransaction(compare),

    /**
     * Writes what the journals say over what differs, in one transaction, during which nothing else is booked. Returns what
     * differed before. Rejects, with nothing changed, when something else needs a row that no journal has.
     * @param record stores who asked for it, in the same transaction
     */
    write: (record?: (tx: Tx, written: { rows: number }) => Promise<void>): Promise<RebuildDifference[]> =>
      inTransaction(async (tx) => {
        await lockProjections(tx);
        const differences = await compare(tx);
        if (differences.length === 0) return differences;
        for (const projection of [...projections].reverse()) await removeStrangers(tx, projection);
        for (const projection of projections) await writeProjection(tx, projection);
        const [left] = await compare(tx);
        if (left !== undefined) throw new Error(`${left.table} ${left.first} could not be made anew`);
        await record?.(tx, { rows: differences.reduce((sum, { count }) => sum + count, 0) });
        return differences;
      }),
  };
}
