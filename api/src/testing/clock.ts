import type { AdvanceableClock } from '../ports/clock';

/** A clock that moves only when it is advanced, so that a test can tell one second from the next. @param start default the machine's time */
export function frozenClock(start = Date.now()): AdvanceableClock {
  let nowMs = start;
  return {
    now: () => new Date(nowMs),
    advance: (ms) => {
      nowMs += ms;
    },
    reset: () => {
      nowMs = start;
    },
  };
}
