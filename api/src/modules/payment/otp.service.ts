import { OTP_STEPS, type requestCodeCall, type validateCodeCall } from '@poku/mfe-checkout/calls/codes';
import type { AnswerOf, RecordOf } from '@poku/contract/calls';
import type { AppDeps } from '../../deps';
import { readMember } from '../customer/repository';
import type { OtpIssued } from '../otp/schema';
import { createOtpService } from '../otp/service';
import { fingerprintBasket } from './basket';
import { createCheckoutService } from './checkout.service';
import { createPartnerCodeService } from './partner-code.service';
import { paymentPurpose } from './purposes';

/** A code to send, and one to check. */
type CodeRequest = RecordOf<typeof requestCodeCall.body>;
type CodeCheck = RecordOf<typeof validateCodeCall.body>;
type SentCode = AnswerOf<typeof requestCodeCall>;
type CheckedCode = AnswerOf<typeof validateCodeCall>;

const toSent = (issued: OtpIssued): SentCode => ({
  requestId: issued.otpRequestId,
  remainingSends: issued.remainingOTP,
  remainingRequests: issued.remainingOtpRequest,
  waitS: issued.resendIn,
});

/** The codes that pay, bound to the basket (D21). */
export function createPaymentOtpService(deps: Pick<AppDeps, 'db' | 'clock' | 'config' | 'partners'>) {
  const otp = createOtpService(deps);
  const checkout = createCheckoutService(deps);
  const partnerCodes = createPartnerCodeService(deps);

  return {
    /**
     * Sends a code for a basket that is on sale and in stock: our own at step '0', a partner's at step '2' (D45). A package
     * without a number is for the one of the checkout that the session opened last for it (D62). Refusals of the offer and of
     * `otp.request`; at step '2' those of `createPartnerCodeService`.
     */
    async send(memberId: string, asked: CodeRequest, sessionId: string | null = null): Promise<SentCode> {
      const body = await checkout.complete(asked, sessionId);
      await checkout.demand(body);
      if (body.step === OTP_STEPS.partner) return toSent(await partnerCodes.send(memberId, body, sessionId));
      const { msisdn } = await readMember(deps.db, memberId);
      const basket = fingerprintBasket(body);
      return toSent(await otp.request({ purpose: paymentPurpose, msisdn, memberId, sessionId, basket }));
    },

    /** Checks a code without spending it; it then stays verified for 5 minutes. Refusals of `otp.check`. */
    async validate(memberId: string, { step, otp: { requestId, code } }: CodeCheck): Promise<CheckedCode> {
      const typed = { otpRequestId: requestId, otpCode: code };
      if (step === OTP_STEPS.partner) {
        await partnerCodes.validate(memberId, typed);
        return { requestId };
      }
      const { msisdn } = await readMember(deps.db, memberId);
      otp.demand(await otp.check({ purpose: paymentPurpose, msisdn, memberId }, typed));
      return { requestId };
    },
  };
}
