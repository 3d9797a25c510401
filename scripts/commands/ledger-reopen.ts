import { readApiConfig } from '../../api/src/config/env';
import { openApiDatabase } from '../../api/src/db/open';
import { createReopenService } from '../../api/src/modules/ledger/reopen.service';
import { recordAct } from '../../api/src/modules/operators/act.repository';
import { createClock } from '../../api/src/ports/clock';
import { readConfirmation } from '../operators/confirmed';

/**
 * `npm run ledger:reopen`, for operators (docs/operators.md): says which points ended before their time, by the database's clock;
 * with `-- --confirm --reason "…"` it gives them back by compensating journals.
 */
try {
  const confirmation = readConfirmation('ledger:reopen');
  const db = await openApiDatabase(readApiConfig(process.env));
  try {
    const clock = createClock();
    const reopen = createReopenService({ db, clock });
    const { journals, members, points } = await reopen.plan();
    console.log(`${points} points of ${members} members ended before their time, in ${journals} journals.`);
    if (confirmation !== undefined) {
      const subject = `${journals} journals`;
      await recordAct(db, { what: 'reopen', subject, points, ...confirmation }, clock.now());
      console.log(`${await reopen.run()} points were given back.`);
    } else if (journals > 0) console.log('Nothing was changed; --confirm gives them back.');
  } finally {
    await db.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
