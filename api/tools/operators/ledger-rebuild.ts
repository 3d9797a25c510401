import { toTable } from '@poku/tooling';
import { createRebuildService } from '../../src/modules/ledger/rebuild.service';
import { recordAct } from '../../src/modules/operators/act.repository';
import { createClock } from '../../src/ports/clock';
import { type ConfirmOptions, readConfirmation } from './confirmed';
import { ONE_PATIENT_CONNECTION, withDatabase } from './with-database';

/**
 * Makes balances, lots and holds anew from the journals and says what differs; confirmed, it writes them. Sets the exit code 1 when
 * something differs and nothing was written.
 */
export const rebuildBooks = async (options: ConfirmOptions): Promise<void> => {
  const confirmation = readConfirmation('ledger rebuild', options);
  await withDatabase(async (db) => {
    const rebuild = createRebuildService({ db });
    const clock = createClock();
    const differences =
      confirmation === undefined
        ? await rebuild.compare()
        : await rebuild.write((tx, { rows }) => {
            const subject = `${rows} rows`;
            return recordAct(tx, { what: 'rebuild', subject, points: 0, ...confirmation }, clock.now());
          });
    if (differences.length === 0) console.log('Balances, lots and holds are what the journals say.');
    else {
      const rows = differences.map(({ table, count, first }) => [table, String(count), first]);
      console.log(toTable(['TABLE', 'DIFFERENT', 'FIRST'], rows));
      if (confirmation !== undefined) console.log('They were written anew.');
      else {
        console.error('Nothing was changed; --confirm writes what the journals say.');
        process.exitCode = 1;
      }
    }
  }, ONE_PATIENT_CONNECTION);
};
