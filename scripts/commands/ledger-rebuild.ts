import { readApiConfig } from '../../api/src/config/env';
import { openApiDatabase } from '../../api/src/db/open';
import { createRebuildService } from '../../api/src/modules/ledger/rebuild.service';
import { toTable } from '../operators/table';

/**
 * `npm run ledger:rebuild`, for operators (docs/operators.md): makes balances, lots and holds anew from the journals and says what
 * differs; with `-- --confirm` it writes them. Leaves with code 1 when something differs and nothing was written.
 */
const usage = 'npm run ledger:rebuild [-- --confirm]';

try {
  const [option, ...more] = process.argv.slice(2);
  if ((option !== undefined && option !== '--confirm') || more.length > 0) throw new Error(usage);
  const db = await openApiDatabase(readApiConfig(process.env), { maximum: 1, statementMs: 0, pauseMs: 0 });
  try {
    const rebuild = createRebuildService({ db });
    const isWritten = option === '--confirm';
    const differences = isWritten ? await rebuild.write() : await rebuild.compare();
    if (differences.length === 0) console.log('Balances, lots and holds are what the journals say.');
    else {
      const rows = differences.map(({ table, count, first }) => [table, String(count), first]);
      console.log(toTable(['TABLE', 'DIFFERENT', 'FIRST'], rows));
      if (isWritten) console.log('They were written anew.');
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
