/** For how long an answer stands. */
const keptMs = 1000;

/**
 * Asks at most once a second: whoever comes in between, or while the question is still open, gets the same answer. Measured by
 * a clock that nobody sets.
 */
export function recent<T>(ask: () => Promise<T>): () => Promise<T> {
  let last: { answer: Promise<T>; isOpen: boolean; askedAtMs: number } | undefined;
  return () => {
    if (last !== undefined && (last.isOpen || performance.now() - last.askedAtMs < keptMs))
      return last.answer;
    const asked = { answer: ask(), isOpen: true, askedAtMs: performance.now() };
    const close = (): void => {
      asked.isOpen = false;
    };
    asked.answer.then(close, close);
    last = asked;
    return asked.answer;
  };
}
