import { useEffect, useEffectEvent } from 'react';
import { accessWording, commonWording, maskPhone, onboardingWording } from '@poku/shared/domain';
import { OtpLockDialog, otpProblem, OtpStep, useOtpRequest } from '@poku/shared/otp';
import { refusalCode, useMember, usePlatform } from '@poku/shared/platform';
import { Button, FullScreenDialog, Notice, Skeleton, Stack } from '@poku/shared/ui';
import type { PokuEvents } from '@poku/shared/contract';

/** Props of `PartnerOtp`. */
export interface PartnerOtpProps {
  readonly partner: PokuEvents['partner.otpNeeded'];
  readonly onConfirmed: (otpRequestId: string) => void;
  readonly onClose: () => void;
  /** After the lock: back to home ([A] §8, 207). */
  readonly onLocked: () => void;
}

/** A failed code of the onboarding is only logged ([A] §4), and told in place; the code itself is never logged. */
function logFailure(step: 'send' | 'confirm', error: unknown) {
  console.warn(`Onboarding: the ${step} of a code failed`, refusalCode(error) ?? 'without an answer');
}

/** The code that linking a partner needs, over the step; the step's widget goes on when it is confirmed. */
export function PartnerOtp({ partner, onConfirmed, onClose, onLocked }: PartnerOtpProps) {
  const { access } = usePlatform().api;
  const { customer } = useMember();
  const request = useOtpRequest({
    send: async () => {
      try {
        return await access.requestOtp('linkage');
      } catch (error) {
        logFailure('send', error);
        throw error;
      }
    },
  });
  const sendFirst = useEffectEvent(() => void request.send());
  useEffect(() => sendFirst(), []);

  async function confirm(code: string) {
    const requestId = request.code?.requestId ?? '';
    try {
      await access.validateOtp('linkage', { requestId, code });
    } catch (error) {
      logFailure('confirm', error);
      return otpProblem(error);
    }
    onConfirmed(requestId);
    return undefined;
  }

  if (request.isLocked) return <OtpLockDialog onLeave={onLocked} />;
  return (
    <FullScreenDialog open title={onboardingWording.otpTitle} leave="back" onClose={onClose}>
      <Stack $gap={5}>
        <p>{onboardingWording.otpFor(partner.partnerName)}</p>
        {request.code !== null ? (
          <OtpStep
            title={onboardingWording.otpTitle}
            maskedPhone={maskPhone(customer.phone)}
            code={request.code}
            request={request}
            onConfirm={confirm}
            onLocked={request.lock}
            onResend={() => void request.send()}
          />
        ) : request.areSendsUsedUp ? (
          <Notice tone="warning">{accessWording.otpSendsUsedUp}</Notice>
        ) : request.problem !== null ? (
          <>
            <Notice tone="error">{request.problem}</Notice>
            <Button onClick={() => void request.send()}>{commonWording.retry}</Button>
          </>
        ) : (
          <Skeleton shape="text" count={3} />
        )}
      </Stack>
    </FullScreenDialog>
  );
}
