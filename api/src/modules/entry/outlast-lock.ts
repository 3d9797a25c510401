import { LOGIN_LOCK_MS } from '@poku/domain/limits/access';
import { REDIRECT_TOKEN_LIFE_MS } from '@poku/domain/limits/linkage';
import { normalizePhone } from '@poku/domain/phone';
import type { Tx } from '../../db/tx';
import { after } from '../../ports/clock';
import { moveEnds } from './token.repository';

/**
 * A partner's user whose password login is locked (207) may go on with the same redirect token after the ten minutes: it
 * ends one life after the lock. It stays bound to its challenge, and a second lock moves nothing, so none lives longer than
 * half an hour (D28).
 */
export async function outlastLock(
  tx: Tx,
  { msisdn: phone, clientId }: { msisdn: string; clientId: string },
  now: Date,
): Promise<void> {
  const msisdn = normalizePhone(phone);
  if (msisdn === undefined) return;
  const until = after(now, LOGIN_LOCK_MS + REDIRECT_TOKEN_LIFE_MS);
  await moveEnds(tx, { msisdn, clientId }, { now, until, lifeMs: REDIRECT_TOKEN_LIFE_MS });
}
