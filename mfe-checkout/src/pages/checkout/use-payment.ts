import { type OtpProblem, otpProblem } from '@poku/flows/otp';
import { usePlatform } from '@poku/platform';
import { useRef, useState } from 'react';
import { OTP_STEPS, validateCodeCall } from '../../calls/codes';
import type { PaymentShare } from '../../calls/shares';
import { checkoutWording } from '../../wording/checkout';
import type { PurchaseItem } from './basket';
import type { Checkout } from './checkout';
import { sendCode } from './send-code';
import { usePurchase } from './use-purchase';
import { useStepCode } from './use-step-code';
import { isOwnSource, pointsFrom, type SplitShare } from './suggest-split';

/** Step of the codes: own points' always (D44), then that of the partner that sends one of its own (D45). */
export type PaymentStep = keyof typeof OTP_STEPS;

export interface PaymentOptions {
  readonly item: PurchaseItem;
  readonly checkout: Checkout;
  readonly owner: string;
  readonly shares: readonly SplitShare[];
}

/** The way from 'Bayar' to the result: the codes one after the other, then the purchase. */
export function usePayment({ item, checkout, owner, shares }: PaymentOptions) {
  const { call } = usePlatform();
  const sourceOf = (partnerId: string) => checkout.sources.find((source) => source.partnerId === partnerId);
  const asked: readonly PaymentShare[] = shares.map(({ partnerId, points }) => ({
    partnerId,
    points,
    needsOtp: sourceOf(partnerId)?.needsOtp ?? false,
  }));
  const partner = checkout.sources.find(
    (source) => !isOwnSource(source) && source.needsOtp && pointsFrom(shares, source.partnerId) > 0,
  );
  const share = partner && pointsFrom(shares, partner.partnerId);
  const codes = {
    own: useStepCode({ step: 'own', owner, send: () => sendCode(call, 'own', item) }),
    partner: useStepCode({
      step: 'partner',
      // Another share of the partner needs another code (D21).
      owner: JSON.stringify([owner, partner?.partnerId, share]),
      send: () => sendCode(call, 'partner', item, asked),
    }),
  };
  const { buy, isBuying, isRunning } = usePurchase({ item, checkout, owner, shares: asked });
  const [step, setStep] = useState<PaymentStep | null>(null);
  const isConfirming = useRef(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** The digits of the own code; never kept beyond the page (D26). */
  const ownDigits = useRef({ requestId: '', digits: '' });

  /** What is still to be confirmed, in order; 'nothing' when the purchase can be sent. */
  const nextStep = (): PaymentStep | 'nothing' => {
    if (codes.own.confirmedId() === undefined) return 'own';
    return partner !== undefined && codes.partner.confirmedId() === undefined ? 'partner' : 'nothing';
  };

  const purchase = (): Promise<OtpProblem | undefined> => {
    const { requestId, digits } = ownDigits.current;
    const otpRequestId = codes.own.confirmedId() ?? '';
    const partnerOtpRequestId = partner && codes.partner.confirmedId();
    return buy({
      otpRequestId,
      ...(digits !== '' && requestId === otpRequestId && { otpCode: digits }),
      ...(partnerOtpRequestId !== undefined && { partnerOtpRequestId }),
    });
  };

  /** Checks a code once. @returns why it was not taken */
  const check = async (checked: PaymentStep, digits: string): Promise<OtpProblem | undefined> => {
    const code = codes[checked];
    const requestId = code.code?.requestId ?? '';
    try {
      if (code.confirmedId() !== requestId) {
        await call(validateCodeCall, { step: OTP_STEPS[checked], otp: { requestId, code: digits } });
        code.markConfirmed();
        if (checked === 'own') ownDigits.current = { requestId, digits };
      }
    } catch (error) {
      return otpProblem(error);
    }
    setProblem(checked === 'partner' && nextStep() === 'own' ? checkoutWording.otpOwnOver : null);
    return undefined;
  };

  /** Goes on to what is still open. @returns what keeps the member at the step that was just confirmed */
  const goOn = async (): Promise<OtpProblem | undefined> => {
    const next = nextStep();
    if (next === 'nothing') return purchase();
    setStep(next);
    void codes[next].request();
    return undefined;
  };

  return {
    codes,
    /** The partner that sends a code of its own, if the split has one. */
    partner,
    step,
    isBuying,
    isRunning,
    /** Why the last attempt without a code dialog came to nothing. */
    problem,
    /** Both steps lock alike ([C] §8, 207). */
    isLocked: codes.own.isLocked || codes.partner.isLocked,
    pay: async (): Promise<void> => {
      setProblem(null);
      const kept = await goOn();
      if (kept === 'locked') codes.own.lock();
      else if (kept !== undefined) setProblem('form' in kept ? kept.form : kept.otp);
    },
    confirm: async (confirmed: PaymentStep, digits: string): Promise<OtpProblem | undefined> => {
      isConfirming.current = true;
      const kept = (await check(confirmed, digits)) ?? (await goOn());
      isConfirming.current = false;
      return kept;
    },
    /** Leaves the codes as they are; a code that is being checked and a purchase that runs are not left by accident. */
    close: () => {
      if (!isConfirming.current) setStep(null);
    },
  };
}

/** What `usePayment` gives. */
export type Payment = ReturnType<typeof usePayment>;
