import type { KeptCode } from '@poku/flows/otp';
import { ConfirmNumber } from '../../features/confirm-number';
import { paths } from '../../paths';
import { registrationWording } from '../../wording/registration';
import type { Wizard } from './use-wizard';

interface VerifyStepProps {
  readonly wizard: Wizard;
  readonly draft: KeptCode;
}

/** 'Verifikasi': the code of the SMS. */
export function VerifyStep({ wizard, draft }: VerifyStepProps) {
  function handleLeave() {
    wizard.done();
    void wizard.leaveFor(paths.home());
  }
  return (
    <ConfirmNumber
      purpose="register"
      title={registrationWording.verifyTitle}
      draft={draft}
      phone={wizard.account.phone}
      onResent={(code) => wizard.resent(code, draft.owner)}
      onConfirmed={wizard.confirmed}
      onLeave={handleLeave}
    />
  );
}
