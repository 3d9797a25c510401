/** Waits for what a browser does for who looks; where nobody does, timers come once in a second, and frames never. */
const whereSeen = (wait: (end: () => void) => void): Promise<void> =>
  document.hidden ? Promise.resolve() : new Promise(wait);

/** Lets the browser paint, and hear what was pressed, before what comes next. */
export const pause = (): Promise<void> => whereSeen((end) => setTimeout(end));

/** Resolves once the browser has painted what was done until now. */
export const whenPainted = (): Promise<void> =>
  whereSeen((end) => requestAnimationFrame(() => setTimeout(end)));

/** Does one after the other, each in a task of its own. */
export const inTurns = async (parts: readonly (() => unknown)[]): Promise<void> => {
  for (const part of parts) {
    await part();
    await pause();
  }
};

/** Resolves after a time. */
export const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
