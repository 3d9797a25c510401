import { forgotWording } from '@poku/shared/domain';
import { type KeptCode, OtpLockDialog, otpProblem, OtpStep, useOtpRequest } from '@poku/shared/otp';
import { usePlatform } from '@poku/shared/platform';
import { useNavigate } from '@poku/shared/router';
import { paths } from '../../paths';
import type { Recovery } from './use-recovery';

interface CodeStepProps {
  readonly recovery: Recovery;
  readonly draft: KeptCode;
}

/** Step 1, first half: the code of the SMS. */
export function CodeStep({ recovery, draft }: CodeStepProps) {
  const { access } = usePlatform().api;
  const navigate = useNavigate();
  const { requestId, owner } = draft;
  const request = useOtpRequest({
    send: () => access.requestOtp('forgotpassword', { requestId }),
    initial: draft,
    onSent: (code) => recovery.resent(code, owner),
  });

  async function handleConfirm(code: string) {
    const phone = recovery.identifier;
    try {
      await access.validateOtp('forgotpassword', { requestId, code, ...(phone !== '' && { phone }) });
    } catch (error) {
      return otpProblem(error);
    }
    recovery.confirmed(code);
    return undefined;
  }

  function handleLeave() {
    recovery.done();
    void navigate(paths.home(), { replace: true });
  }

  if (request.isLocked) return <OtpLockDialog onLeave={handleLeave} />;
  return (
    <OtpStep
      title={forgotWording.otpTitle}
      maskedPhone={owner}
      code={draft}
      request={request}
      onConfirm={handleConfirm}
      onLocked={request.lock}
      onResend={() => void request.send()}
    />
  );
}
