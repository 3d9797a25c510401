import { AsyncLocalStorage } from 'node:async_hooks';

/** Where what happens comes from: a call, or an operator's command. */
export interface Origin {
  /** Address as it asked; kept as its network only. */
  address?: string;
  /** The device cookie; kept as the first digits of its hash only. */
  device?: string | undefined;
  requestId?: string;
  /** Who runs a command. */
  operator?: string;
}

const origins = new AsyncLocalStorage<Origin>();

/** Runs work, and all that it starts, as coming from there. */
export const comingFrom = <T>(origin: Origin, work: () => T): T => origins.run(origin, work);

/** Where what happens here comes from; nothing of it for a job of the process. */
export const currentOrigin = (): Origin => origins.getStore() ?? {};
