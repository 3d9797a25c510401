import type { OtpProblem } from '@poku/flows/otp';
import { messageFor, useMember, usePlatform } from '@poku/platform';
import { useNavigate } from '@poku/kit/router';
import { useRef, useState } from 'react';
import type { PurchaseEnd } from '../../features/purchase-end';
import { paths } from '../../paths';
import { paymentCodeWording } from '../../calls/payment';
import type { PaymentShare } from '../../calls/shares';
import type { PurchaseItem } from './basket';
import type { Checkout } from './checkout';
import { keptCheckout } from './kept-checkout';
import { purchaseOutcome } from './purchase-outcome';
import { sendPurchase, type SpentCodes } from './send-purchase';
import { codeStores } from './use-step-code';

export interface PurchaseOptions {
  readonly item: PurchaseItem;
  readonly checkout: Checkout;
  readonly owner: string;
  readonly shares: readonly PaymentShare[];
}

/** Buys, and leads to where the result is shown ([C] §4). A repeat of the same purchase has the same key (D46). */
export function usePurchase({ item, checkout, owner, shares }: PurchaseOptions) {
  const { call, events } = usePlatform();
  const { clientId } = useMember();
  const navigate = useNavigate();
  const last = useRef({ purchase: '', key: '' });
  const isRunning = useRef(false);
  const [isBuying, setBuying] = useState(false);

  const keyOf = ({ otpRequestId, partnerOtpRequestId }: SpentCodes): string => {
    const purchase = JSON.stringify([otpRequestId, partnerOtpRequestId, shares]);
    if (last.current.purchase !== purchase) last.current = { purchase, key: crypto.randomUUID() };
    return last.current.key;
  };

  const leave = (address: string, state?: unknown) => {
    codeStores.own.forget();
    codeStores.partner.forget();
    return navigate(address, { replace: true, state });
  };

  const send = async (codes: SpentCodes, key: string): Promise<OtpProblem | undefined> => {
    const { totalPoints } = checkout;
    try {
      const payment = { totalPoints, shares, key, ...codes };
      const { number, checkoutUrl, paymentCode } = await sendPurchase(call, item, payment);
      const pageCode = checkoutUrl === null ? null : paymentCode;
      const { voucherId, quantity } = item;
      if (pageCode === null) events.publish('coupon.bought', { orderId: number, voucherId, quantity });
      events.publish('points.changed', { clientId });
      if (pageCode === null) await leave(paths.myCoupons(), { statusTrx: 'success', quantity });
      else await leave(paths.paymentPage(number, pageCode));
      return undefined;
    } catch (error) {
      const outcome = purchaseOutcome(error);
      if (outcome.step === 'locked') return 'locked';
      if (outcome.step === 'stay') return { form: messageFor(error, paymentCodeWording) };
      if (outcome.status !== 'failed') events.publish('points.changed', { clientId });
      const coupon = paths.coupon(item);
      const code = outcome.status === 'failed' ? outcome.code : 0;
      await leave(paths.result({ key }), { key, status: outcome.status, code, coupon } satisfies PurchaseEnd);
      return undefined;
    }
  };

  return {
    isBuying,
    /** Whether a purchase runs at this moment, for a handler that was made before it began. */
    isRunning: () => isRunning.current,
    /** Buys once at a time. @returns what keeps the member here, or `undefined` once the page is left */
    buy: async (codes: SpentCodes): Promise<OtpProblem | undefined> => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setBuying(true);
      const key = keyOf(codes);
      keptCheckout.keep(owner, { purchaseKey: key });
      const problem = await send(codes, key);
      if (problem === undefined) return undefined;
      // Nothing was bought, and the page stays.
      keptCheckout.keep(owner, { purchaseKey: null });
      isRunning.current = false;
      setBuying(false);
      return problem;
    },
  };
}
