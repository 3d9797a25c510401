import { LOGIN_LOCK_MS, LOGIN_MAX_FAILURES } from '@poku/domain/limits/access';
import type { Tx } from '../../db/tx';
import { after } from '../../ports/clock';
import { countLoginTry, findLock } from './guard.repository';

/**
 * Counts one try at a password before it is evaluated (D20), per number and requester. 'refused': it must not be
 * evaluated, the lock of ten minutes runs; 'last': it may, and when it is wrong the lock has begun; 'open': it may.
 */
export async function admitTry(
  tx: Tx,
  key: { msisdn: string; requester: string },
  now: Date,
): Promise<'open' | 'last' | 'refused'> {
  if ((await findLock(tx, key.msisdn, key.requester, now)) !== null) return 'refused';
  const rule = { limit: LOGIN_MAX_FAILURES, now, lockUntil: after(now, LOGIN_LOCK_MS) };
  const tries = await countLoginTry(tx, key, rule);
  if (tries > LOGIN_MAX_FAILURES) return 'refused';
  return tries === LOGIN_MAX_FAILURES ? 'last' : 'open';
}
