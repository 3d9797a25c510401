import { refusalCode, useMember, usePlatform } from '@poku/platform';
import { FullScreenDialog, Stack } from '@poku/kit';
import { useEffect, useEffectEvent } from 'react';
import type { OtpPurpose } from '@poku/contract';
import { maskPhone } from '@poku/domain/phone';
import { NoCode } from './no-code';
import { OtpLockDialog } from './otp-lock-dialog';
import { otpProblem } from './otp-problem';
import { OtpStep } from './otp-step';
import { useOtpRequest } from './use-otp-request';
import { otpWording } from './wording';

export interface OtpDialogProps {
  /** What the code allows (D21). It goes to the member's own number (D22). */
  readonly purpose: OtpPurpose;
  readonly title: string;
  /** Says what the code is for. */
  readonly intro: string;
  /** Gets the request of the code that was confirmed; the owner closes the dialog. */
  readonly onConfirmed: (otpRequestId: string) => void;
  readonly onClose: () => void;
  /** After the lock: back to home ([A] §8, 207). */
  readonly onLocked: () => void;
  /** Told of each send or check that failed; never of the code. Default nobody. */
  readonly onFailure?: (step: 'send' | 'confirm', refusal: number | undefined) => void;
}

/** Sends a code to the member as it opens, and takes it: a step over the page, for a member ([A] §4). */
export function OtpDialog(props: OtpDialogProps) {
  const { purpose, title, intro, onConfirmed, onClose, onLocked, onFailure } = props;
  const { access } = usePlatform().api;
  const { customer } = useMember();
  const request = useOtpRequest({
    send: async () => {
      try {
        return await access.requestOtp(purpose);
      } catch (error) {
        onFailure?.('send', refusalCode(error));
        throw error;
      }
    },
  });
  const sendFirst = useEffectEvent(() => void request.send());
  useEffect(() => sendFirst(), []);

  async function confirm(code: string) {
    const requestId = request.code?.requestId ?? '';
    try {
      await access.validateOtp(purpose, { requestId, code });
    } catch (error) {
      onFailure?.('confirm', refusalCode(error));
      return otpProblem(error);
    }
    onConfirmed(requestId);
    return undefined;
  }

  if (request.isLocked) return <OtpLockDialog onLeave={onLocked} />;
  return (
    <FullScreenDialog open title={title} leave="back" onClose={onClose}>
      <Stack $gap={5}>
        <p>{intro}</p>
        {request.code !== null ? (
          <OtpStep
            title={title}
            hint={otpWording.sentTo(maskPhone(customer.phone))}
            code={request.code}
            request={request}
            onConfirm={confirm}
            onLocked={request.lock}
            onResend={() => void request.send()}
          />
        ) : (
          <NoCode request={request} onSend={() => void request.send()} />
        )}
      </Stack>
    </FullScreenDialog>
  );
}
