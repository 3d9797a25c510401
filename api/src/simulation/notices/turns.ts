/** Lets a member do one thing after the other, so that what holds in the end is known. */
export interface Turns {
  take(memberId: string, work: () => Promise<void>): Promise<void>;
}

/** Nobody does anything yet. */
export function createTurns(): Turns {
  const last = new Map<string, Promise<void>>();
  return {
    take(memberId, work) {
      const mine = (last.get(memberId) ?? Promise.resolve()).then(work);
      last.set(memberId, mine);
      return mine;
    },
  };
}
