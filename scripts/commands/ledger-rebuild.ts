import { readApiConfig } from '../../api/src/config/env';
import { openApiDatabase } from '../../api/src/db/open';
import { createRebuildService } from '../../api/src/modules/ledger/rebuild.service';
import { recordAct } from '../../api/src/modules/operators/act.repository';
import { createClock } from '../../api/src/ports/clock';
import { readConfirmation } from '../operators/confirmed';
import { toTable } from '../operators/table';

/**
 * `npm run ledger:rebuild`, for operators (docs/operators.md): makes balances, lots and holds anew from the journals and says what
 * differs; with `-- --confirm --reason "…"` it writes them. Leaves with code 1 when something differs and nothing was written.
 */
try {
  const confirmation = readConfirmation('ledger:rebuild');
  const db = await openApiDatabase(readApiConfig(process.env), { maximum: 1, statementMs: 0, pauseMs: 0 });
  try {
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
  } finally {
    await db.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
