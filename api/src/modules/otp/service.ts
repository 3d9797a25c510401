import { OTP_DIGITS, OTP_LIFE_MS, OTP_LOCK_MS, OTP_MAX_FAILURES } from '@poku/domain/limits/codes';
import { otpValidateCodeWording } from '@poku/domain/wording/access';
import { mainOrigin } from '../../config/site';
import type { Database } from '../../db/database';
import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { OtpValidateCode } from '../../http/codes';
import { refusal } from '../../http/errors';
import { after } from '../../ports/clock';
import { keyedHash, randomDigits, randomToken, sameText } from '../../security/random';
import { isStranger, requesterKey, type Requester } from '../access/requester';
import { wrongCodesOfNumber } from '../limits/paces';
import { haveTimes, takeTime } from '../limits/repository';
import { createLimitService } from '../limits/service';
import { noteSecurity } from '../security/log';
import { enqueueMessage } from '../outbox/repository';
import { noteForeignCode, noteLockedCode, noteWrongCode } from './refused-code';
import { lockGuard, setGuard } from './guard.repository';
import * as repository from './repository';
import type { OtpIssued } from './schema';
import { placeForSend } from './sends';
import { createSmsBudget } from './sms-budget';
import { smsWording } from './wording';

/** What a code is asked for. */
export interface OtpOrder extends repository.OtpKey {
  memberId: string | null;
  /** The session that asks, where a later call finds the request by it (D62). */
  sessionId?: string | null;
  basket: string;
  /** The request that a guest holds from a send before. */
  heldId?: string | undefined;
}

/** What a guest asks for a code for, and where from. */
export interface GuestOtpOrder extends repository.OtpKey {
  heldId?: string | undefined;
  from: Requester;
}

/** Whose code is checked. Without the number the request alone names it (D26). */
export interface OtpOwner {
  purpose: string;
  msisdn?: string;
  memberId: string | null;
}

/** How a code stands, by the code of [A] §8; of a wrong one how many tries are left before the lock, where that is known. */
export interface OtpVerdict {
  code: number;
  triesLeft?: number;
}

/** One-time codes by SMS (D21). */
export function createOtpService(deps: Pick<AppDeps, 'db' | 'clock' | 'config'>) {
  const { clock, config } = deps;
  const db: Database = deps.db;
  const limits = createLimitService(deps);
  const sms = createSmsBudget(deps);
  const hashOf = (request: repository.OtpKey & { id: string; basket: string }, code: string): string =>
    keyedHash(config.secret, [request.id, request.purpose, request.msisdn, request.basket, code].join('\n'));

  const issue = async (tx: Tx, order: OtpOrder): Promise<{ answer: OtpIssued; isSent: boolean }> => {
    const now = clock.now();
    // A guest proves with the request's id that the code is theirs; others who name the same number do not know it.
    const place = await placeForSend(tx, order, config, now, (newest) =>
      order.memberId === null
        ? newest.member_id === null && newest.id === order.heldId
        : newest.member_id === order.memberId && newest.basket === order.basket,
    );
    if (place.status === 'taken') return { answer: place.answer, isSent: false };
    const code = randomDigits(OTP_DIGITS);
    // Once it is verified the id alone allows something, so it is as long as a token.
    const request = { ...order, id: randomToken() };
    const expiresAt = after(now, OTP_LIFE_MS);
    await repository.insertOtp(tx, { ...request, codeHash: hashOf(request, code), expiresAt, now });
    const text = smsWording.code(code, new URL(mainOrigin(config)).hostname);
    await sms.count(tx);
    await enqueueMessage(tx, { channel: 'sms', to: order.msisdn, text, otp: code }, now);
    return { answer: place.answer(request.id), isSent: true };
  };

  const evaluate = async (
    tx: Tx,
    order: repository.OtpKey & { memberId: string | null },
    given: { otpRequestId: string; otpCode: string },
  ): Promise<OtpVerdict> => {
    const now = clock.now();
    const guard = await lockGuard(tx, order, now);
    const locked = async (): Promise<OtpVerdict> => {
      await noteLockedCode(tx, order, now);
      return { code: OtpValidateCode.locked };
    };
    if (guard.lockedUntil !== null && guard.lockedUntil > now) return locked();
    const request = await repository.lockOtp(tx, order, given.otpRequestId);
    if (request === undefined || request.memberId !== order.memberId) return { code: OtpValidateCode.wrong };
    if (request.state === 'consumed') return { code: OtpValidateCode.used };
    if (request.state === 'issued' && request.expiresAt <= now) return { code: OtpValidateCode.expired };
    const together = { kind: 'wrong-code', key: `${order.purpose} ${order.msisdn}`, ...wrongCodesOfNumber };
    const isFromStranger = isStranger(order.requester ?? '');
    // The first code for a request is always checked: its owner has the code from the SMS.
    if (isFromStranger && request.wrongCount > 0 && !(await haveTimes(tx, [together], now))) return locked();
    if (sameText(request.codeHash, hashOf(request, given.otpCode))) {
      // Giving an old code again must not clear the count of guesses at a newer one.
      if (request.state === 'verified') return { code: OtpValidateCode.ok };
      await repository.markVerified(tx, request.id, now);
      await setGuard(tx, order, { wrongCount: 0, lockedUntil: null }, now);
      return { code: OtpValidateCode.ok };
    }
    const wasLocked = guard.lockedUntil !== null;
    const wrongCount = wasLocked ? 1 : guard.wrongCount + 1;
    const isLocked = wrongCount >= OTP_MAX_FAILURES;
    const lockedUntil = isLocked ? after(now, OTP_LOCK_MS) : null;
    await setGuard(tx, order, { wrongCount, lockedUntil }, now);
    await repository.countWrong(tx, request.id);
    await noteWrongCode(tx, order, now);
    if (isFromStranger) await takeTime(tx, together, now);
    if (isLocked) return { code: OtpValidateCode.locked };
    return { code: OtpValidateCode.wrong, triesLeft: OTP_MAX_FAILURES - wrongCount };
  };

  return {
    /**
     * Sends a 6-digit code that lives 5 minutes; within 60 s of the last send its owner gets that one once more, and nothing
     * is sent. Refusals: those of `placeForSend`.
     */
    request: (order: OtpOrder): Promise<OtpIssued> =>
      db.transaction(async (tx) => (await issue(tx, order)).answer),

    /**
     * The same for a guest, who may name any number: counted for the place that the call comes from, so that a stranger uses up
     * nobody else's sends, and for its network unless the call is from a device of the number's owner (D61). Refuses with 429 when
     * the network has asked for too many, and strangers with 204 when the day's SMS are used up.
     */
    async requestAsGuest({ from, ...order }: GuestOtpOrder): Promise<OtpIssued> {
      const requester = await requesterKey(db, order.msisdn, from);
      if (isStranger(requester)) await sms.demand();
      const taken = isStranger(requester) ? await limits.takeSend(from.address) : undefined;
      let isSent = false;
      try {
        const issued = await db.transaction((tx) =>
          issue(tx, { ...order, requester, memberId: null, basket: '' }),
        );
        if (issued.isSent && order.purpose === 'forgotpassword')
          await noteSecurity(
            db,
            { what: 'password.reset-asked', msisdn: order.msisdn, detail: { by: 'code' } },
            clock.now(),
          );
        ({ isSent } = issued);
        return issued.answer;
      } finally {
        if (!isSent) await taken?.giveBack();
      }
    },

    /**
     * Checks a code; the right one makes its request 'verified', and giving it again changes nothing. Answers the
     * code of [A] §8: 200, 201 wrong, or a request of another number, member or purpose, 204 expired, 205 used, 207
     * after three wrong in a row (3 hours; a resend does not reset the count). A wrong code stays counted whatever the
     * caller does next.
     */
    async check(owner: OtpOwner, given: { otpRequestId: string; otpCode: string }): Promise<OtpVerdict> {
      const standing = await repository.findStanding(db, owner.purpose, given.otpRequestId);
      if (standing === undefined || !isOwn(standing, owner)) {
        await noteForeignCode(db, owner.purpose, owner.memberId, clock.now());
        return { code: OtpValidateCode.wrong };
      }
      const { msisdn, requester, state } = standing;
      // Guesses while it is locked are refused without a transaction.
      if (standing.lockedUntil !== null && standing.lockedUntil > clock.now()) {
        await noteLockedCode(db, { ...owner, msisdn }, clock.now());
        return { code: OtpValidateCode.locked };
      }
      if (state === 'consumed') return { code: OtpValidateCode.used };
      // Giving a verified code again changes nothing, so no row is locked for it.
      const request = { ...standing, id: given.otpRequestId, purpose: owner.purpose };
      const isSame = sameText(standing.codeHash, hashOf(request, given.otpCode));
      if (state === 'verified' && isSame) return { code: OtpValidateCode.ok };
      return db.transaction((tx) => evaluate(tx, { ...owner, msisdn, requester }, given));
    },

    /**
     * How a request stands that was verified before, without its code (D26): 200 when it may be spent, else the code of
     * [A] §8: 201 not verified or somebody else's, 204 verified longer than `lifeMs` ago or never in time, 205 used.
     */
    async standing(tx: Tx, owner: OtpOwner, otpRequestId: string, lifeMs: number): Promise<OtpVerdict> {
      const found = await repository.findStanding(tx, owner.purpose, otpRequestId);
      if (found === undefined || !isOwn(found, owner)) return { code: OtpValidateCode.wrong };
      if (found.state === 'consumed') return { code: OtpValidateCode.used };
      const now = clock.now();
      if (found.verifiedAt !== null)
        return { code: after(found.verifiedAt, lifeMs) > now ? OtpValidateCode.ok : OtpValidateCode.expired };
      return { code: found.expiresAt <= now ? OtpValidateCode.expired : OtpValidateCode.wrong };
    },

    /** The number of a request of a purpose that no member's session asked for; undefined for an unknown id (D26). */
    async numberOf(purpose: string, otpRequestId: string): Promise<string | undefined> {
      const found = await repository.findStanding(db, purpose, otpRequestId);
      return found?.memberId === null ? found.msisdn : undefined;
    },

    /** Refuses with the text of what `check` answered, unless it is 200. */
    demand({ code, triesLeft }: OtpVerdict): void {
      if (code === OtpValidateCode.ok) return;
      throw refusal(code, otpValidateCodeWording, triesLeft === undefined ? undefined : { triesLeft });
    },
  };
}

const isOwn = (standing: repository.OtpStanding, owner: OtpOwner): boolean =>
  standing.memberId === owner.memberId && (owner.msisdn ?? standing.msisdn) === standing.msisdn;
