import { act } from '@testing-library/react';

const realPause = setTimeout;

/**
 * Timers that only the test moves, for the tests of one file or block; the network goes on by itself. Wait with `until`,
 * since the library's own waiting would move them.
 */
export function startHandTimers(): void {
  beforeEach(() => {
    jest.useFakeTimers({
      doNotFake: ['setImmediate', 'clearImmediate', 'queueMicrotask', 'nextTick', 'performance', 'Date'],
    });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

/** Lets `ms` milliseconds pass. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** Waits for the network until something holds; no timer moves. */
export async function until(holds: () => unknown): Promise<void> {
  const tries = 400;
  for (let count = 0; count < tries && !holds(); count += 1) {
    await act(() => new Promise((resolve) => realPause(resolve, 5)));
  }
  expect(holds()).toBeTruthy();
}
