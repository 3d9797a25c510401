import { checkoutWording, maskPhone } from '@poku/shared/domain';
import { type OtpProblem, type OtpRequestState, OtpStep, type SentCode } from '@poku/shared/otp';
import { useMember } from '@poku/shared/platform';
import { FullScreenDialog } from '@poku/shared/ui';
import { useRef } from 'react';

export interface OtpDialogProps {
  readonly code: SentCode;
  readonly request: Pick<OtpRequestState, 'problem' | 'areSendsUsedUp' | 'isSending'>;
  readonly onConfirm: (code: string) => Promise<OtpProblem | undefined>;
  readonly onLocked: () => void;
  readonly onResend: () => void;
  readonly onClose: () => void;
}

export function OtpDialog({ onConfirm, onClose, ...step }: OtpDialogProps) {
  const { customer } = useMember();
  const isPaying = useRef(false);

  const confirm = async (digits: string) => {
    isPaying.current = true;
    const problem = await onConfirm(digits);
    // Without a problem the page is being left.
    if (problem !== undefined) isPaying.current = false;
    return problem;
  };

  return (
    <FullScreenDialog
      open
      title={checkoutWording.otpTitle}
      // A payment that runs is not left by accident.
      onClose={() => !isPaying.current && onClose()}
    >
      <OtpStep
        {...step}
        title={checkoutWording.otpTitle}
        maskedPhone={maskPhone(customer.phone)}
        onConfirm={confirm}
      />
    </FullScreenDialog>
  );
}
