import type { AppDeps } from '../../deps';
import { after } from '../../ports/clock';
import * as tasks from './task.repository';

const firstPauseMs = 2000;
const longestPauseMs = 60 * 60_000;
const lifeMs = 24 * 60 * 60_000;
/** Longer than a partner may take; a task whose process died is tried again after it. */
const leaseMs = 60_000;

/** Ends links at partners that are not, or no longer, links of ours. */
export function createEndingService({ db, clock, partners }: Pick<AppDeps, 'db' | 'clock' | 'partners'>) {
  // No row is locked while the partner is asked.
  const attempt = async (task: tasks.EndingTask): Promise<boolean> => {
    const reply = await partners.endLink(task.slug, task.reference);
    const isDone = reply.outcome === 'answered' || (reply.outcome === 'refused' && reply.status === 404);
    const now = clock.now();
    if (isDone) await tasks.removeEnding(db, task);
    else if (after(task.created_at, lifeMs) <= now) await tasks.giveUpEnding(db, task, now);
    else await tasks.retryEnding(db, task, after(now, pauseAfter(task.attempts)));
    return isDone;
  };

  return {
    /**
     * Tries the next task that is due; false when there was none. A partner that does not end the link is asked again
     * after 2 s, 4 s and so on up to an hour, for 24 hours in all. Any number of processes may do so at once.
     */
    async next(): Promise<boolean> {
      const now = clock.now();
      const task = await tasks.takeDueEnding(db, now, after(now, leaseMs));
      if (task !== undefined) await attempt(task);
      return task !== undefined;
    },

    /** Tries a member's tasks with a partner at once, due or not; true when none is left. Takes at most 1.5 s. */
    async finish(key: { memberId: string; partnerId: string }): Promise<boolean> {
      const own = await tasks.takeEndingsOf(db, key, after(clock.now(), leaseMs));
      return (await Promise.all(own.map(attempt))).every(Boolean);
    },
  };
}

const pauseAfter = (attempts: number): number => Math.min(longestPauseMs, firstPauseMs * 2 ** (attempts - 1));
