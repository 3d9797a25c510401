import { PARTNER_OTP_DIGITS } from '@poku/domain/limits/codes';
import { formatPoints } from '@poku/domain/numbers';
import { maskPhone } from '@poku/domain/phone';
import { NoCode, OtpStep, otpWording } from '@poku/flows/otp';
import { useMember } from '@poku/platform';
import { Caption, FullScreenDialog, Notice, Stack } from '@poku/kit';
import { useLayoutEffect, useRef } from 'react';
import { checkoutWording } from '../../wording/checkout';
import type { Payment, PaymentStep } from './use-payment';
import type { StepCode } from './use-step-code';

interface StepProps {
  readonly code: StepCode;
  readonly title: string;
  readonly hint: string;
  readonly length: 4 | 6;
  readonly onConfirm: Payment['confirm'];
  readonly step: PaymentStep;
}

/** A code to type, or why there is none and what can be done. */
function Step({ code, step, onConfirm, ...words }: StepProps) {
  const root = useRef<HTMLDivElement>(null);
  const isSent = code.code !== null;
  useLayoutEffect(() => {
    if (isSent) root.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [isSent]);
  if (code.code !== null) {
    return (
      <div ref={root}>
        <OtpStep
          {...words}
          code={code.code}
          request={code}
          onConfirm={(digits) => onConfirm(step, digits)}
          onLocked={code.lock}
          onResend={() => void code.send()}
        />
      </div>
    );
  }
  return <NoCode request={code} onSend={() => void code.send()} />;
}

export interface CodesDialogProps {
  readonly payment: Payment;
  readonly step: PaymentStep;
  /** What is bought. */
  readonly bought: string;
  /** What the code lets be taken: everything, and of it what the partner gives. */
  readonly points: Readonly<Record<PaymentStep, number>>;
}

/**
 * The codes of a payment over the whole screen: one step, or two when a partner sends a code of its own ([C] §4). Each says for what it is,
 * so that nobody confirms something else.
 */
export function CodesDialog({ payment, step, bought, points }: CodesDialogProps) {
  const { customer } = useMember();
  const { codes, partner, problem, confirm, close } = payment;
  const isOwn = step === 'own';
  const name = partner?.name ?? '';
  return (
    <FullScreenDialog open title={checkoutWording.otpTitle} leave={isOwn ? 'close' : 'back'} onClose={close}>
      <Stack $gap={5}>
        <p>
          {bought}
          <br />
          <strong>
            {isOwn
              ? formatPoints(points.own)
              : checkoutWording.pointsFrom(formatPoints(points.partner), name)}
          </strong>
        </p>
        {partner !== undefined && (
          <div role="status">
            <Caption as="span">{checkoutWording.otpStep(isOwn ? 1 : 2, 2)}</Caption>
            <p>
              <strong>{isOwn ? checkoutWording.otpOwn : checkoutWording.otpOf(name)}</strong>
            </p>
          </div>
        )}
        {problem !== null && isOwn && <Notice tone="warning">{problem}</Notice>}
        {isOwn ? (
          <Step
            key="own"
            step="own"
            code={codes.own}
            title={partner === undefined ? checkoutWording.otpTitle : checkoutWording.otpOwn}
            hint={otpWording.sentTo(maskPhone(customer.phone))}
            length={6}
            onConfirm={confirm}
          />
        ) : (
          <Step
            key="partner"
            step="partner"
            code={codes.partner}
            title={checkoutWording.otpOf(name)}
            hint={checkoutWording.otpSentBy(name)}
            length={PARTNER_OTP_DIGITS}
            onConfirm={confirm}
          />
        )}
      </Stack>
    </FullScreenDialog>
  );
}
