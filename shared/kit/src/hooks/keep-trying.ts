import { whenBackOnline } from './when-back-online';

const FIRST_PAUSE_MS = 8_000;
const LONGEST_PAUSE_MS = 60_000;
/** Part of a pause that is left to chance, so that not everybody asks at once when a server is back. */
const CHANCE = 0.25;

/**
 * Tries something again and again until it is stopped: after a pause, and then with pauses that double up to a minute; at
 * once when the device is on a network again or the tab is shown again. Rests while the tab is hidden or the device is
 * offline. An attempt that runs is not joined by another one.
 * @param attempt its failure is its own matter
 * @param firstPauseMs milliseconds. Default 8 s: whoever sees why can press a button before
 * @returns a function that stops it
 */
export function keepTrying(attempt: () => unknown, firstPauseMs = FIRST_PAUSE_MS): () => void {
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isStopped = false;

  const wait = (): void => {
    clearTimeout(timer);
    if (isStopped || document.hidden) return;
    timer = setTimeout(tryIfShown, pauseMs * (1 - CHANCE * Math.random()));
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  };
  const tryIfShown = (): void => {
    if (navigator.onLine && !document.hidden) run();
    else wait();
  };
  const run = (): void => {
    if (isRunning || isStopped) return;
    clearTimeout(timer);
    isRunning = true;
    const done = (): void => {
      isRunning = false;
      wait();
    };
    void Promise.resolve(attempt()).then(done, done);
  };

  const stopListening = whenBackOnline(run);
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopListening();
  };
}
