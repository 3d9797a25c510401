import { useState } from 'react';
import { messageFor, usePlatform } from '@poku/shared/platform';
import { Button, color, font, space, styled } from '@poku/shared/ui';
import { verificationCodeWording, verifyEmailWording } from '../domain';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  margin-top: ${space(1)};
  > button {
    padding-inline: 0;
  }
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

/** Props of `ResendEmail`. */
export interface ResendEmailProps {
  /** Words of the button. Default 'Kirim ulang', for beside a text that names the e-mail. */
  readonly label?: string;
}

/** Sends the verification e-mail once more, and says so beside the button ([A] §8). */
export function ResendEmail({ label = verifyEmailWording.resend }: ResendEmailProps) {
  const { api } = usePlatform();
  const [sent, setSent] = useState<Sent | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function send() {
    setIsSending(true);
    setSent(null);
    try {
      await api.access.sendVerificationEmail();
      setSent({ text: verifyEmailWording.sent, hasFailed: false });
    } catch (error) {
      setSent({ text: messageFor(error, verificationCodeWording), hasFailed: true });
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Row>
      <Button variant="text" busy={isSending} onClick={() => void send()}>
        {label}
      </Button>
      <Outcome role="status" $hasFailed={sent?.hasFailed === true}>
        {sent?.text}
      </Outcome>
    </Row>
  );
}
