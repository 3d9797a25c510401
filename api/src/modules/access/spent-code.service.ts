import { OTP_VERIFIED_LIFE_MS } from '@poku/domain/limits/codes';
import { normalizePhone } from '@poku/domain/phone';
import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { OtpValidateCode } from '../../http/codes';
import { after } from '../../ports/clock';
import { consumeOtp } from '../otp/repository';
import { createOtpService } from '../otp/service';

/** What names a code that is to be spent. */
interface Proof {
  requestId: string;
  /** The code itself, or null for one that was verified. */
  code: string | null;
  /** The number in any form; null where the request alone names it. */
  phone: string | null;
}

/** Codes of guests that are spent on what they allow: a new member, a new password (D21, D26). */
export function createSpentCodes(deps: Pick<AppDeps, 'db' | 'clock' | 'config'>) {
  const { db, clock } = deps;
  const otp = createOtpService(deps);

  return {
    /** The number of a request, or undefined for an unknown one. */
    numberOf: (purpose: string, requestId: string): Promise<string | undefined> =>
      otp.numberOf(purpose, requestId),

    /**
     * The number that a code proves. A code that is given must be right and is counted when it is wrong; without one
     * the request must have been verified within 15 minutes. Refusals: 201, 204, 205, 207 ([A] §8).
     */
    async prove(purpose: string, { phone, requestId, code }: Proof): Promise<string> {
      const number = phone === null ? {} : { msisdn: normalizePhone(phone) ?? '' };
      const owner = { purpose, memberId: null, ...number };
      otp.demand(
        code === null
          ? await otp.standing(db, owner, requestId, OTP_VERIFIED_LIFE_MS)
          : await otp.check(owner, { otpRequestId: requestId, otpCode: code }),
      );
      const proved = await otp.numberOf(purpose, requestId);
      if (proved === undefined) throw new Error('A proved request has no number');
      return proved;
    },

    /**
     * Spends a verified request in the transaction of what it allows. Refuses when it was spent meanwhile (205) or was
     * verified more than 15 minutes ago (204).
     */
    async spend(tx: Tx, purpose: string, requestId: string): Promise<void> {
      const owner = { purpose, memberId: null, baskets: [''] };
      const now = clock.now();
      if (await consumeOtp(tx, requestId, owner, now, after(now, -OTP_VERIFIED_LIFE_MS))) return;
      otp.demand(await otp.standing(tx, owner, requestId, OTP_VERIFIED_LIFE_MS));
      otp.demand({ code: OtpValidateCode.used });
    },
  };
}
