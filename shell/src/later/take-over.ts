import type { Workbox } from 'workbox-window';

/**
 * From a change of page to the take-over, in milliseconds. A worker that is just then asked for files of the next page would
 * go on instead of making room.
 */
const QUIET_MS = 2_000;

/** Held by every tab on whose page a member must not be disturbed. */
const BUSY = 'poku.busy';

/** What is used of the browser's locks. */
export type Locks = Pick<LockManager, 'request'>;

/** Parts of `takeOverWhenIdle`. */
export interface TakeOverParts {
  readonly worker: Pick<Workbox, 'messageSkipWaiting'>;
  /** Whether a newer worker waits. */
  readonly isWaiting: () => boolean;
  /** Whether the worker that the site gives is the one that was signed. */
  readonly isSigned: () => Promise<boolean>;
  /** Whether the page of the moment must not be disturbed: a checkout, a form. */
  readonly isBusy: () => boolean;
  /** Calls back after each change of page. */
  readonly onChange: (look: () => void) => void;
  /** `undefined` where a browser has none; then each tab knows of itself alone. */
  readonly locks: Locks | undefined;
  /** Calls back after so many milliseconds. Default the page's timer. */
  readonly wait?: (then: () => void, ms: number) => void;
}

/**
 * Lets a newer worker take over once no tab is on a page where the member must not be disturbed. Pages are never reloaded:
 * they go on with the shell that they have.
 * @returns looks now
 */
export const takeOverWhenIdle = (parts: TakeOverParts) => {
  const { worker, isWaiting, isSigned, isBusy, onChange, locks, wait = setTimeout } = parts;
  let release: (() => void) | null = null;
  /** Settles when the browser has taken back what this tab held. */
  let released: Promise<unknown> = Promise.resolve();

  const hold = (): void => {
    if (release) return;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    if (locks) released = locks.request(BUSY, { mode: 'shared' }, () => held);
  };
  const takeOver = async (): Promise<void> => {
    await released;
    if (!isWaiting() || !(await isSigned())) return;
    const take = () => {
      if (isWaiting() && !isBusy()) worker.messageSkipWaiting();
    };
    if (locks) await locks.request(BUSY, { ifAvailable: true }, (lock) => lock && take());
    else take();
  };
  const look = (): void => {
    if (isBusy()) {
      hold();
      return;
    }
    release?.();
    release = null;
    if (isWaiting()) wait(() => void takeOver(), QUIET_MS);
  };
  onChange(look);
  look();
  return look;
};
