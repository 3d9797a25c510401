import { Caption, Notice, styled, tabularNumbers } from '@poku/shared/ui';
import { formatCountdown, otpWording } from '../domain';

const Life = styled(Caption)`
  ${tabularNumbers}
  text-align: center;
`;

/** How long the code still lives, or that it is over. @param seconds 0 or more */
export function CodeLife({ seconds }: { readonly seconds: number }) {
  if (seconds === 0) return <Notice tone="warning">{otpWording.expired}</Notice>;
  return <Life>{otpWording.lifeLeft(formatCountdown(seconds))}</Life>;
}
