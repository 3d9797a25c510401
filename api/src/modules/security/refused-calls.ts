import type { FastifyBaseLogger } from 'fastify';
import { createCall, inCall } from '../../db/call';
import type { AppDeps } from '../../deps';
import { networkOf } from '../../http/networks';
import type { RefusedCall } from '../../http/refusals';
import { noteSecurityOnce, quietMs } from './log';
import { comingFrom, type Origin } from './origin';

/** Refusals that a process remembers to have written, so that repeating one costs the database nothing. */
const mostTold = 10_000;

/**
 * Writes refused calls into the security log: of each reason the first one in ten minutes of a member or, for guests, of a
 * network. When the log cannot be written, the call is answered all the same, and the log of the process says so.
 */
export function createRefusedCallLog({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  /** Until when nothing more is written of a key, the newest last. */
  const told = new Map<string, number>();

  return async (
    { why, call, memberId }: RefusedCall,
    origin: Origin,
    log: FastifyBaseLogger,
  ): Promise<void> => {
    const now = clock.now();
    const key = `${why} ${memberId ?? ''}`;
    const place = `${key} ${networkOf(origin.address ?? '')}`;
    if ((told.get(place) ?? 0) > now.getTime()) return;
    told.delete(place);
    told.set(place, now.getTime() + quietMs);
    const [oldest] = told.keys();
    if (told.size > mostTold && oldest !== undefined) told.delete(oldest);
    try {
      await inCall(createCall('refused calls'), () =>
        comingFrom(origin, () =>
          noteSecurityOnce(db, key, { what: 'call.refused', memberId, detail: { why, call } }, now),
        ),
      );
    } catch (error) {
      told.delete(place);
      log.warn({ err: error }, 'a refused call is not in the security log');
    }
  };
}
