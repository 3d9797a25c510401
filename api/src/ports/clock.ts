/** The time, in services and (as a parameter) in SQL. */
export interface Clock {
  now(): Date;
}

/** A clock that a test or the sandbox moves forward (D56). */
export interface AdvanceableClock extends Clock {
  /** Moves the clock forward by `ms`, which is never negative. */
  advance(ms: number): void;
  /** Back to the machine's time. */
  reset(): void;
}

/** The machine's time plus what it was advanced by. */
export function createClock(): AdvanceableClock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    advance: (ms) => {
      offsetMs += Math.max(0, ms);
    },
    reset: () => {
      offsetMs = 0;
    },
  };
}

/** A time `ms` milliseconds after another. */
export const after = (time: Date, ms: number): Date => new Date(time.getTime() + ms);
