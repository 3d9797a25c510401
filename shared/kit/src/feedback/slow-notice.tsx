import { SLOW_MS } from '@poku/domain/limits/messages';
import { type ReactNode, useEffect, useState } from 'react';
import { color, depth, font, radius, shadow, space } from '../theme';
import { styled } from '../styled';
import { uiWording } from '../wording';

const Words = styled.p`
  ${font('body')}
  position: fixed;
  inset: ${space(3)} ${space(4)} auto;
  z-index: ${depth.toast};
  width: fit-content;
  max-width: 440px;
  margin: 0 auto;
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.card};
  background: ${color('card')};
  box-shadow: ${shadow};
  color: ${color('ink')};
  text-align: center;
  pointer-events: none;
`;

const useIsSlow = (isBusy: boolean): boolean => {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isBusy]);
  return isSlow;
};

export interface SlowNoticeProps {
  /** Something that the page waits for is on its way. */
  readonly isBusy: boolean;
  /** What is said before that. Default nothing. */
  readonly meanwhile?: ReactNode;
}

/** Says in words that something is on its way for longer than anybody waits without a word: after 3 seconds, at the top of the screen. */
export function SlowNotice({ isBusy, meanwhile }: SlowNoticeProps) {
  const isSlow = useIsSlow(isBusy);
  return <div role="status">{isSlow ? <Words>{uiWording.slow}</Words> : meanwhile}</div>;
}
