/** Lets the browser paint, and hear what was pressed, before what comes next. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Resolves once the browser has painted what was done until now. */
export const whenPainted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Does one after the other, each in a task of its own. */
export const inTurns = async (parts: readonly (() => unknown)[]): Promise<void> => {
  for (const part of parts) {
    await part();
    await pause();
  }
};

/** Resolves after a time. */
export const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
