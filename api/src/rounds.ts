import type { Database } from './db/database';
import type { Clock } from './ports/clock';

/** How long a job waits before its first round, after one, and after one that says `true`: there may be more to do. */
export interface Pauses {
  firstMs: number;
  pauseMs: number;
  busyMs: number;
}

/** While nothing moves, what is due by its time alone is looked for after so long. */
const mostStillMs = 2000;

/**
 * A mark of all that a job could find something by: while it is the same, no row has changed and nobody moved the clock. Undefined in a
 * database that others write to as well.
 */
export type Mark = () => string | undefined;

/** The mark of a database and a clock. */
export const markOf =
  ({ db, clock }: { db: Pick<Database, 'changes'>; clock: Clock }): Mark =>
  () =>
    db.changes && `${db.changes()} ${Math.round((clock.now().getTime() - Date.now()) / 1000)}`;

/**
 * Does a job again and again until it is stopped; stopping waits for the round that runs. A round that would find what the one before
 * found is left out, for two seconds at most.
 * @param report gets a failure, after which the next round comes as usual
 */
export function startRounds(
  job: () => Promise<unknown>,
  report: (error: unknown) => void,
  { firstMs, pauseMs, busyMs }: Pauses,
  mark: Mark,
): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let seen: string | undefined;
  let stillMs = 0;

  const isStill = (waitMs: number): boolean => {
    stillMs += waitMs;
    return seen !== undefined && seen === mark() && stillMs < mostStillMs;
  };
  const plan = (waitMs: number): void => {
    timer = setTimeout(() => {
      if (isStill(waitMs)) return plan(waitMs);
      stillMs = 0;
      seen = mark();
      round = job()
        .catch(report)
        .then((result) => {
          if (!isStopped) plan(result === true ? busyMs : pauseMs);
        });
    }, waitMs);
  };
  plan(firstMs);

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
