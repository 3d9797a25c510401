import { checkoutWording, maskPhone, OTP_DIGITS, OTP_LIFE_MS, validateOtp } from '@poku/shared/domain';
import { useMember } from '@poku/shared/platform';
import { FullScreenDialog, Notice, Stack, useSecondsUntil } from '@poku/shared/ui';
import { Form, OtpFormField, SubmitButton } from '@poku/shared/ui/forms';
import { useRef } from 'react';
import { CodeLife } from './code-life';
import type { PendingOtp } from './pending-otp';
import { ResendCode } from './resend-code';
import type { CodeState } from './use-code';
import type { ConfirmProblem } from './use-payment';

const emptyCode = { otp: '' };

export interface OtpDialogProps {
  readonly otp: PendingOtp;
  readonly code: Pick<CodeState, 'problem' | 'areSendsUsedUp' | 'isSending'>;
  readonly onConfirm: (code: string) => Promise<ConfirmProblem | undefined>;
  readonly onLocked: () => void;
  readonly onResend: () => void;
  readonly onClose: () => void;
}

export function OtpDialog({ otp, code, onConfirm, onLocked, onResend, onClose }: OtpDialogProps) {
  const { customer } = useMember();
  const lifeSeconds = useSecondsUntil(otp.sentAtMs + OTP_LIFE_MS);
  const isPaying = useRef(false);

  const confirm = async (values: typeof emptyCode) => {
    if (isPaying.current) return undefined;
    isPaying.current = true;
    const problem = await onConfirm(values.otp);
    // Without a problem the page is being left; until it is gone nothing may be sent again.
    if (problem !== undefined) isPaying.current = false;
    if (problem !== 'locked') return problem;
    onLocked();
    return undefined;
  };

  return (
    <FullScreenDialog
      open
      title={checkoutWording.otpTitle}
      // A payment that runs is not left by accident.
      onClose={() => !isPaying.current && onClose()}
    >
      <Stack $gap={5}>
        <p>{checkoutWording.otpSentTo(maskPhone(customer.phone))}</p>
        <Form
          key={otp.requestId}
          initialValues={emptyCode}
          onSubmit={confirm}
          label={checkoutWording.otpTitle}
        >
          <OtpFormField
            name="otp"
            label={checkoutWording.otpLabel}
            length={OTP_DIGITS}
            validate={(value) => validateOtp(value)}
          />
          <CodeLife seconds={lifeSeconds} />
          <SubmitButton needsValid disabled={lifeSeconds === 0}>
            {checkoutWording.otpConfirm}
          </SubmitButton>
        </Form>
        <ResendCode
          remainingSends={otp.remainingSends}
          sentAtMs={otp.sentAtMs}
          areSendsUsedUp={code.areSendsUsedUp}
          isSending={code.isSending}
          onResend={onResend}
        />
        {code.problem !== null && !code.areSendsUsedUp && <Notice tone="error">{code.problem}</Notice>}
      </Stack>
    </FullScreenDialog>
  );
}
