import type { Tx } from '../../db/tx';
import { securityWording } from '../security/wording';
import { clearGuards } from './guard.repository';
import { setPassword, type Credentials } from './member.repository';
import { replaceResets } from './reset.repository';
import { tellOwner } from './security-notice';
import { revokeSessions } from './session.repository';

/**
 * Gives a member, whose row is locked, a new password, and ends what the old one gave: every session but
 * `keepSessionId` (null for all), codes that would become one, open links of forgot password, and the locks of the
 * login (D24). The owner is told (D60).
 */
export async function replacePassword(
  tx: Tx,
  member: Pick<Credentials, 'id' | 'msisdn' | 'email' | 'name'>,
  change: { passwordHash: string; keepSessionId: string | null; now: Date },
): Promise<void> {
  await setPassword(tx, member.id, change.passwordHash);
  const { keepSessionId, now } = change;
  await revokeSessions(tx, member.id, now, keepSessionId === null ? [] : [keepSessionId]);
  await replaceResets(tx, member.id, now);
  await clearGuards(tx, member.msisdn);
  await tellOwner(tx, member, securityWording.passwordChanged(member.name), now);
}
