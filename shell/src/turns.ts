/** Lets the browser paint, and hear what was pressed, before what comes next. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Does one after the other, each in a task of its own. */
export const inTurns = async (parts: readonly (() => unknown)[]): Promise<void> => {
  for (const part of parts) {
    await part();
    await pause();
  }
};
