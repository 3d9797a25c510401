import { checkoutWording } from '@poku/shared/domain';
import { color, font, Notice, styled, tabularNumbers } from '@poku/shared/ui';
import { formatSeconds } from './use-seconds-until';

const Life = styled.p`
  ${font('caption')}
  ${tabularNumbers}
  color: ${color('inkMuted')};
  text-align: center;
`;

/** How long the code still lives, or that it is over. @param seconds 0 or more */
export function CodeLife({ seconds }: { readonly seconds: number }) {
  if (seconds === 0) return <Notice tone="warning">{checkoutWording.otpExpired}</Notice>;
  return <Life>{checkoutWording.otpLifeLeft(formatSeconds(seconds))}</Life>;
}
