import { normalizePhone } from '@poku/domain/phone';
import type { AppDeps } from '../../deps';
import { findByMsisdn, findMember, lockMember } from '../access/member.repository';
import { countLiveSessions, revokeSessions } from '../access/session.repository';
import { noteSecurity } from '../security/log';
import { recordAct, type Operator } from './act.repository';

/** A member as an operator names them: by their number in any form, or by their id. */
export interface NamedMember {
  msisdn?: string | undefined;
  memberId?: string | undefined;
}

/** Ends sessions of a member when somebody else may be using the account. */
export function createSessionDesk({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /** The id of a member. Throws an error that names the option when there is none. */
    async find({ msisdn, memberId }: NamedMember): Promise<string> {
      if ((msisdn === undefined) === (memberId === undefined))
        throw new Error('Name the member by --msisdn or by --member');
      const number = msisdn === undefined ? undefined : normalizePhone(msisdn);
      if (msisdn !== undefined && number === undefined) throw new Error('--msisdn is no phone number');
      const found =
        number === undefined ? await findMember(db, memberId ?? '') : await findByMsisdn(db, number);
      if (found === undefined)
        throw new Error(`There is no member with this ${msisdn === undefined ? '--member' : '--msisdn'}`);
      return found.id;
    },

    /**
     * Ends every session of a member at once, and the authorization codes that are not used yet; open pages get nothing more after
     * the next heartbeat. The act is recorded in the audit and in the security log. Returns how many sessions there were.
     */
    async end(memberId: string, operator: Operator, reason: string | undefined): Promise<number> {
      if (operator.name === '') throw new Error('--by is empty: who ends the sessions?');
      if (reason === undefined || reason === '')
        throw new Error('Sessions are ended for a reason: --reason "…"');
      return db.transaction(async (tx) => {
        if ((await lockMember(tx, memberId)) === undefined) throw new Error('There is no such member');
        const now = clock.now();
        const sessions = await countLiveSessions(tx, memberId, now);
        await revokeSessions(tx, memberId, now, []);
        await recordAct(tx, { what: 'end-sessions', operator, subject: memberId, points: 0, reason }, now);
        await noteSecurity(
          tx,
          { what: 'sessions.ended', memberId, who: operator.name, detail: { sessions } },
          now,
        );
        return sessions;
      });
    },
  };
}
