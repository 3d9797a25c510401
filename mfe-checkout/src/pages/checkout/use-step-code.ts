import type { OtpRequest } from '@poku/contract';
import { PAYMENT_OTP_VERIFIED_LIFE_MS } from '@poku/domain/limits/codes';
import { isKeptCodeAlive, type KeptCode, keptCodeStore, useOtpRequest } from '@poku/flows/otp';
import { useRef } from 'react';
import { paymentOtpCodeWording } from '../../calls/payment';

/** The codes of the payment that runs, one of each step (D26, D45). */
export const codeStores = {
  own: keptCodeStore('checkout', PAYMENT_OTP_VERIFIED_LIFE_MS),
  partner: keptCodeStore('checkout.partner', PAYMENT_OTP_VERIFIED_LIFE_MS),
};

/** Where a step's code is kept, what it belongs to, and the call that sends one. */
export interface StepCodeOptions {
  readonly step: keyof typeof codeStores;
  /** What the code is bound to: the basket, for a partner's also its share (D21). */
  readonly owner: string;
  readonly send: () => Promise<OtpRequest>;
}

/** The code of one step: sent, sent again, confirmed. One that still lives is used again, also after a reload. */
export function useStepCode({ step, owner, send }: StepCodeOptions) {
  const store = codeStores[step];
  // Where the browser refuses storage, the code lives as long as the page.
  const inPage = useRef<KeptCode>(undefined);
  const keep = (code: KeptCode) => {
    inPage.current = code;
    store.keep(code);
  };
  const request = useOtpRequest({
    send,
    codes: paymentOtpCodeWording,
    onSent: (code) => keep({ ...code, owner, verifiedAtMs: null }),
  });
  const kept = () => {
    const code = store.read() ?? inPage.current;
    const isOurs = code?.owner === owner && isKeptCodeAlive(code, PAYMENT_OTP_VERIFIED_LIFE_MS);
    return isOurs ? code : undefined;
  };
  return {
    ...request,
    /** Uses the code that was sent for this owner before, or sends one. */
    request: async (): Promise<void> => {
      const code = kept();
      if (code !== undefined) return request.use(code);
      request.clear();
      return request.send();
    },
    /** The confirmed request while it counts, `undefined` otherwise. */
    confirmedId: (): string | undefined => {
      const code = kept();
      return code?.verifiedAtMs == null ? undefined : code.requestId;
    },
    markConfirmed: (): void => {
      const code = kept();
      if (code !== undefined) keep({ ...code, verifiedAtMs: Date.now() });
    },
    lock: (): void => {
      inPage.current = undefined;
      store.forget();
      request.lock();
    },
  };
}

/** What `useStepCode` gives. */
export type StepCode = ReturnType<typeof useStepCode>;
