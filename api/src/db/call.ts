import { AsyncLocalStorage } from 'node:async_hooks';

/** Work that waits for the database on somebody's behalf: whose it is, and how long it has waited altogether. */
export interface DatabaseCall {
  /** Whose share of the connections it takes from; undefined for nobody's. */
  owner: string | undefined;
  /** Longest wait in all, in place of the pool's own; undefined for that. */
  readonly limitMs: number | undefined;
  /** How long it has waited so far; waits at the same time count once. */
  waitedMs(): number;
  /** A wait begins that counts until `waitEnds`. */
  waitBegins(): void;
  waitEnds(): void;
  /** Runs a wait that counts. */
  waiting<T>(work: () => Promise<T>): Promise<T>;
  /** What still runs on its behalf afterwards has no limit and takes from no share. */
  end(): void;
}

const calls = new AsyncLocalStorage<DatabaseCall>();
const ended = new WeakSet<DatabaseCall>();

/** A call that has waited for nothing yet. */
export function createCall(owner: string | undefined, limitMs?: number): DatabaseCall {
  let beforeMs = 0;
  let sinceMs = 0;
  let waits = 0;
  const call: DatabaseCall = {
    owner,
    limitMs,
    waitedMs: () => beforeMs + (waits > 0 ? performance.now() - sinceMs : 0),
    waitBegins() {
      if (waits === 0) sinceMs = performance.now();
      waits += 1;
    },
    waitEnds() {
      waits -= 1;
      if (waits === 0) beforeMs += performance.now() - sinceMs;
    },
    async waiting(work) {
      call.waitBegins();
      try {
        return await work();
      } finally {
        call.waitEnds();
      }
    },
    end: () => void ended.add(call),
  };
  return call;
}

/** Runs work, and all that it starts, as a part of a call. */
export const inCall = <T>(call: DatabaseCall, work: () => T): T => calls.run(call, work);

/** Runs work, and all that it starts, as a part of no call: what a call begins for everybody, such as a timer. */
export const outsideCalls = <T>(work: () => T): T => calls.exit(work);

/** The call that is going on here; undefined for a job of the process, and when the call has ended. */
export function currentCall(): DatabaseCall | undefined {
  const call = calls.getStore();
  return call === undefined || ended.has(call) ? undefined : call;
}
