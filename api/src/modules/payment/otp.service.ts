import type { wire } from '@poku/shared/contract';
import { paymentCodeWording } from '@poku/shared/domain';
import type { AppDeps } from '../../deps';
import { PaymentCode } from '../../http/codes';
import { refusal } from '../../http/errors';
import { readMember } from '../customer/repository';
import { createOtpService } from '../otp/service';
import { fingerprintBasket } from './basket';
import { createCheckoutService } from './checkout.service';

/** The purpose of the codes that pay. */
export const paymentPurpose = 'payment';

/** The codes that pay, bound to the basket (D21). */
export function createPaymentOtpService(deps: Pick<AppDeps, 'db' | 'clock' | 'config'>) {
  const otp = createOtpService(deps);
  const checkout = createCheckoutService(deps);

  /** Own points are step '0'; no partner has a step of its own here, so another step is 40121 (D45, D48). */
  const demandOwnStep = (step: wire.WireOtpStep): void => {
    if (step !== '0') throw refusal(PaymentCode.linkInactive, paymentCodeWording);
  };

  return {
    /** Sends a code for a basket that is on sale and in stock. Refusals of the checkout and of `otp.request`. */
    async send(memberId: string, body: wire.WirePaymentOtpRequest): Promise<wire.WireOtpIssued> {
      demandOwnStep(body.paymentMethod);
      await checkout.read(memberId, body);
      const { msisdn } = await readMember(deps.db, memberId);
      return otp.request({ purpose: paymentPurpose, msisdn, memberId, basket: fingerprintBasket(body) });
    },

    /** Checks a code without spending it; it then stands for 5 minutes. Refusals of `otp.check`. */
    async validate(
      memberId: string,
      body: wire.WirePaymentOtpValidateRequest,
    ): Promise<wire.WireOtpValidated> {
      demandOwnStep(body.paymentMethod);
      const { msisdn } = await readMember(deps.db, memberId);
      otp.demand(await otp.check({ purpose: paymentPurpose, msisdn, memberId }, body.data));
      return { otpRequestId: body.data.otpRequestId };
    },
  };
}
