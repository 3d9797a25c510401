import type { PurchaseItem } from '@poku/shared/contract';
import { paymentOtpCodeWording, RESPONSE_CODES } from '@poku/shared/domain';
import { messageFor, refusalCode, usePlatform } from '@poku/shared/platform';
import { useRef, useState } from 'react';
import { basketKey, OWN_POINTS_STEP } from './basket';
import { forgetPendingOtp, keepPendingOtp, type PendingOtp, readPendingOtp } from './pending-otp';

/** The code of this payment: which one was sent, and what the last send said. */
export interface CodeState {
  readonly otp: PendingOtp | null;
  /** Why the last send failed. */
  readonly problem: string | null;
  readonly isLocked: boolean;
  /** No send is left ([A] §8, 211). */
  readonly areSendsUsedUp: boolean;
  readonly isSending: boolean;
}

const start = { otp: null, problem: null, isLocked: false, areSendsUsedUp: false, isSending: false };

/** Asks for the code of a basket. Pressing twice sends once; a code that still lives is used again. */
export function useCode(item: PurchaseItem) {
  const { payment } = usePlatform().api;
  const basket = basketKey(item);
  const [state, setState] = useState<CodeState>(start);
  const isSending = useRef(false);

  const send = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setState((before) => ({ ...before, problem: null, isSending: true }));
    try {
      const request = await payment.requestOtp(OWN_POINTS_STEP, item);
      const otp: PendingOtp = { ...request, sentAtMs: Date.now() };
      keepPendingOtp(basket, otp);
      setState({ ...start, otp });
    } catch (error) {
      const code = refusalCode(error);
      const problem = messageFor(error, paymentOtpCodeWording);
      setState((before) => ({
        ...before,
        problem,
        isLocked: code === RESPONSE_CODES.locked,
        areSendsUsedUp: code === RESPONSE_CODES.sendsUsedUp,
        isSending: false,
      }));
    } finally {
      isSending.current = false;
    }
  };

  /** Uses the code that was sent for this basket before, or sends one. */
  const request = async (): Promise<void> => {
    const otp = readPendingOtp(basket);
    if (otp === undefined) await send();
    else setState((before) => ({ ...before, otp, problem: null }));
  };

  const lock = (): void => {
    forgetPendingOtp();
    setState((before) => ({ ...before, isLocked: true }));
  };

  return { ...state, request, resend: send, lock };
}
