import { Caption, Notice, styled, tabularNumbers } from '@poku/kit';
import { formatCountdown } from '@poku/domain/dates';
import { otpWording } from './wording';

const Life = styled(Caption)`
  ${tabularNumbers}
  text-align: center;
`;

interface CodeLifeProps {
  /** 0 or more. */
  readonly seconds: number;
  /** Tries before the lock, 1 or more; undefined while no code was wrong, or where it is not known. */
  readonly triesLeft: number | undefined;
  /** Whether another code can be asked for. */
  readonly canResend: boolean;
}

/** How long the code still lives and how often it may be tried, or that it is over. */
export function CodeLife({ seconds, triesLeft, canResend }: CodeLifeProps) {
  if (seconds === 0)
    return <Notice tone="warning">{canResend ? otpWording.expired : otpWording.expiredForGood}</Notice>;
  return (
    <Life>
      {otpWording.lifeLeft(formatCountdown(seconds))}
      <span aria-live="polite">
        {triesLeft !== undefined && (
          <>
            {' · '}
            <strong>{otpWording.triesLeft(triesLeft)}</strong>
          </>
        )}
      </span>
    </Life>
  );
}
