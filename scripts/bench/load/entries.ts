/** A layout shift, as `PerformanceObserver` reports it. Times in milliseconds. */
export interface Shift {
  readonly value: number;
  readonly startTime: number;
  /** Whether a press or a key came less than half a second before. */
  readonly hadRecentInput: boolean;
}

/** An event that somebody caused, as Event Timing reports it. */
export interface InputEvent {
  /** The same for the events of one press; 0 for what belongs to none. */
  readonly interactionId: number;
  /** Milliseconds from the input to the next paint. */
  readonly duration: number;
}

/** A task of 50 ms or more. */
export interface LongTask {
  readonly startTime: number;
  readonly duration: number;
}

const GAP_MS = 1_000;
const WINDOW_MS = 5_000;

/** Cumulative layout shift: the largest sum of a window of at most five seconds without a gap of one second. 0 without shifts. */
export const layoutShift = (shifts: readonly Shift[]): number => {
  let [sum, largest, beganAt, lastAt] = [0, 0, -Infinity, -Infinity];
  for (const { value, startTime, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    const goesOn = startTime - lastAt < GAP_MS && startTime - beganAt < WINDOW_MS;
    if (!goesOn) beganAt = startTime;
    sum = goesOn ? sum + value : value;
    lastAt = startTime;
    largest = Math.max(largest, sum);
  }
  return largest;
};

/** Interaction to next paint of a few presses: the slowest one's, in milliseconds. NaN when there was none. */
export const slowestInteraction = (events: readonly InputEvent[]): number => {
  const durations = events.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration);
  return durations.length === 0 ? NaN : Math.max(...durations);
};

/** The longest task that was not over at a moment, in milliseconds; 0 when each was. @param since milliseconds */
export const longestTask = (tasks: readonly LongTask[], since: number): number =>
  Math.max(
    0,
    ...tasks
      .filter(({ startTime, duration }) => startTime + duration > since)
      .map(({ duration }) => duration),
  );
