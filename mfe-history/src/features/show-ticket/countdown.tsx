import { couponsWording } from '@poku/shared/domain';
import { useRevalidator } from '@poku/shared/router';
import { color, font, styled, tabularNumbers } from '@poku/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';

const SECOND_MS = 1_000;

const Line = styled.p`
  ${font('caption', 'bold')}
  ${tabularNumbers}
  color: ${color('warning')};
`;

const pad = (value: number): string => String(value).padStart(2, '0');

/** 'Hangus dalam mm:ss'; at zero the page is read again, since the server's clock decides (D51). */
export function Countdown({ until }: { readonly until: string }) {
  const { revalidate } = useRevalidator();
  const [, setTicks] = useState(0);
  const endMs = Date.parse(until);
  const readAgain = useEffectEvent(() => void revalidate());
  useEffect(() => {
    const timer = setInterval(() => {
      setTicks((ticks) => ticks + 1);
      if (Date.now() < endMs) return;
      clearInterval(timer);
      readAgain();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [endMs]);
  const seconds = Math.max(0, Math.ceil((endMs - Date.now()) / SECOND_MS));
  return (
    <Line>
      {couponsWording.countdown} {pad(Math.floor(seconds / 60))}:{pad(seconds % 60)}
    </Line>
  );
}
