import type { Checkout, PurchaseItem } from '@poku/shared/contract';
import { OWN_POINTS_PARTNER_ID, paymentCodeWording } from '@poku/shared/domain';
import { type OtpProblem, otpProblem } from '@poku/shared/otp';
import { messageFor, useMember, usePlatform } from '@poku/shared/platform';
import { useNavigate } from '@poku/shared/router';
import { paths } from '../../paths';
import { OWN_POINTS_STEP } from './basket';
import { purchaseOutcome } from './purchase-outcome';
import { paymentCode } from './use-code';

/** Buys with own points: checks the code, buys once, and leads to where the result is shown. */
export function usePayment(item: PurchaseItem, checkout: Checkout) {
  const { api, events } = usePlatform();
  const { clientId } = useMember();
  const navigate = useNavigate();

  const check = async (requestId: string, code: string): Promise<OtpProblem | undefined> => {
    try {
      await api.payment.validateOtp(OWN_POINTS_STEP, { requestId, code });
      return undefined;
    } catch (error) {
      return otpProblem(error);
    }
  };

  const buy = async (requestId: string, code: string): Promise<OtpProblem | undefined> => {
    const { totalPoints } = checkout;
    const shares = [{ partnerId: OWN_POINTS_PARTNER_ID, points: totalPoints, needsOtp: true }];
    try {
      const { orderId } = await api.payment.buy({
        item,
        totalPoints,
        shares,
        otpRequestId: requestId,
        otpCode: code,
      });
      paymentCode.forget();
      events.publish('coupon.bought', { orderId, voucherId: item.voucherId, quantity: item.quantity });
      events.publish('points.changed', { clientId });
      await navigate(paths.myCoupons(), { replace: true, state: { statusTrx: 'success' } });
      return undefined;
    } catch (error) {
      const outcome = purchaseOutcome(error);
      if (outcome.step === 'locked') return 'locked';
      if (outcome.step === 'stay') return { form: messageFor(error, paymentCodeWording) };
      paymentCode.forget();
      if (outcome.status !== 'failed') events.publish('points.changed', { clientId });
      await navigate(paths.result(outcome.status), { replace: true });
      return undefined;
    }
  };

  /** @returns what keeps the member here, or `undefined` once the page is left */
  return async (requestId: string, code: string): Promise<OtpProblem | undefined> =>
    (await check(requestId, code)) ?? (await buy(requestId, code));
}
