import { topupEventAnswer } from '@poku/partner-protocol';
import { askPoku } from '../partners/http/poku';
import { after } from '../ports/clock';
import { markOf, startRounds } from '../rounds';
import type { BillersDeps } from './deps';
import { decideLine, listDecidable, noteTelling, takeTelling } from './repository';
import { decisionOf } from './service';

const pauseMs = 250;
const answerMs = 3000;
const leaseMs = 30_000;
const firstRetryMs = 1000;
const longestRetryMs = 60_000;
/** After so many tries Poku is told no more; it asks by itself. */
const mostTries = 30;

/** What a biller does by itself: decides what is due, and tells Poku of changes until it has heard. */
export function createRounds({
  db,
  clock,
  keys,
  pokuUrl,
}: Pick<BillersDeps, 'db' | 'clock' | 'keys' | 'pokuUrl'>) {
  const tellNext = async (): Promise<boolean> => {
    const now = clock.now();
    const line = await takeTelling(db, now, after(now, leaseMs));
    const own = line === undefined ? undefined : keys[line.biller];
    if (line === undefined || own === undefined) return false;
    const { biller, reference, tries } = line;
    const answer = await askPoku({
      keys: own,
      url: new URL(`${pokuUrl()}/billers/${biller}/events`),
      order: { type: 'topup.changed', reference },
      timeoutMs: answerMs,
      answer: topupEventAnswer,
    });
    const retryMs = Math.min(firstRetryMs * 2 ** (tries - 1), longestRetryMs);
    const isDone = answer !== undefined || tries >= mostTries;
    await noteTelling(db, line, isDone ? null : after(clock.now(), retryMs));
    return true;
  };

  /** Does all that is due now. */
  const work = async (): Promise<void> => {
    const now = clock.now();
    for (const { outcome, ...key } of await listDecidable(db, now))
      await decideLine(db, key, decisionOf(outcome), now);
    while (await tellNext());
  };

  return {
    work,
    /** @param report hears why a round failed; the next one comes as usual */
    start: (report: (error: unknown) => void) =>
      startRounds(work, report, { firstMs: pauseMs, pauseMs, busyMs: pauseMs }, markOf({ db, clock })),
  };
}
