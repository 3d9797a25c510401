import { createClockWatch } from '../../src/modules/health/clock-watch';
import { createExpiryService } from '../../src/modules/ledger/expiry.service';
import { recordAct } from '../../src/modules/operators/act.repository';
import { runAsOperator } from '../../src/modules/security/command';
import { createClock } from '../../src/ports/clock';
import { type ConfirmOptions, readConfirmation } from './confirmed';
import { withDatabase } from './with-database';

/**
 * Says which points have ended and still stand in the books; confirmed, it ends them, also when they are more than the worker may
 * end by itself.
 */
export const expirePoints = async (options: ConfirmOptions): Promise<void> => {
  const confirmation = readConfirmation('ledger expire', options);
  await withDatabase(async (db) => {
    const watch = createClockWatch({ db }, (sentence) => console.error(sentence));
    if (!(await watch.isRight())) throw new Error('Set the clock of this machine first.');
    const deps = { db, clock: createClock() };
    const expiry = createExpiryService(deps);
    const { lots, points, share, needsConfirmation } = await expiry.plan();
    console.log(`${points} points in ${lots} lots have ended, ${(share * 100).toFixed(1)} % of all.`);
    if (needsConfirmation) console.log('The worker does not end as many by itself.');
    if (confirmation !== undefined) {
      const subject = `${lots} lots`;
      const ended = await runAsOperator(deps, 'ledger expire --confirm', async () => {
        await recordAct(db, { what: 'expire', subject, points, ...confirmation }, deps.clock.now());
        return expiry.run(false);
      });
      console.log(`${ended} points were taken out of the books.`);
    } else if (lots > 0) console.log('Nothing was changed; --confirm ends them.');
  });
};
