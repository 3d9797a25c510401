import { VisuallyHidden } from '../layout/visually-hidden';
import { keyframes, styled } from '../styled';
import { uiWording } from '../wording';

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

const Place = styled.span`
  display: inline-block;
  vertical-align: middle;
`;
const Ring = styled.span<{ $size: number }>`
  display: block;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    border-right-color: currentColor;
    border-style: dotted;
  }
`;

export interface SpinnerProps {
  /** Edge in CSS pixels. Default 24. */
  readonly size?: number;
  /** What a screen reader says; `null` where the text around it says it. Default 'Sedang memuat'. */
  readonly label?: string | null;
}

/** A turning ring for waits without a known shape; a list or a page uses `Skeleton`. */
export function Spinner({ size = 24, label = uiWording.loading }: SpinnerProps) {
  return (
    <Place role={label === null ? undefined : 'status'}>
      <Ring $size={size} aria-hidden="true" />
      {label !== null && <VisuallyHidden>{label}</VisuallyHidden>}
    </Place>
  );
}
