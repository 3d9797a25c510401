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
  /** Whether another code can be asked for. */
  readonly canResend: boolean;
}

/** How long the code still lives, or that it is over. */
export function CodeLife({ seconds, canResend }: CodeLifeProps) {
  if (seconds === 0)
    return <Notice tone="warning">{canResend ? otpWording.expired : otpWording.expiredForGood}</Notice>;
  return <Life>{otpWording.lifeLeft(formatCountdown(seconds))}</Life>;
}
