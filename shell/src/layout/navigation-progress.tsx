import { uiWording } from '@poku/shared/domain';
import { color, depth, keyframes, styled, VisuallyHidden } from '@poku/shared/ui';

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

/** A line at the top while the next page is on its way; the present page stays until it is there. */
export function NavigationProgress({ isBusy }: { readonly isBusy: boolean }) {
  return (
    <div role="status">
      {isBusy && (
        <>
          <Line />
          <VisuallyHidden>{uiWording.loading}</VisuallyHidden>
        </>
      )}
    </div>
  );
}
