import { Button, Notice, Skeleton, Stack, styled, tabularNumbers, useSecondsUntil } from '@poku/kit';
import { formatCountdown } from '@poku/domain/dates';
import { accessWording } from '@poku/domain/wording/access';
import { commonWording } from '@poku/domain/wording/common';
import type { OtpRequestState } from './use-otp-request';
import { otpWording } from './wording';

const Wait = styled.span`
  ${tabularNumbers}
`;

export interface NoCodeProps {
  /** From `useOtpRequest`, while it has no code. */
  readonly request: Pick<OtpRequestState, 'problem' | 'areSendsUsedUp' | 'isSending' | 'waitUntilMs'>;
  readonly onSend: () => void;
}

/** In place of the field: the code is on its way, or why there is none and when another can be asked for. */
export function NoCode({ request, onSend }: NoCodeProps) {
  const { problem, areSendsUsedUp, isSending, waitUntilMs } = request;
  const seconds = useSecondsUntil(waitUntilMs);
  if (areSendsUsedUp) return <Notice tone="warning">{accessWording.otpSendsUsedUp}</Notice>;
  if (problem === null) return <Skeleton shape="text" count={3} />;
  return (
    <Stack $gap={4}>
      <Notice tone="error">{problem}</Notice>
      <Button disabled={seconds > 0} busy={isSending} onClick={onSend}>
        {seconds > 0 ? <Wait>{otpWording.resendIn(formatCountdown(seconds))}</Wait> : commonWording.retry}
      </Button>
    </Stack>
  );
}
