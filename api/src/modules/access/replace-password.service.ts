import type { Tx } from '../../db/database';
import { clearGuards } from './guard.repository';
import { setPassword, type Credentials } from './member.repository';
import { replaceResets } from './reset.repository';
import { revokeSessions } from './session.repository';

/**
 * Gives a member, whose row is locked, a new password, and ends what the old one gave: every session but
 * `keepSessionId` (null for all), codes that would become one, open links of forgot password, and the locks of the
 * login (D24).
 */
export async function replacePassword(
  tx: Tx,
  member: Pick<Credentials, 'id' | 'msisdn'>,
  change: { passwordHash: string; keepSessionId: string | null; now: Date },
): Promise<void> {
  await setPassword(tx, member.id, change.passwordHash);
  await revokeSessions(tx, member.id, change.now, change.keepSessionId);
  await replaceResets(tx, member.id, change.now);
  await clearGuards(tx, member.msisdn);
}
