import { parseArgs } from 'node:util';
import { runLedgerModel } from '../../api/src/simulation/ledger/run';
import { openScratchDatabase } from '../bench/scratch-database';

/**
 * `npm run model:ledger [-- --sequences 1000 --commands 500 --seed <number>]`: the long form of the ledger's model test on
 * PostgreSQL. Random commands run on the real ledger and on a model of it; after each both are compared and the books are
 * proved. Prints the seed; a failure prints the shortest sequence that shows it, with seed and path.
 */
const { values: options } = parseArgs({
  options: {
    sequences: { type: 'string', default: '1000' },
    commands: { type: 'string', default: '500' },
    seed: { type: 'string' },
  },
});
const sequences = Number(options.sequences);
const commands = Number(options.commands);
const seed = options.seed === undefined ? Date.now() % 2 ** 31 : Number(options.seed);

console.log(`${sequences} sequences of up to ${commands} commands, seed ${seed}`);
const scratch = await openScratchDatabase();
const { db } = scratch;
const startedAt = performance.now();
try {
  const ran = await runLedgerModel(db, { sequences, commands, seed });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`${ran} commands in ${seconds} s: the books were right after each`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await scratch.close();
}
process.exit();
