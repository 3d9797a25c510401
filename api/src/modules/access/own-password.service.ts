import type { AppDeps } from '../../deps';
import { sessionEnded } from '../../http/errors';
import type { MemberSession } from '../../http/session-guard';
import { checkPassword } from '../../security/passwords';
import { noteSecurity } from '../security/log';
import { clearWrongLogins } from './guard.repository';
import { admitTry } from './guard.service';
import { findMember, type Credentials } from './member.repository';

/** What counts the tries of those who are in at the password, next to the addresses and devices of the login. */
const requester = 'change-password';

/** What came of a try at the password. */
export type PasswordTry = { outcome: 'right'; member: Credentials } | { outcome: 'wrong' | 'locked' };

/** Members who are in and give their password once more (D60). */
export function createOwnPassword({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /**
     * Checks the password of a session's member. 'locked' from the fifth wrong one in a row, for ten minutes, whichever calls
     * they were given to: the count is the member's and survives a restart, so that a stolen session guesses no further.
     */
    async try({ memberId }: Pick<MemberSession, 'memberId'>, password: string): Promise<PasswordTry> {
      const member = await findMember(db, memberId);
      if (member === undefined) throw sessionEnded();
      const admission = await admitTry(db, { msisdn: member.msisdn, requester }, clock.now());
      if (admission === 'refused') return { outcome: 'locked' };
      if (!(await checkPassword(member.password_hash, password))) {
        await noteSecurity(db, { what: 'step-up.refused', memberId, msisdn: member.msisdn }, clock.now());
        return { outcome: admission === 'last' ? 'locked' : 'wrong' };
      }
      await clearWrongLogins(db, member.msisdn, requester);
      return { outcome: 'right', member };
    },
  };
}
