import { color, keyframes, radius, space, styled } from '@poku/kit';

const fill = keyframes`
  from { transform: scaleX(0); }
`;
const Track = styled.span`
  display: block;
  height: 6px;
  margin-top: ${space(4)};
  border-radius: ${radius.pill};
  background: ${color('line')};
  overflow: hidden;
`;
const Bar = styled.span<{ $durationMs: number }>`
  display: block;
  height: 100%;
  background: ${color('primary')};
  transform-origin: left;
  animation: ${fill} ${({ $durationMs }) => $durationMs}ms linear;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    opacity: 0.5;
  }
`;

/** How long a wait still takes, as a bar that fills. Decoration: the words beside it say what is waited for. */
export function WaitBar({ durationMs }: { readonly durationMs: number }) {
  return (
    <Track aria-hidden="true">
      <Bar $durationMs={durationMs} />
    </Track>
  );
}
