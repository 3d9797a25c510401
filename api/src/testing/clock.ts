import type { AdvanceableClock } from '../ports/clock';

/** A clock that moves only when it is advanced, so that a test can tell one second from the next. */
export function frozenClock(): AdvanceableClock {
  const start = Date.now();
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
