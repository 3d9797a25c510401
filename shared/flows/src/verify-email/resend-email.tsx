import { useState } from 'react';
import { isApiError, messageFor, refusalCode, usePlatform, useSession } from '@poku/platform';
import { Button, color, font, space, styled, tabularNumbers, useSecondsUntil } from '@poku/kit';
import { useSubmission } from '@poku/kit/hooks';
import { formatCountdown } from '@poku/domain/dates';
import { LINK_RESEND_WAIT_MS } from '@poku/domain/limits/codes';
import { verificationCodeWording } from '@poku/domain/wording/verification';
import { VerificationCode, verificationEmailCall } from './calls/verification-email';
import { keepSentMark, readSentMark } from './sent-mark';
import { verifyEmailWording } from './wording';

const Row = styled.div<{ readonly $isWide: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  margin-top: ${space(1)};
  ${({ $isWide }) => ($isWide ? 'text-align: center;' : '> button { padding-inline: 0; }')}
`;
const Wait = styled.span`
  ${tabularNumbers}
`;
const Outcome = styled.span<{ $hasFailed: boolean }>`
  ${font('caption')}
  flex: 1 1 12rem;
  color: ${({ $hasFailed }) => color($hasFailed ? 'error' : 'success')};
`;

interface Sent {
  readonly text: string;
  readonly hasFailed: boolean;
}

/** Milliseconds that the server wants waited after a refusal, 0 for any other failure. */
const waitOf = (error: unknown): number =>
  isApiError(error) && refusalCode(error) === VerificationCode.tooSoon
    ? (error.waitMs ?? LINK_RESEND_WAIT_MS)
    : 0;

export interface ResendEmailProps {
  /** Words of the button. Default 'Kirim ulang', for beside a text that names the e-mail. */
  readonly label?: string;
  /** A button with an edge, as wide as the page: what a page offers, not what a notice does. Default false. */
  readonly isWide?: boolean;
}

/**
 * Sends the verification e-mail once more, and says so beside the button ([A] §8). After each send the button counts 60 s
 * down, also on the next page; a send that this tab knows nothing of is told by the server with what is left of its wait.
 */
export function ResendEmail({ label = verifyEmailWording.resend, isWide = false }: ResendEmailProps) {
  const platform = usePlatform();
  const session = useSession();
  const clientId = session.status === 'member' ? session.clientId : '';
  const [sent, setSent] = useState<Sent | null>(null);
  const [untilMs, setUntilMs] = useState(() => readSentMark(clientId));
  const waitSeconds = useSecondsUntil(untilMs);

  const waitFor = (waitMs: number) => {
    const next = Date.now() + waitMs;
    keepSentMark({ clientId, untilMs: next });
    setUntilMs(next);
  };

  const email = useSubmission(async () => {
    setSent(null);
    try {
      await platform.call(verificationEmailCall, {});
      waitFor(LINK_RESEND_WAIT_MS);
      setSent({ text: verifyEmailWording.sent, hasFailed: false });
    } catch (error) {
      const waitMs = waitOf(error);
      if (waitMs > 0) waitFor(waitMs);
      setSent({ text: messageFor(error, verificationCodeWording), hasFailed: waitMs === 0 });
    }
  });

  return (
    <Row $isWide={isWide}>
      <Button
        variant={isWide ? 'secondary' : 'text'}
        fullWidth={isWide}
        disabled={waitSeconds > 0}
        busy={email.isSending}
        onClick={() => void email.send()}
      >
        {waitSeconds > 0 ? <Wait>{verifyEmailWording.resendIn(formatCountdown(waitSeconds))}</Wait> : label}
      </Button>
      <Outcome role="status" $hasFailed={sent?.hasFailed === true}>
        {sent?.text}
      </Outcome>
    </Row>
  );
}
