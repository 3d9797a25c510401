import { VisuallyHidden } from '../layout/visually-hidden';
import { keyframes, styled } from '../styled';
import { color, radius, space } from '../theme';
import { uiWording } from '../wording';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;
const Bone = styled.span<{ $height: string; $width?: string; $ratio?: string }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height }) => $height};
  ${({ $ratio }) => $ratio !== undefined && `aspect-ratio: ${$ratio};`}
  border-radius: 6px;
  background: ${color('skeleton')};
  animation: ${breathe} 1600ms ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
const Rows = styled.span<{ $gap: number }>`
  display: grid;
  gap: ${({ $gap }) => space($gap)};
`;
const Frame = styled.span`
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.card};
  background: ${color('card')};
`;
const Line = styled.span`
  display: grid;
  grid-template-columns: 40px 1fr;
  gap: ${space(3)};
  align-items: center;
  min-height: 64px;
`;

/** The shape of what comes: lines of text, coupon cards, rows of a list, or one 16:9 picture. */
export type SkeletonShape = 'text' | 'card' | 'list' | 'picture';

function Shape({ shape }: { readonly shape: SkeletonShape }) {
  const twoLines = (
    <Rows $gap={2}>
      <Bone $height="14px" $width="72%" />
      <Bone $height="12px" $width="44%" />
    </Rows>
  );
  switch (shape) {
    case 'text':
      return <Bone $height="15px" />;
    case 'picture':
      return <Bone $height="auto" $ratio="16 / 9" />;
    case 'card':
      return (
        <Frame>
          <Bone $height="auto" $ratio="16 / 9" />
          <Rows $gap={2}>
            <Bone $height="15px" $width="44%" />
            <Bone $height="19px" $width="92%" />
            <Bone $height="19px" $width="64%" />
            <Bone $height="19px" $width="56%" />
          </Rows>
        </Frame>
      );
    case 'list':
      return (
        <Line>
          <Bone $height="40px" $width="40px" />
          {twoLines}
        </Line>
      );
  }
}

export interface SkeletonProps {
  readonly shape: SkeletonShape;
  /** How many of the shape, below each other. Default 1. */
  readonly count?: number;
  /** What a screen reader says; `null` for all but one skeleton of a page. Default 'Sedang memuat'. */
  readonly label?: string | null;
}

/** Holds the place of content on its way, in its shape, so that nothing jumps when it comes. */
export function Skeleton({ shape, count = 1, label = uiWording.loading }: SkeletonProps) {
  return (
    <div role={label === null ? undefined : 'status'}>
      {label !== null && <VisuallyHidden>{label}</VisuallyHidden>}
      <Rows aria-hidden="true" $gap={shape === 'text' ? 2 : 3}>
        {Array.from({ length: count }, (_, index) => (
          <Shape key={index} shape={shape} />
        ))}
      </Rows>
    </div>
  );
}
