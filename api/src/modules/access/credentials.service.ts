import { loginCodeWording, normalizeEmail, normalizePhone } from '@poku/shared/domain';
import type { Database, Tx } from '../../db/database';
import { LoginCode } from '../../http/codes';
import { refusal } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import { checkPassword } from '../../security/passwords';
import { sha256 } from '../../security/random';
import { clearWrongLogins, isKnownDevice } from './guard.repository';
import { admitTry } from './guard.service';
import { findByEmail, findByMsisdn, holdPassword, type Credentials } from './member.repository';

/** Where a login comes from: the address, and the device cookie when there is one. */
export interface Requester {
  address: string;
  device: string | undefined;
}

/** A member whose password was right a moment ago. */
export interface ProvenMember {
  id: string;
  email: string;
  passwordHash: string;
  /** Key of the tries that end with this login. */
  guard: { msisdn: string; requester: string };
}

/** Numbers and passwords, the door that every login goes through (D20). */
export function createCredentialsService({ db, clock }: { db: Database; clock: Clock }) {
  const prove = async (
    member: Credentials | undefined,
    msisdn: string,
    password: string,
    requester: Requester,
  ): Promise<ProvenMember> => {
    const guard = { msisdn, requester: await requesterKey(db, msisdn, requester) };
    const admission = await admitTry(db, guard, clock.now());
    if (admission === 'refused') throw refusal(LoginCode.locked, loginCodeWording);
    if (!(await checkPassword(member?.password_hash, password)) || member === undefined) {
      const code = admission === 'last' ? LoginCode.locked : LoginCode.wrongCredentials;
      throw refusal(code, loginCodeWording);
    }
    return { id: member.id, email: member.email, passwordHash: member.password_hash, guard };
  };

  return {
    /**
     * Checks a number in any form and a password. Refusals: 201, and 207 from the fifth wrong one in a row, for ten
     * minutes, per number and requester. An unknown number is treated like a wrong password, with the same work. The
     * count survives a restart.
     */
    async byPhone(phone: string, password: string, requester: Requester): Promise<ProvenMember> {
      const msisdn = normalizePhone(phone) ?? 'none';
      return prove(await findByMsisdn(db, msisdn), msisdn, password, requester);
    },

    /**
     * The same by e-mail (D27). The tries count on the member's number, so that this is no second door; those of an
     * unknown address count on the address.
     */
    async byEmail(address: string, password: string, requester: Requester): Promise<ProvenMember> {
      const email = normalizeEmail(address);
      const member = await findByEmail(db, email);
      return prove(member, member?.msisdn ?? `email:${sha256(email)}`, password, requester);
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

/** A known device of the owner counts on its own, so that a stranger's lock does not shut the owner out (D20). */
async function requesterKey(tx: Tx, msisdn: string, { address, device }: Requester): Promise<string> {
  if (device === undefined) return address;
  const deviceHash = sha256(device);
  return (await isKnownDevice(tx, msisdn, deviceHash)) ? `device:${deviceHash}` : address;
}
