import type { wire } from '@poku/contract';
import { OTP_LIFE_MS, OTP_LOCK_MS, OTP_MAX_FAILURES } from '@poku/domain/limits/codes';
import { otpValidateCodeWording } from '@poku/domain/wording/access';
import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { OtpValidateCode } from '../../http/codes';
import { refusal } from '../../http/errors';
import { after } from '../../ports/clock';
import { randomReference, randomToken } from '../../security/random';
import { noteForeignCode, noteLockedCode, noteWrongCode } from './refused-code';
import { lockGuard, setGuard } from './guard.repository';
import { findPartnerOtp } from './partner-otp.repository';
import * as repository from './repository';
import type { OtpIssued } from './schema';
import { placeForSend } from './sends';

/** A code that a partner is to send. */
export interface PartnerOtpOrder extends repository.OtpKey, repository.PartnerCode {
  memberId: string;
  /** The session that asks, whose purchase finds the request (D62). */
  sessionId: string | null;
  basket: string;
}

/** Where a code is checked. */
export interface PartnerOtpPlace {
  slug: string;
  /** The partner's name of it. */
  reference: string;
}

/** Counters and states of codes that partners send and check themselves; our limits hold for them too (D21, D45). */
export function createPartnerOtpService({ db, clock, config }: Pick<AppDeps, 'db' | 'clock' | 'config'>) {
  /** Counts a guess as wrong before the partner is asked, so that guesses at the same time are all counted; false while locked. */
  const countGuess = async (tx: Tx, key: repository.OtpKey): Promise<boolean> => {
    const now = clock.now();
    const guard = await lockGuard(tx, key, now);
    if (guard.lockedUntil !== null && guard.lockedUntil > now) return false;
    const wrongCount = guard.lockedUntil === null ? guard.wrongCount + 1 : 1;
    const isLast = wrongCount >= OTP_MAX_FAILURES;
    await setGuard(tx, key, { wrongCount, lockedUntil: isLast ? after(now, OTP_LOCK_MS) : null }, now);
    return true;
  };

  return {
    /**
     * Counts a send and stores the request before the partner is asked to send. Within 60 s of the last send the member continues
     * with that code, if it is for this partner, amount and basket: `reference` is null then. Refusals of `placeForSend`.
     */
    reserve: (order: PartnerOtpOrder): Promise<{ issued: OtpIssued; reference: string | null }> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const place = await placeForSend(
          tx,
          order,
          config,
          now,
          (newest) =>
            newest.member_id === order.memberId &&
            newest.basket === order.basket &&
            newest.partner_id === order.partnerId &&
            newest.amount_units === order.amountUnits,
        );
        if (place.status === 'taken') return { issued: place.answer, reference: null };
        const request = { ...order, id: randomToken(), codeHash: '', partnerReference: randomReference() };
        await repository.insertOtp(tx, { ...request, expiresAt: after(now, OTP_LIFE_MS), now });
        return { issued: place.answer(request.id), reference: request.partnerReference };
      }),

    /** Removes a send that the partner never made, so that it is not counted. */
    release: (otpRequestId: string): Promise<void> => repository.dropOtp(db, otpRequestId),

    /**
     * Checks a code by asking its partner: `ask` gives the code of [A] §8, 200 for the right one, which then stays verified for 5
     * minutes. Refuses with 201 and the tries that are left, 204, 205, 207 after three wrong ones in a row (3 hours), or whatever else
     * `ask` gave; only wrong ones count.
     */
    async check(
      owner: { purpose: string; memberId: string },
      otpRequestId: string,
      ask: (place: PartnerOtpPlace) => Promise<number>,
    ): Promise<void> {
      const refuse = (code: number, data?: wire.WireOtpTries) => refusal(code, otpValidateCodeWording, data);
      const found = await findPartnerOtp(db, owner, otpRequestId);
      if (found === undefined) {
        await noteForeignCode(db, owner.purpose, owner.memberId, clock.now());
        throw refuse(OtpValidateCode.wrong);
      }
      const key = { purpose: owner.purpose, msisdn: found.msisdn };
      if (!(await db.transaction((tx) => countGuess(tx, key)))) {
        await noteLockedCode(db, { ...key, memberId: owner.memberId }, clock.now());
        throw refuse(OtpValidateCode.locked);
      }
      const isOver = found.state === 'issued' && found.expires_at <= clock.now();
      const code =
        found.state === 'consumed'
          ? OtpValidateCode.used
          : isOver
            ? OtpValidateCode.expired
            : await ask(found);
      const refused = await db.transaction(async (tx) => {
        const now = clock.now();
        const guard = await lockGuard(tx, key, now);
        // The guess stays counted; a partner that locks has got wrong codes too.
        if (code === OtpValidateCode.wrong || code === OtpValidateCode.locked) {
          await noteWrongCode(tx, { ...key, memberId: owner.memberId }, now);
          if (guard.lockedUntil !== null || code === OtpValidateCode.locked)
            return refuse(OtpValidateCode.locked);
          return refuse(code, { triesLeft: OTP_MAX_FAILURES - guard.wrongCount });
        }
        // Giving an old code again must not clear the count of guesses at a newer one.
        const isNew = code === OtpValidateCode.ok && found.state === 'issued';
        if (isNew) await repository.markVerified(tx, otpRequestId, now);
        const wrongCount = isNew ? 0 : Math.max(0, guard.wrongCount - 1);
        await setGuard(tx, key, { wrongCount, lockedUntil: null }, now);
        return code === OtpValidateCode.ok ? undefined : refuse(code);
      });
      if (refused !== undefined) throw refused;
    },
  };
}
