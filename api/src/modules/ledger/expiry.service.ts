import type { Database } from '../../db/database';
import type { Clock } from '../../ports/clock';
import { recordMemberEvent } from '../live/repository';
import { endedShare, membersWithEndedLots } from './lot.repository';
import { ledger } from './service';

/** Members that are read at once; the lots of each member end in a transaction of their own. */
const groupSize = 100;

/** A round that would end more lots than this, and a larger share of all points, needs an operator's confirmation. */
const bound = { lots: 100, share: 0.1 };
/** Pause after a round that stopped at the bound, since counting reads every lot. */
const pauseAfterStopMs = 60_000;

/** What would end now. */
export interface ExpiryPlan {
  lots: number;
  points: number;
  /** Of all points that members have, from 0 to 1. */
  share: number;
  /** True when it is more than a round may end by itself. */
  needsConfirmation: boolean;
}

const tooMuch = ({ lots, points, share }: ExpiryPlan): Error =>
  new Error(
    `${points} points in ${lots} lots, ${Math.round(share * 100)} % of all, are to end at once: nothing ends until` +
      ' an operator confirms it with npm run ops -- ledger expire --confirm --reason "…"',
  );

/** Books the end of points at 23:59:59 WIB (D37), so that balances and journals say what can be spent. */
export function createExpiryService({ db, clock }: { db: Database; clock: Clock }) {
  let stoppedAtMs: number | undefined;

  const plan = async (now = clock.now()): Promise<ExpiryPlan> => {
    const { lots, points, allPoints } = await endedShare(db, now);
    const share = allPoints === 0 ? 0 : points / allPoints;
    return { lots, points, share, needsConfirmation: lots > bound.lots && share > bound.share };
  };

  return {
    /** What a round would end now. */
    plan: (): Promise<ExpiryPlan> => plan(),

    /**
     * Posts the expiry journal of every lot that has ended; points that are held stay. Any number of processes may do so at once:
     * the second finds nothing left. Returns the points that ended.
     * @param isBounded whether to reject, with nothing ended, when that would be more than 100 lots and a tenth of all points; for
     * a minute after that it returns 0. Default true
     */
    async run(isBounded = true): Promise<number> {
      if (stoppedAtMs !== undefined && performance.now() - stoppedAtMs < pauseAfterStopMs) return 0;
      stoppedAtMs = undefined;
      const now = clock.now();
      let points = 0;
      let after = '';
      for (;;) {
        const members = await membersWithEndedLots(db, now, { after, limit: groupSize });
        if (isBounded && after === '' && members.length > 0) {
          const ended = await plan(now);
          if (ended.needsConfirmation) {
            stoppedAtMs = performance.now();
            throw tooMuch(ended);
          }
        }
        for (const memberId of members) {
          points += await db.transaction(async (tx) => {
            const ended = await ledger.expire(tx, memberId, now);
            if (ended > 0) await recordMemberEvent(tx, memberId, 'points.changed', {}, clock.now());
            return ended;
          });
        }
        const last = members.at(-1);
        if (last === undefined) return points;
        after = last;
      }
    },
  };
}
