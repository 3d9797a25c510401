import { accessWording, checkoutWording, formatCountdown, OTP_RESEND_WAIT_MS } from '@poku/shared/domain';
import { Button, Caption, Stack, styled, tabularNumbers, useSecondsUntil } from '@poku/shared/ui';
import type { CodeState } from './use-code';

const Wait = styled.span`
  ${tabularNumbers}
`;

export interface ResendCodeProps extends Pick<CodeState, 'areSendsUsedUp' | 'isSending'> {
  readonly remainingSends: number;
  readonly sentAtMs: number;
  readonly onResend: () => void;
}

export function ResendCode(props: ResendCodeProps) {
  const { remainingSends, sentAtMs, areSendsUsedUp, isSending, onResend } = props;
  const seconds = useSecondsUntil(sentAtMs + OTP_RESEND_WAIT_MS);
  if (areSendsUsedUp) return <p role="status">{accessWording.otpSendsUsedUp}</p>;
  return (
    <Stack $gap={1} $align="center">
      <Button variant="text" disabled={seconds > 0} busy={isSending} onClick={onResend}>
        {seconds > 0 ? (
          <Wait>{checkoutWording.otpResendIn(formatCountdown(seconds))}</Wait>
        ) : (
          accessWording.otpResend
        )}
      </Button>
      <Caption role="status">
        {remainingSends > 0 ? accessWording.otpRemaining(remainingSends) : accessWording.otpLastSend}
      </Caption>
    </Stack>
  );
}
