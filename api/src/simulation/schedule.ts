import type { Random } from '@poku/tooling';
import type { AdvanceableClock } from '../ports/clock';

/** Runs one piece of work at a time, in an order that the seed decides, on a clock that only the simulation moves. */
export interface Schedule {
  readonly clock: AdvanceableClock;
  /** Turns that were taken so far. */
  readonly steps: number;
  /** Starts a task; `run` ends when all of them have. */
  spawn(task: () => Promise<void>): void;
  /**
   * Runs `work` alone when its turn comes: `afterMs` of simulated time from now at the earliest. Rejects when it is called during
   * another turn, as by a call of a partner inside a transaction.
   */
  turn<T>(work: () => Promise<T>, afterMs?: number): Promise<T>;
  /** Waits in simulated time. */
  sleep(ms: number): Promise<void>;
  /** Takes turns until every task has ended. Rejects with the first failure of a task. */
  run(): Promise<void>;
}

interface Waiting {
  at: number;
  start: () => Promise<void>;
}

/** A turn takes this long in simulated time, so that no two have the same time. */
const turnMs = 1;
/** After so many rounds without a request for a turn, a task is taken to wait for something outside of the schedule. */
const patience = 20_000;

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A schedule that starts at `startMs` (since 1970). */
export function createSchedule(random: Random, startMs: number): Schedule {
  let nowMs = startMs;
  let steps = 0;
  let running = 0;
  let isTaken = false;
  let failure: { error: unknown } | undefined;
  const waiting: Waiting[] = [];
  /** Tasks that were spawned during the present turn; they start after it. */
  const starting: (() => Promise<void>)[] = [];

  /** One of those whose time has come, else the one whose time comes first. */
  const take = (): Waiting | undefined => {
    const ready: number[] = [];
    let earliest = 0;
    waiting.forEach(({ at }, index) => {
      if (at <= nowMs) ready.push(index);
      if (at < (waiting[earliest]?.at ?? 0)) earliest = index;
    });
    const index = ready.length > 0 ? random.pick(ready) : earliest;
    return waiting.splice(index, 1)[0];
  };

  const turn = <T>(work: () => Promise<T>, afterMs = 0): Promise<T> => {
    if (isTaken)
      return Promise.reject(new Error('Something outside of a transaction was asked for inside of it'));
    return new Promise<T>((resolve, reject) => {
      const start = async (): Promise<void> => {
        isTaken = true;
        try {
          const value = await work();
          isTaken = false;
          resolve(value);
        } catch (error) {
          isTaken = false;
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      };
      waiting.push({ at: nowMs + afterMs, start });
    });
  };

  const begin = (task: () => Promise<void>): void =>
    void task()
      .catch((error: unknown) => {
        failure ??= { error };
      })
      .finally(() => {
        running -= 1;
      });

  return {
    clock: {
      now: () => new Date(nowMs),
      advance: (ms) => {
        nowMs += ms;
      },
      reset: () => undefined,
    },
    get steps() {
      return steps;
    },
    turn,
    sleep: (ms) => turn(() => Promise.resolve(), ms),
    spawn(task) {
      running += 1;
      if (isTaken) starting.push(task);
      else begin(task);
    },
    async run() {
      let idle = 0;
      for (;;) {
        await settled();
        if (failure !== undefined) throw failure.error;
        const next = take();
        if (next === undefined) {
          if (running === 0) return;
          idle += 1;
          if (idle > patience) throw new Error('A task waits for something outside of the simulation');
          continue;
        }
        idle = 0;
        steps += 1;
        nowMs = Math.max(nowMs + turnMs, next.at);
        await next.start();
        starting.splice(0).forEach(begin);
      }
    },
  };
}
