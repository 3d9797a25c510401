import { SLOW_MS } from '@poku/domain/limits/messages';
import { color, depth, font, keyframes, radius, shadow, space, styled, VisuallyHidden } from '@poku/kit';
import { useEffect, useState } from 'react';
import { navigationWording } from '../wording/navigation';
import { disturbanceWording } from '../wording/disturbance';

const run = keyframes`
  from { transform: scaleX(0.05); }
  to { transform: scaleX(0.9); }
`;
const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${depth.toast};
  height: 3px;
  background: ${color('points')};
  transform-origin: left;
  animation: ${run} 4s ease-out both;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Slow = styled.p`
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

/** Whether something has been on its way for longer than anybody waits without a word. */
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

export interface NavigationProgressProps {
  /** The next page is on its way. */
  readonly isBusy: boolean;
  /** Something else that the page waits for is on its way. Default false. */
  readonly isWaiting?: boolean;
}

/**
 * A line at the top while the next page is on its way; the present page stays until it is there. What takes long is said
 * in words.
 */
export function NavigationProgress({ isBusy, isWaiting = false }: NavigationProgressProps) {
  const isSlow = useIsSlow(isBusy || isWaiting);
  return (
    <div role="status">
      {isBusy && <Line />}
      {isSlow ? (
        <Slow>{disturbanceWording.slow}</Slow>
      ) : (
        isBusy && <VisuallyHidden>{navigationWording.loading}</VisuallyHidden>
      )}
    </div>
  );
}
