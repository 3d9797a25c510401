import { couponsWording, formatCountdown } from '@poku/shared/domain';
import { useRevalidator } from '@poku/shared/router';
import { color, font, styled, tabularNumbers, useSecondsUntil } from '@poku/shared/ui';

const Line = styled.p`
  ${font('caption', 'bold')}
  ${tabularNumbers}
  color: ${color('warning')};
`;

/** 'Hangus dalam mm:ss'; at zero the page is read again, since the server's clock decides (D51). */
export function Countdown({ until }: { readonly until: string }) {
  const { revalidate } = useRevalidator();
  const seconds = useSecondsUntil(Date.parse(until), () => void revalidate());
  return (
    <Line>
      {couponsWording.countdown} {formatCountdown(seconds)}
    </Line>
  );
}
