import { createReopenService } from '../../src/modules/ledger/reopen.service';
import { recordAct } from '../../src/modules/operators/act.repository';
import { createClock } from '../../src/ports/clock';
import { type ConfirmOptions, readConfirmation } from './confirmed';
import { withDatabase } from './with-database';

/**
 * Says which points ended before their time, by the database's clock; confirmed, it gives them back by compensating journals.
 */
export const reopenPoints = async (options: ConfirmOptions): Promise<void> => {
  const confirmation = readConfirmation('ledger reopen', options);
  await withDatabase(async (db) => {
    const clock = createClock();
    const reopen = createReopenService({ db, clock });
    const { journals, members, points } = await reopen.plan();
    console.log(`${points} points of ${members} members ended before their time, in ${journals} journals.`);
    if (confirmation !== undefined) {
      const subject = `${journals} journals`;
      await recordAct(db, { what: 'reopen', subject, points, ...confirmation }, clock.now());
      console.log(`${await reopen.run()} points were given back.`);
    } else if (journals > 0) console.log('Nothing was changed; --confirm gives them back.');
  });
};
