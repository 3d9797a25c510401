import { Button, Caption, Stack, styled, tabularNumbers, useSecondsUntil } from '@poku/kit';
import { formatCountdown } from '@poku/domain/dates';
import { OTP_RESEND_WAIT_MS } from '@poku/domain/limits/codes';
import { OTP_SUCCESS_MS } from '@poku/domain/limits/messages';
import { accessWording } from '@poku/domain/wording/access';
import type { OtpRequestState, SentCode } from './use-otp-request';
import { otpWording } from './wording';

const Wait = styled.span`
  ${tabularNumbers}
`;
/** Two lines high whatever it says, so that nothing below it jumps. */
const Words = styled(Caption)`
  min-height: 2.8em;
  text-align: center;
`;

export interface ResendCodeProps extends Pick<OtpRequestState, 'areSendsUsedUp' | 'isSending'> {
  readonly code: SentCode;
  readonly onResend: () => void;
}

/** Another code: not within 60 s of the last send, and how many sends are left ([A] §4). */
export function ResendCode({ code, areSendsUsedUp, isSending, onResend }: ResendCodeProps) {
  const { remainingSends, sentAtMs } = code;
  const waitSeconds = useSecondsUntil(sentAtMs + OTP_RESEND_WAIT_MS);
  const isJustSent = useSecondsUntil(sentAtMs + OTP_SUCCESS_MS) > 0;
  if (areSendsUsedUp) return <p role="status">{accessWording.otpSendsUsedUp}</p>;
  return (
    <Stack $gap={1} $align="center">
      <Button variant="text" disabled={waitSeconds > 0} busy={isSending} onClick={onResend}>
        {waitSeconds > 0 ? (
          <Wait>{otpWording.resendIn(formatCountdown(waitSeconds))}</Wait>
        ) : (
          accessWording.otpResend
        )}
      </Button>
      <Words as="div" role="status">
        {isJustSent && <div>{otpWording.sent}</div>}
        <div>
          {remainingSends > 0 ? accessWording.otpRemaining(remainingSends) : accessWording.otpLastSend}
        </div>
      </Words>
    </Stack>
  );
}
