/** Safari has no idle callback; then it is as long as a page takes to come to rest. */
const WITHOUT_IDLE_MS = 1_000;

/**
 * Waits until the page has nothing better to do.
 * @param otherwise milliseconds to wait in a browser without idle callbacks
 */
export const whenIdle = (then: () => void, otherwise = WITHOUT_IDLE_MS): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then);
  else setTimeout(then, otherwise);
};
