import { readApiConfig } from '../../api/src/config/env';
import { apiMigrations, openDatabase } from '../../api/src/db/open';
import { createClockWatch } from '../../api/src/modules/health/clock-watch';
import { createExpiryService } from '../../api/src/modules/ledger/expiry.service';
import { runAsOperator } from '../../api/src/modules/security/command';
import { createClock } from '../../api/src/ports/clock';

/**
 * `npm run ledger:expire`, for operators (docs/operators.md): says which points have ended and still stand in the books;
 * with `-- --confirm` it ends them, also when they are more than the worker may end by itself. Leaves with code 1 when it
 * refuses.
 */
const usage = 'npm run ledger:expire [-- --confirm]';

try {
  const [option, ...more] = process.argv.slice(2);
  if ((option !== undefined && option !== '--confirm') || more.length > 0) throw new Error(usage);
  const { databaseUrl, home, cache } = readApiConfig(process.env);
  const db = await openDatabase({ url: databaseUrl, home, cache, folder: 'db', migrations: apiMigrations() });
  try {
    const clock = createClockWatch({ db }, (sentence) => console.error(sentence));
    if (!(await clock.isRight())) throw new Error('Set the clock of this machine first.');
    const deps = { db, clock: createClock() };
    const expiry = createExpiryService(deps);
    const { lots, points, share, needsConfirmation } = await expiry.plan();
    console.log(`${points} points in ${lots} lots have ended, ${(share * 100).toFixed(1)} % of all.`);
    if (needsConfirmation) console.log('The worker does not end as many by itself.');
    if (option === '--confirm') {
      const ended = await runAsOperator(deps, 'ledger:expire --confirm', () => expiry.run(false));
      console.log(`${ended} points were taken out of the books.`);
    } else if (lots > 0) console.log('Nothing was changed; --confirm ends them.');
  } finally {
    await db.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
