import { UnavailableError } from './unavailable';

/** Gives each owner a few places at once; more of an owner wait in the order asked, and nobody else does. */
export interface Shares {
  /**
   * Waits for one of the owner's places and returns what gives it back. Rejects with `UnavailableError` after `limitMs`
   * (`Infinity` for no end).
   */
  take(owner: string, limitMs: number): Promise<() => void>;
}

interface Lane {
  taken: number;
  waiting: Set<() => void>;
}

/** @param places what one owner may have at once, 1 or more */
export function createShares(places: number): Shares {
  const lanes = new Map<string, Lane>();

  const leave = (owner: string, lane: Lane): void => {
    const [next] = lane.waiting;
    if (next !== undefined) return next();
    lane.taken -= 1;
    if (lane.taken === 0) lanes.delete(owner);
  };

  return {
    async take(owner, limitMs) {
      const lane = lanes.get(owner) ?? { taken: 0, waiting: new Set() };
      lanes.set(owner, lane);
      if (lane.taken < places) lane.taken += 1;
      else {
        await new Promise<void>((resolve, reject) => {
          const timer = Number.isFinite(limitMs)
            ? setTimeout(() => {
                lane.waiting.delete(enter);
                reject(new UnavailableError('too many calls of one owner wait for the database'));
              }, limitMs)
            : undefined;
          const enter = (): void => {
            clearTimeout(timer);
            lane.waiting.delete(enter);
            resolve();
          };
          lane.waiting.add(enter);
        });
      }
      return () => leave(owner, lane);
    },
  };
}
