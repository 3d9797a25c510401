import type { OtpRequest, Platform } from '@poku/contract';
import { OTP_STEPS, requestCodeCall } from '../../calls/codes';
import type { PaymentShare } from '../../calls/shares';
import { type PurchaseItem, toBasket } from './basket';

const SECOND_MS = 1_000;

/** Has the code of a step sent. @param shares the split, for a partner's code */
export async function sendCode(
  call: Platform['call'],
  step: keyof typeof OTP_STEPS,
  item: PurchaseItem,
  shares?: readonly PaymentShare[],
): Promise<OtpRequest> {
  const { requestId, remainingSends, waitS } = await call(requestCodeCall, {
    step: OTP_STEPS[step],
    ...toBasket(item),
    shares,
  });
  return { requestId, remainingSends, ...(waitS !== null && { waitMs: waitS * SECOND_MS }) };
}
