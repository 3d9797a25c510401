import type { AppDeps } from '../../deps';
import { takeDueAttempt, type Attempt } from './attempt.repository';
import { createAttemptService } from './attempt.service';
import type { LinkOutcome, Told } from './outcome';

/**
 * The first inquiry comes 5 s after the beginning, the next ones 15 s and a minute after it, then one every two minutes until the
 * attempt is over.
 */
const plan = { sinceBeginMs: [15_000, 60_000], everyMs: 120_000, leaseMs: 5000 } as const;
/** For this long, an attempt that the partner does not know counts as pending: the request for it may still arrive. */
const unknownAfterMs = 4000;

/** Asks partners how attempts stand whose outcome nobody knows (D30). */
export function createInquiryService(deps: Pick<AppDeps, 'db' | 'clock' | 'partners'>) {
  const { db, clock, partners } = deps;
  const attempts = createAttemptService(deps);

  const ask = async (attempt: Attempt): Promise<Told> => {
    const reply = await partners.linkState(attempt.slug, attempt.reference);
    if (reply.outcome !== 'answered') return { status: 'pending' };
    const isFresh = clock.now().getTime() - attempt.created_at.getTime() < unknownAfterMs;
    return reply.value.status === 'unknown' && isFresh ? { status: 'pending' } : reply.value;
  };

  const settle = async (attempt: Attempt, told: Told): Promise<LinkOutcome> => {
    const outcome = await db.transaction((tx) => attempts.settle(tx, attempt.reference, told));
    return outcome ?? { status: 'pending' };
  };

  const inquire = async (attempt: Attempt): Promise<LinkOutcome> => {
    const isOver = attempt.expires_at <= clock.now();
    return settle(attempt, isOver ? { status: 'pending' } : await ask(attempt));
  };

  return {
    /** Asks the partner within 1.5 s how an attempt stands, unless it is over, and settles it by the answer. */
    inquire,

    /** Inquires the next attempt that is due, or ends it when it is over; false when there was none. */
    async next(): Promise<boolean> {
      const attempt = await takeDueAttempt(db, clock.now(), plan);
      if (attempt !== undefined) await inquire(attempt);
      return attempt !== undefined;
    },
  };
}
