/** Lets one piece of work run at a time within this process, in the order asked. */
export interface Turns {
  /** Runs `work` when everything asked before has ended, well or not; resolves and rejects with it. */
  take<T>(work: () => Promise<T>): Promise<T>;
  /** Runs `work` at once, beside the turns and other such work; resolves and rejects with it. */
  beside<T>(work: () => Promise<T>): Promise<T>;
  /** Takes a turn in which nothing runs beside either: what does ends first, and what comes waits. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/** Turns without anybody waiting. */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  /** Ends with the turn that is alone. */
  let lonely: Promise<unknown> = Promise.resolve();
  const running = new Set<Promise<unknown>>();

  const take = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    take,
    beside(work) {
      const run = lonely.then(work);
      const ended = run.catch(() => undefined).finally(() => running.delete(ended));
      running.add(ended);
      return run;
    },
    alone: (work) =>
      take(() => {
        const turn = Promise.all(running).then(work);
        lonely = turn.catch(() => undefined);
        return turn;
      }),
  };
}
