/** Lets one piece of work run at a time within this process, in the order asked. */
export interface Turns {
  /** Runs `work` when everything asked before has ended, well or not; resolves and rejects with it. */
  take<T>(work: () => Promise<T>): Promise<T>;
}

/** Turns without anybody waiting. */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return {
    take(work) {
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
