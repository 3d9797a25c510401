import { AvailabilityCode, type checkPhoneCall } from '@poku/mfe-account/calls/availability';
import type { AnswerOf } from '@poku/contract/calls';
import { normalizeEmail, validateEmail } from '@poku/domain/email';
import { normalizePhone } from '@poku/domain/phone';
import { accessWording } from '@poku/domain/wording/access';
import type { AppDeps } from '../../deps';
import { createLimitService } from '../limits/service';
import { findEmailOwner, isMsisdnTaken } from './member.repository';

/** What is known of a number or an address. */
export interface Availability extends AnswerOf<typeof checkPhoneCall> {
  readonly code: number;
}

const answer = (code: number, message: string, isFree: boolean, isVerified: boolean): Availability => ({
  code,
  message,
  isFree,
  isVerified,
});

/** Whether a number or an address may be taken (D19). */
export function createAvailabilityService(deps: Pick<AppDeps, 'db' | 'clock' | 'config'>) {
  const { db } = deps;
  const limits = createLimitService(deps);

  return {
    /** 200 taken, 202 free, 201 not a number. Refuses with 429 when the address has asked for too many. */
    async checkPhone(input: string, address: string): Promise<Availability> {
      const msisdn = normalizePhone(input);
      if (msisdn === undefined)
        return answer(AvailabilityCode.invalid, accessWording.phoneInvalid, false, false);
      await limits.demandQuestion(address);
      const taken = await isMsisdnTaken(db, msisdn);
      if (taken) return answer(AvailabilityCode.taken, accessWording.phoneTaken, false, true);
      return answer(AvailabilityCode.phoneFree, 'Nomor HP bisa digunakan', true, false);
    },

    /** 200 taken, 204 free, 201 refused or no address; a member's own address is free for that member. 429 as above. */
    async checkEmail(input: string, memberId: string | undefined, address: string): Promise<Availability> {
      const problem = validateEmail(input);
      if (problem !== undefined) return answer(AvailabilityCode.invalid, problem, false, false);
      await limits.demandQuestion(address);
      const owner = await findEmailOwner(db, normalizeEmail(input));
      const isVerified = owner?.email_verified ?? false;
      if (owner !== undefined && owner.id !== memberId) {
        return answer(AvailabilityCode.taken, accessWording.emailTaken, false, isVerified);
      }
      return answer(AvailabilityCode.emailFree, 'Email bisa digunakan', true, isVerified);
    },
  };
}
