import { randomUUID } from 'node:crypto';
import type { ObjectStore } from '../objects/object-store';

/** For so long a watch is there that was not heard of since. */
const TERM_MS = 30_000;
/** How often it is heard of. */
export const RENEW_MS = 8_000;

interface Stored {
  readonly holder: string;
  /** ISO 8601. */
  readonly until: string;
}

/**
 * Whose it is now, of what stands in the store, which somebody else may have written: what is no lease, or one for longer than any is taken
 * (twice as long, since clocks differ), is nobody's.
 */
const holderOf = (bytes: Buffer, now: number): string | undefined => {
  try {
    const { holder, until } = JSON.parse(bytes.toString()) as Stored;
    const restMs = Date.parse(until) - now;
    return restMs > 0 && restMs <= 2 * TERM_MS ? holder : undefined;
  } catch {
    return undefined;
  }
};

/** Whether somebody watches a canary now. @param key of the object that its lease is kept in */
export const isWatched = async (objects: ObjectStore, key: string): Promise<boolean> => {
  const stored = await objects.read(key);
  return stored !== undefined && holderOf(stored.bytes, Date.now()) !== undefined;
};

/**
 * Who watches a canary: one at a time, as long as it renews its lease. It is signed by nobody, since it gives no right: who forges it delays
 * a watch, and whoever may write the store can do that anyway.
 * @param key of the object that it is kept in
 * @param now Unix time in milliseconds. Default this machine's clock
 */
export const createLease = (objects: ObjectStore, key: string, now: () => number = Date.now) => {
  const holder = randomUUID();

  const write = async (isForced: boolean, termMs: number): Promise<boolean> => {
    const stored = await objects.read(key);
    const present = stored && holderOf(stored.bytes, now());
    if (present !== undefined && present !== holder && !isForced) return false;
    const next: Stored = { holder, until: new Date(now() + termMs).toISOString() };
    return objects.replace(key, JSON.stringify(next), stored?.tag);
  };

  return {
    /**
     * Takes it, or renews it.
     * @param isForced also from another who watches. Default false
     * @returns false, with nothing changed, when another has it
     */
    take: (isForced = false): Promise<boolean> => write(isForced, TERM_MS),
    /** Leaves it to whoever comes next, unless another has it already. */
    leave: async (): Promise<void> => void (await write(false, 0)),
  };
};
export type Lease = ReturnType<typeof createLease>;
