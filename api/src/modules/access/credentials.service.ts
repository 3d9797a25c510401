import { normalizeEmail } from '@poku/domain/email';
import { normalizePhone } from '@poku/domain/phone';
import { loginCodeWording } from '@poku/domain/wording/credentials';
import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { LoginCode } from '../../http/codes';
import { refusal } from '../../http/errors';
import { checkPassword } from '../../security/passwords';
import { sha256 } from '../../security/random';
import { createLimitService } from '../limits/service';
import { noteSecurity, noteSecurityOnce } from '../security/log';
import { clearWrongLogins, findLock } from './guard.repository';
import { admitTry } from './guard.service';
import { findByEmail, findByMsisdn, holdPassword, type Credentials } from './member.repository';
import { isStranger, requesterKey, type Requester } from './requester';

/** How the security log names a number; what stands for an unknown address is no name. */
const nameOf = (msisdn: string) => (msisdn.startsWith('+') ? { msisdn } : {});

/** A member whose password was right a moment ago. */
export interface ProvenMember {
  id: string;
  email: string;
  passwordHash: string;
  /** Key of the tries that end with this login. */
  guard: { msisdn: string; requester: string };
}

/**
 * Numbers and passwords, the door that every login goes through (D20, D61).
 * @param check evaluates a password. Default the real check; a bench that counts evaluations has a quick one
 */
export function createCredentialsService(
  deps: Pick<AppDeps, 'db' | 'clock' | 'config'>,
  check: typeof checkPassword = checkPassword,
) {
  const { db, clock } = deps;
  const limits = createLimitService(deps);
  const locked = async (msisdn: string): Promise<Error> => {
    await noteSecurityOnce(db, msisdn, { what: 'login.limited', ...nameOf(msisdn) }, clock.now());
    return refusal(LoginCode.locked, loginCodeWording);
  };

  /** @param find the member, asked for once the password may be evaluated */
  const prove = async (
    find: () => Promise<Credentials | undefined>,
    msisdn: string,
    password: string,
    requester: Requester,
  ): Promise<ProvenMember> => {
    const now = clock.now();
    const guard = { msisdn, requester: await requesterKey(db, msisdn, requester) };
    const { address } = requester;
    const isFromStranger = isStranger(guard.requester);
    if (isFromStranger && !(await limits.mayGuess(msisdn, address))) throw await locked(msisdn);
    if ((await findLock(db, msisdn, guard.requester, now)) !== null) throw await locked(msisdn);
    const guess = isFromStranger ? await limits.takeGuess(msisdn, address) : undefined;
    if (guess === 'refused') throw await locked(msisdn);
    const admission = await admitTry(db, guard, now);
    if (admission === 'refused') {
      await guess?.giveBack();
      throw await locked(msisdn);
    }
    const member = await find();
    if (!(await check(member?.password_hash, password)) || member === undefined) {
      await noteSecurity(db, { what: 'login.refused', memberId: member?.id, ...nameOf(msisdn) }, now);
      const code = admission === 'last' ? LoginCode.locked : LoginCode.wrongCredentials;
      throw refusal(code, loginCodeWording);
    }
    await guess?.giveBack();
    return { id: member.id, email: member.email, passwordHash: member.password_hash, guard };
  };

  return {
    /**
     * Checks a number in any form and a password. Refusals: 201, and 207 from the fifth wrong one in a row, for ten
     * minutes, per number and requester; 207 too when strangers' wrong ones at the number, or those of the requester's network at
     * any number, come faster than their pace, which a known device of the owner passes (D61). An unknown number is treated like
     * a wrong password, with the same work. The counts survive a restart.
     */
    async byPhone(phone: string, password: string, requester: Requester): Promise<ProvenMember> {
      const msisdn = normalizePhone(phone) ?? 'none';
      return prove(() => findByMsisdn(db, msisdn), msisdn, password, requester);
    },

    /**
     * The same by e-mail (D27). The tries count on the member's number, so that this is no second door; those of an
     * unknown address count on the address.
     */
    async byEmail(address: string, password: string, requester: Requester): Promise<ProvenMember> {
      const email = normalizeEmail(address);
      const member = await findByEmail(db, email);
      return prove(
        () => Promise.resolve(member),
        member?.msisdn ?? `email:${sha256(email)}`,
        password,
        requester,
      );
    },

    /**
     * Completes a login in its transaction: forgets the tries before it, and refuses with 201 when the password was
     * changed since it was checked, so that an old one opens nothing.
     */
    async complete(tx: Tx, member: ProvenMember): Promise<void> {
      if (!(await holdPassword(tx, member.id, member.passwordHash)))
        throw refusal(LoginCode.wrongCredentials, loginCodeWording);
      await clearWrongLogins(tx, member.guard.msisdn, member.guard.requester);
    },
  };
}
