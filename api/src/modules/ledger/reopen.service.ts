import type { Database } from '../../db/database';
import type { Clock } from '../../ports/clock';
import { recordMemberEvent } from '../live/repository';
import { earlyEnds, reopenLot, type EarlyEnd } from './reopen.repository';

/** Ends that are read at once. */
const groupSize = 500;

/** Points that ended too early, for example because of a wrong clock. */
export interface ReopenPlan {
  journals: number;
  members: number;
  points: number;
}

/** Reverses ends of points that came before their time, each by a journal of its own. */
export function createReopenService({ db, clock }: { db: Database; clock: Clock }) {
  const each = async (work: (end: EarlyEnd) => Promise<unknown>): Promise<void> => {
    let after = 0;
    for (;;) {
      const ends = await earlyEnds(db, after, groupSize);
      for (const end of ends) await work(end);
      const last = ends.at(-1);
      if (last === undefined) return;
      after = last.journal;
    }
  };

  return {
    /** What would be reversed now, by the database's clock. */
    async plan(): Promise<ReopenPlan> {
      const members = new Set<string>();
      let [journals, points] = [0, 0];
      await each((end) => {
        members.add(end.memberId);
        journals += 1;
        points += end.points;
        return Promise.resolve();
      });
      return { journals, members: members.size, points };
    },

    /**
     * Gives the lots back what these ends took, and tells the members' open pages. When it is interrupted, what was done stays and
     * it may run again; several may run at once. Returns the points.
     */
    async run(): Promise<number> {
      let points = 0;
      await each(async ({ journal, memberId }) => {
        points += await db.transaction(async (tx) => {
          const reopened = await reopenLot(tx, journal, clock.now());
          if (reopened > 0) await recordMemberEvent(tx, memberId, 'points.changed', {}, clock.now());
          return reopened;
        });
      });
      return points;
    },
  };
}
