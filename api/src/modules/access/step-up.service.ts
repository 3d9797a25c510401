import { OTP_VERIFIED_LIFE_MS } from '@poku/domain/limits/codes';
import { stepUpCodeWording } from '@poku/domain/wording/step-up';
import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { OtpValidateCode, StepUpCode } from '../../http/codes';
import { refusal } from '../../http/errors';
import type { MemberSession } from '../../http/session-guard';
import { after } from '../../ports/clock';
import { consumeOtp } from '../otp/repository';
import { createOtpService } from '../otp/service';
import { noteSecurity } from '../security/log';
import { createOwnPassword } from './own-password.service';
import { markAuthenticated } from './session.repository';

/** Purpose of the codes that prove who is in (D59, D60). */
export const stepUpPurpose = 'stepup';

/** Members who are in and prove once more who they are; it counts for ten minutes, for their session alone (D59, D60). */
export function createStepUpService(deps: Pick<AppDeps, 'db' | 'clock' | 'config'>) {
  const { db, clock } = deps;
  const ownPassword = createOwnPassword(deps);
  const otp = createOtpService(deps);

  const prove = async (tx: Tx, { id, memberId }: MemberSession, by: 'password' | 'code'): Promise<void> => {
    await markAuthenticated(tx, id, clock.now());
    await noteSecurity(tx, { what: 'step-up', memberId, detail: { by } }, clock.now());
  };

  return {
    /**
     * By the password of Poku. Refusals: 201 it is wrong, 207 from the fifth wrong one in a row, for ten minutes, counted with those
     * given to 'Ubah Password'.
     */
    async byPassword(session: MemberSession, password: string): Promise<void> {
      const { outcome } = await ownPassword.try(session, password);
      if (outcome === 'right') return db.transaction((tx) => prove(tx, session, 'password'));
      throw refusal(outcome === 'wrong' ? StepUpCode.wrong : StepUpCode.locked, stepUpCodeWording);
    },

    /** By a code to the member's number, which is spent. Refusals: 201, 204, 205, 207 ([A] §8). */
    async byCode(session: MemberSession, given: { otpRequestId: string; otpCode: string }): Promise<void> {
      const owner = { purpose: stepUpPurpose, memberId: session.memberId };
      otp.demand(await otp.check(owner, given));
      await db.transaction(async (tx) => {
        const now = clock.now();
        const isSpent = await consumeOtp(
          tx,
          given.otpRequestId,
          { ...owner, baskets: [''] },
          now,
          after(now, -OTP_VERIFIED_LIFE_MS),
        );
        if (!isSpent) otp.demand({ code: OtpValidateCode.used });
        await prove(tx, session, 'code');
      });
    },
  };
}
