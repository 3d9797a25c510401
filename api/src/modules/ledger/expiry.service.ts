import type { Database } from '../../db/database';
import type { Clock } from '../../ports/clock';
import { membersWithEndedLots } from './lot.repository';
import { ledger } from './service';

/** Members whose lots end in one transaction each, read in groups of this size. */
const groupSize = 100;

/** Books the end of points at 23:59:59 WIB (D37), so that balances and journals say what can be spent. */
export function createExpiryService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * Posts the expiry journal of every lot that has ended; points that are held stay. Any number of processes may do
     * so at once: the second finds nothing left. Returns the points that ended.
     */
    async run(): Promise<number> {
      const now = clock.now();
      let points = 0;
      let after = '';
      for (;;) {
        const members = await membersWithEndedLots(db, now, { after, limit: groupSize });
        for (const memberId of members) {
          points += await db.transaction((tx) => ledger.expire(tx, memberId, now));
        }
        const last = members.at(-1);
        if (last === undefined) return points;
        after = last;
      }
    },
  };
}
