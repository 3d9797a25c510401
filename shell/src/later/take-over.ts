import type { Workbox } from 'workbox-window';

/** Held by every tab on whose page a member must not be disturbed. */
const BUSY = 'poku.busy';

/** What is used of the browser's locks. */
export type Locks = Pick<LockManager, 'request'>;

/** Parts of `takeOverWhenIdle`. */
export interface TakeOverParts {
  readonly worker: Pick<Workbox, 'messageSkipWaiting'>;
  /** Whether a newer worker waits. */
  readonly isWaiting: () => boolean;
  /** Whether the page of the moment must not be disturbed: a checkout, a form. */
  readonly isBusy: () => boolean;
  /** Calls back after each change of page. */
  readonly onChange: (look: () => void) => void;
  /** `undefined` where a browser has none; then each tab knows of itself alone. */
  readonly locks: Locks | undefined;
}

/**
 * Lets a newer worker take over once no tab is on a page where the member must not be disturbed. Pages are never reloaded:
 * they go on with the shell that they have.
 * @returns looks now
 */
export const takeOverWhenIdle = ({ worker, isWaiting, isBusy, onChange, locks }: TakeOverParts) => {
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
    if (isWaiting()) void takeOver();
  };
  onChange(look);
  look();
  return look;
};
