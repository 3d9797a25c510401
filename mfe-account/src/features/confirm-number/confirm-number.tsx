import {
  type KeptCode,
  OtpLockDialog,
  otpProblem,
  OtpStep,
  otpWording,
  type SentCode,
  useOtpRequest,
} from '@poku/flows/otp';
import { usePlatform } from '@poku/platform';

export interface ConfirmNumberProps {
  readonly purpose: 'register' | 'forgotpassword';
  readonly title: string;
  readonly draft: KeptCode;
  /** In any form; empty after a reload, when the request alone names the number (D26). */
  readonly phone: string;
  readonly onResent: (code: SentCode) => void;
  readonly onConfirmed: (code: string) => void | Promise<void>;
  /** The number is locked and its text was read ([A] §8, 207). */
  readonly onLeave: () => void;
}

/** Takes the code of the SMS, and sends another one when asked. */
export function ConfirmNumber(props: ConfirmNumberProps) {
  const { purpose, title, draft, phone, onResent, onConfirmed, onLeave } = props;
  const { access } = usePlatform().api;
  const { requestId, owner } = draft;
  const request = useOtpRequest({
    send: () => access.requestOtp(purpose, { requestId }),
    initial: draft,
    onSent: onResent,
  });

  async function handleConfirm(code: string) {
    try {
      await access.validateOtp(purpose, { requestId, code, ...(phone !== '' && { phone }) });
    } catch (error) {
      return otpProblem(error);
    }
    await onConfirmed(code);
    return undefined;
  }

  if (request.isLocked) return <OtpLockDialog onLeave={onLeave} />;
  return (
    <OtpStep
      title={title}
      hint={otpWording.sentTo(owner)}
      code={draft}
      request={request}
      onConfirm={handleConfirm}
      onLocked={request.lock}
      onResend={() => void request.send()}
    />
  );
}
