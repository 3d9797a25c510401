import type { KeptCode } from '@poku/flows/otp';
import { useNavigate } from '@poku/kit/router';
import { ConfirmNumber } from '../../features/confirm-number';
import { paths } from '../../paths';
import { forgotWording } from '../../wording/forgot';
import type { Recovery } from './use-recovery';

interface CodeStepProps {
  readonly recovery: Recovery;
  readonly draft: KeptCode;
}

/** Step 1, first half: the code of the SMS. */
export function CodeStep({ recovery, draft }: CodeStepProps) {
  const navigate = useNavigate();
  function handleLeave() {
    recovery.done();
    void navigate(paths.home(), { replace: true });
  }
  return (
    <ConfirmNumber
      purpose="forgotpassword"
      title={forgotWording.otpTitle}
      draft={draft}
      phone={recovery.identifier}
      onResent={(code) => recovery.resent(code, draft.owner)}
      onConfirmed={recovery.confirmed}
      onLeave={handleLeave}
    />
  );
}
