import { useState } from 'react';
import { formatCountdown } from '@poku/domain/dates';
import { maskEmail, normalizeEmail } from '@poku/domain/email';
import { OTP_RESEND_WAIT_MS } from '@poku/domain/limits/codes';
import { TOAST_MS } from '@poku/domain/limits/messages';
import { messageFor, usePlatform } from '@poku/platform';
import { useSubmission } from '@poku/kit/hooks';
import { useNavigate } from '@poku/kit/router';
import { Button, Notice, Stack, styled, space, tabularNumbers, useSecondsUntil } from '@poku/kit';
import { forgotWording } from '../../wording/forgot';
import { resetLinkCall, resetRequestCodeWording } from '../../calls/forgot-password';
import { MailDrawing } from './mail-drawing';
import type { Recovery } from './use-recovery';

const Advice = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding-inline-start: ${space(5)};
`;
const Wait = styled.span`
  ${tabularNumbers}
`;

type Outcome = { readonly tone: 'success' | 'error'; readonly text: string };

/** Step 2: a link was sent; what to do with it, and another one when none came ([A] §4, D24). */
export function LinkStep({ recovery }: { readonly recovery: Recovery }) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const [sentAtMs, setSentAtMs] = useState(() => Date.now());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const waitSeconds = useSecondsUntil(sentAtMs + OTP_RESEND_WAIT_MS);
  const email = recovery.identifier;

  const again = useSubmission(async () => {
    setOutcome(null);
    try {
      await platform.call(resetLinkCall, { email: normalizeEmail(email) });
      setSentAtMs(Date.now());
      setOutcome({ tone: 'success', text: forgotWording.linkAgainSent });
    } catch (error) {
      setOutcome({ tone: 'error', text: messageFor(error, resetRequestCodeWording) });
    }
  });

  return (
    <Stack $gap={5}>
      <MailDrawing />
      <p>{email === '' ? forgotWording.linkSent : forgotWording.linkSentTo(maskEmail(email))}</p>
      <Advice>
        {forgotWording.linkAdvice.map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
      </Advice>
      {outcome !== null && (
        <Notice tone={outcome.tone} leavesAfterMs={outcome.tone === 'success' ? TOAST_MS : undefined}>
          {outcome.text}
        </Notice>
      )}
      <Stack $gap={2}>
        {email !== '' && (
          <Button
            fullWidth
            variant="secondary"
            disabled={waitSeconds > 0}
            busy={again.isSending}
            onClick={() => void again.send()}
          >
            {waitSeconds > 0 ? (
              <Wait>{forgotWording.linkAgainIn(formatCountdown(waitSeconds))}</Wait>
            ) : (
              forgotWording.linkAgain
            )}
          </Button>
        )}
        <Button fullWidth variant="text" onClick={() => void navigate({ search: recovery.start })}>
          {forgotWording.otherAccount}
        </Button>
      </Stack>
    </Stack>
  );
}
