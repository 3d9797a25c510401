import fc from 'fast-check';
import type { Database } from '../../db/database';
import { onEmptyBooks } from './books.repository';
import { ledgerCommands } from './commands';
import { LedgerModel } from './model';

/**
 * Runs random sequences of commands on the real ledger and on a model of it, and compares both and proves the books after
 * each command. Rejects with the shortest sequence that differs, its seed and its path.
 * @param options.sequences how many
 * @param options.commands most commands of one
 * @param options.seed of an earlier run, to have it again
 * @returns how many commands ran
 */
export async function runLedgerModel(
  db: Database,
  options: { sequences: number; commands: number; seed?: number },
): Promise<number> {
  let ran = 0;
  const property = fc.asyncProperty(
    fc.commands(ledgerCommands, { maxCommands: options.commands, size: 'max' }),
    (commands) =>
      onEmptyBooks(db, async (tx) => {
        await fc.asyncModelRun(() => ({ model: new LedgerModel(), real: tx }), commands);
        ran += [...commands].length;
      }),
  );
  await fc.assert(property, {
    numRuns: options.sequences,
    ...(options.seed !== undefined && { seed: options.seed }),
  });
  return ran;
}
