import type { PurchaseItem } from '@poku/shared/contract';
import { paymentOtpCodeWording } from '@poku/shared/domain';
import { keptCodeStore, useOtpRequest } from '@poku/shared/otp';
import { usePlatform } from '@poku/shared/platform';
import { basketKey, OWN_POINTS_STEP } from './basket';

/** The code of the payment that runs; it belongs to one basket (D21). */
export const paymentCode = keptCodeStore('checkout');

/** Asks for the code of a basket; one that still lives is used again, also after a reload. */
export function useCode(item: PurchaseItem) {
  const { payment } = usePlatform().api;
  const owner = basketKey(item);
  const request = useOtpRequest({
    send: () => payment.requestOtp(OWN_POINTS_STEP, item),
    codes: paymentOtpCodeWording,
    onSent: (code) => paymentCode.keep({ ...code, owner, verifiedAtMs: null }),
  });
  return {
    ...request,
    /** Uses the code that was sent for this basket before, or sends one. */
    request: async (): Promise<void> => {
      const kept = paymentCode.read();
      if (kept?.owner === owner) request.use(kept);
      else await request.send();
    },
    lock: (): void => {
      paymentCode.forget();
      request.lock();
    },
  };
}
