import { registrationWording } from '@poku/shared/domain';
import { type KeptCode, OtpLockDialog, otpProblem, OtpStep, useOtpRequest } from '@poku/shared/otp';
import { usePlatform } from '@poku/shared/platform';
import { paths } from '../../paths';
import type { Wizard } from './use-wizard';

interface VerifyStepProps {
  readonly wizard: Wizard;
  readonly draft: KeptCode;
}

/** 'Verifikasi': the code of the SMS. After a reload the request names the number (D26). */
export function VerifyStep({ wizard, draft }: VerifyStepProps) {
  const { access } = usePlatform().api;
  const { requestId, owner } = draft;
  const request = useOtpRequest({
    send: () => access.requestOtp('register', { requestId }),
    initial: draft,
    onSent: (code) => wizard.resent(code, owner),
  });

  async function handleConfirm(code: string) {
    const { phone } = wizard.account;
    try {
      await access.validateOtp('register', { requestId, code, ...(phone !== '' && { phone }) });
    } catch (error) {
      return otpProblem(error);
    }
    await wizard.confirmed(code);
    return undefined;
  }

  function handleLeave() {
    wizard.done();
    void wizard.leaveFor(paths.home());
  }

  if (request.isLocked) return <OtpLockDialog onLeave={handleLeave} />;
  return (
    <OtpStep
      title={registrationWording.verifyTitle}
      maskedPhone={owner}
      code={draft}
      request={request}
      onConfirm={handleConfirm}
      onLocked={request.lock}
      onResend={() => void request.send()}
    />
  );
}
