import type { PokuEvents } from '@poku/contract';
import { linkStateWording } from '@poku/flows/linking';
import { OtpDialog, type OtpDialogProps } from '@poku/flows/otp';

export interface PartnerOtpProps extends Pick<OtpDialogProps, 'onConfirmed' | 'onClose' | 'onLocked'> {
  readonly partner: PokuEvents['partner.otpNeeded'];
}

/** A failed code of the onboarding is only logged ([A] §4), and told in place; the code itself is never logged. */
function logFailure(step: 'send' | 'confirm', refusal: number | undefined) {
  console.warn(`Onboarding: the ${step} of a code failed`, refusal ?? 'without an answer');
}

/** The code that linking a partner needs, over the step; the step's widget goes on when it is confirmed. */
export function PartnerOtp({ partner, ...rest }: PartnerOtpProps) {
  return (
    <OtpDialog
      {...rest}
      purpose="linkage"
      title={linkStateWording.codeTitle}
      intro={linkStateWording.codeFor(partner.partnerName)}
      onFailure={logFailure}
    />
  );
}
