import { color, depth, keyframes, SlowNotice, styled, VisuallyHidden } from '@poku/kit';
import { navigationWording } from '../wording/navigation';

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
  return (
    <>
      {isBusy && <Line />}
      <SlowNotice
        isBusy={isBusy || isWaiting}
        meanwhile={isBusy && <VisuallyHidden>{navigationWording.loading}</VisuallyHidden>}
      />
    </>
  );
}
