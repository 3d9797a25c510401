import { AsyncLocalStorage } from 'node:async_hooks';

/** Where what happens comes from: a call, or an operator's command. */
export interface Origin {
  /** Address that the call came from; only its network is kept. */
  address?: string;
  /** The device cookie; kept as the first digits of its hash only. */
  device?: string | undefined;
  requestId?: string;
  /** Who runs a command. */
  operator?: string;
}

const origins = new AsyncLocalStorage<Origin>();

/** Runs work, and all that it starts, with this origin. */
export const comingFrom = <T>(origin: Origin, work: () => T): T => origins.run(origin, work);

/** The origin of the present call or command; empty for a job of the process. */
export const currentOrigin = (): Origin => origins.getStore() ?? {};
