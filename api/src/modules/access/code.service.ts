import type { forgotCodeCall } from '@poku/mfe-account/calls/forgot-password';
import type { registrationCodeCall } from '@poku/mfe-account/calls/registration';
import type { AnswerOf, RecordOf } from '@poku/contract/calls';
import type { wire } from '@poku/contract';
import { normalizeEmail, validateEmail } from '@poku/domain/email';
import { normalizePhone } from '@poku/domain/phone';
import { otpRequestCodeWording } from '@poku/domain/wording/access';
import type { AppDeps } from '../../deps';
import { OtpRequestCode } from '../../http/codes';
import { refusal, sessionEnded } from '../../http/errors';
import { demandFields } from '../../http/fields';
import type { MemberSession } from '../../http/session-guard';
import { createLimitService } from '../limits/service';
import type { OtpIssued } from '../otp/schema';
import { createOtpService } from '../otp/service';
import { findByEmail, findMember, isMsisdnTaken } from './member.repository';
import { createQuotaService } from './quota.service';
import type { Requester } from './requester';
import { createStepUpService, stepUpPurpose } from './step-up.service';

type Purpose = wire.WireOtpPurpose;
type SentCode = AnswerOf<typeof forgotCodeCall>;

const toSentCode = (issued: OtpIssued): SentCode => ({
  requestId: issued.otpRequestId,
  remainingSends: issued.remainingOTP,
  remainingRequests: issued.remainingOtpRequest,
  waitS: issued.resendIn,
});

const refuse = (code: number) => refusal(code, otpRequestCodeWording);

/** One-time codes of registration, forgotten passwords, linking and stepping up (D21, D22, D60). */
export function createCodeService(deps: Pick<AppDeps, 'db' | 'clock' | 'config'>) {
  const { db } = deps;
  const otp = createOtpService(deps);
  const quota = createQuotaService(deps);
  const stepUp = createStepUpService(deps);
  const limits = createLimitService(deps);

  const readPhone = (phone: string | undefined): string => {
    if (phone === undefined || phone.trim() === '') throw refuse(OtpRequestCode.phoneEmpty);
    const msisdn = normalizePhone(phone);
    if (msisdn === undefined) throw refuse(OtpRequestCode.phoneInvalid);
    return msisdn;
  };

  const demandFree = async (msisdn: string): Promise<void> => {
    await quota.demandOpen();
    if (await isMsisdnTaken(db, msisdn)) throw refuse(OtpRequestCode.phoneTaken);
  };

  const sendToGuest = async (
    purpose: 'register' | 'forgotpassword',
    msisdn: string,
    from: Requester,
    heldId?: string,
  ) => {
    await limits.demandQuestion(from.address);
    if (purpose === 'register') await demandFree(msisdn);
    else if (!(await isMsisdnTaken(db, msisdn))) throw refuse(OtpRequestCode.phoneInvalid);
    return otp.requestAsGuest({ purpose, msisdn, from, heldId });
  };

  const ownNumber = async (session: MemberSession | null) => {
    const member = session === null ? undefined : await findMember(db, session.memberId);
    if (session === null || member === undefined) throw sessionEnded();
    return { msisdn: member.msisdn, memberId: member.id, sessionId: session.id };
  };

  return {
    /**
     * Sends the code of a registration ([A] §4). Refusals: 201, 202, 203, 207, 208 the number is taken, 209, 210 the
     * address is taken, 211; a 400 names `email` when it is no address or an academic one (D18).
     */
    async forRegistration(
      { phone, email }: RecordOf<(typeof registrationCodeCall)['body']>,
      from: Requester,
    ): Promise<SentCode> {
      const msisdn = readPhone(phone);
      demandFields({ email: validateEmail(email.trim()) });
      await limits.demandQuestion(from.address);
      await demandFree(msisdn);
      if ((await findByEmail(db, normalizeEmail(email))) !== undefined)
        throw refuse(OtpRequestCode.emailTaken);
      return toSentCode(await otp.requestAsGuest({ purpose: 'register', msisdn, from }));
    },

    /** Sends the code of a forgotten password. Refusals: 201 also for an unknown number, 202, 203, 207, 211 ([A] §8). */
    forForgotPassword: async (phone: string, from: Requester): Promise<SentCode> =>
      toSentCode(await sendToGuest('forgotpassword', readPhone(phone), from)),

    /**
     * Sends a code once more, to the given number or to that of `otpRequestId` (D22, D26); who gives both goes on with that
     * request while another code would be too soon. Refusals as above, 201 for
     * an unknown request. 'linkage' and 'stepup' need a session and go to the member's own number; another one is 201.
     */
    async order(
      order: wire.WireOtpOrder,
      session: MemberSession | null,
      from: Requester,
    ): Promise<OtpIssued> {
      const { purpose } = order;
      if (purpose === 'linkage' || purpose === stepUpPurpose) {
        const { msisdn, memberId, sessionId } = await ownNumber(session);
        if (order.msisdn !== undefined && readPhone(order.msisdn) !== msisdn)
          throw refuse(OtpRequestCode.phoneInvalid);
        return otp.request({ purpose, msisdn, basket: '', memberId, sessionId });
      }
      if (order.msisdn !== undefined || order.otpRequestId === undefined)
        return sendToGuest(purpose, readPhone(order.msisdn), from, order.otpRequestId);
      const msisdn = await otp.numberOf(purpose, order.otpRequestId);
      if (msisdn === undefined) throw refuse(OtpRequestCode.phoneInvalid);
      return sendToGuest(purpose, msisdn, from);
    },

    /**
     * Checks a code; the right one stands for 15 minutes. Refusals: 201 wrong, of another number or purpose, 204, 205,
     * 207 ([A] §8). 'linkage' and 'stepup' need a session and take that member's codes alone; that of 'stepup' is spent, and
     * the session freshly authenticated (D60).
     */
    async check(purpose: Purpose, body: wire.WireOtpCheck, session: MemberSession | null): Promise<void> {
      if (purpose === stepUpPurpose) {
        if (session === null) throw sessionEnded();
        return stepUp.byCode(session, body);
      }
      const memberId = purpose === 'linkage' ? (await ownNumber(session)).memberId : null;
      const number = body.msisdn === undefined ? {} : { msisdn: normalizePhone(body.msisdn) ?? '' };
      otp.demand(await otp.check({ purpose, memberId, ...number }, body));
    },
  };
}
