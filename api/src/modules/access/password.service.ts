import {
  type changePasswordCall,
  ChangePasswordCode,
  changePasswordCodeWording,
} from '@poku/mfe-account/calls/change-password';
import type { RecordOf } from '@poku/contract/calls';
import { validateOldPassword } from '@poku/domain/password';
import type { AppDeps } from '../../deps';
import { refusal, sessionEnded } from '../../http/errors';
import { demandFields } from '../../http/fields';
import type { MemberSession } from '../../http/session-guard';
import { demandFresh } from '../../http/step-up';
import { problemOfNewPassword } from '../../security/new-password';
import { hashPassword } from '../../security/passwords';
import { listPartnerNames } from '../brands/repository';
import { noteSecurity } from '../security/log';
import { lockMember } from './member.repository';
import { createOwnPassword } from './own-password.service';
import { replacePassword } from './replace-password.service';

const refuse = (code: number) => refusal(code, changePasswordCodeWording);

/** 'Ubah Password' of a logged-in member ([A] §8). */
export function createPasswordService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  const ownPassword = createOwnPassword({ db, clock });

  const replace = async (
    session: Pick<MemberSession, 'id' | 'memberId'>,
    newPassword: string,
    checkedHash?: string,
  ): Promise<void> => {
    const passwordHash = await hashPassword(newPassword);
    await db.transaction(async (tx) => {
      const member = await lockMember(tx, session.memberId);
      if (member === undefined) throw sessionEnded();
      // Of two changes at once, the second one's old password is wrong.
      if (checkedHash !== undefined && member.password_hash !== checkedHash)
        throw refuse(ChangePasswordCode.oldWrong);
      await replacePassword(tx, member, { passwordHash, keepSessionId: session.id, now: clock.now() });
      await noteSecurity(tx, { what: 'password.changed', memberId: member.id }, clock.now());
    });
  };

  return {
    /**
     * Changes the password, ends the member's other sessions (D24) and tells the owner (D60). Refusals: 203 new equals old, 204 the old one
     * is malformed, 205 it is wrong, 207 from the fifth wrong one in a row, for ten minutes; a 400 names a bad new
     * password. The count is the member's and survives a restart.
     */
    async change(
      session: Pick<MemberSession, 'id' | 'memberId'>,
      passwords: RecordOf<(typeof changePasswordCall)['body']>,
    ): Promise<void> {
      const { oldPassword, newPassword } = passwords;
      if (validateOldPassword(oldPassword) !== undefined) throw refuse(ChangePasswordCode.oldMalformed);
      if (oldPassword === newPassword) throw refuse(ChangePasswordCode.unchanged);
      demandFields({ newPassword: problemOfNewPassword(newPassword, await listPartnerNames(db)) });
      const tried = await ownPassword.try(session, oldPassword);
      if (tried.outcome !== 'right')
        throw refuse(ChangePasswordCode[tried.outcome === 'locked' ? 'locked' : 'oldWrong']);
      await replace(session, newPassword, tried.member.password_hash);
    },

    /**
     * Sets a password without the old one, for the older call (D27), ends the member's other sessions and tells the owner. A 400
     * names a bad password as `new_password`. 40131 unless the session is freshly authenticated (D60).
     */
    async set(session: MemberSession, newPassword: string): Promise<void> {
      demandFields({ new_password: problemOfNewPassword(newPassword, await listPartnerNames(db)) });
      demandFresh(session);
      await replace(session, newPassword);
    },
  };
}
