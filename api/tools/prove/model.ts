import { runLedgerModel } from '../../src/simulation/ledger/run';
import { openScratchDatabase } from '../databases/scratch-database';

/** How many sequences of how many commands, drawn with which seed. */
interface Options {
  readonly sequences: number;
  readonly commands: number;
  readonly seed: number;
}

/**
 * Runs random commands on the real ledger on PostgreSQL and on a model of it; after each both are compared and the books are proved.
 * Prints the seed, and rejects with the shortest sequence that shows a difference, with seed and path.
 */
export const proveModel = async ({ sequences, commands, seed }: Options): Promise<void> => {
  console.log(`${sequences} sequences of up to ${commands} commands, seed ${seed}`);
  const scratch = await openScratchDatabase();
  const { db } = scratch;
  const startedAt = performance.now();
  try {
    const ran = await runLedgerModel(db, { sequences, commands, seed });
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(`${ran} commands in ${seconds} s: the books were right after each`);
  } finally {
    await scratch.close();
  }
};
