import { color, css, keyframes, radius, styled } from '@poku/kit';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/** The look of everything that stands for something that is not there yet. */
export const boneStyles = css`
  background: ${color('skeleton')};
  animation: ${breathe} 1600ms ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export interface BoneProps {
  /** As CSS. Default all that there is. */
  readonly $width?: string;
  /** As CSS. Default what `$ratio` makes of the width. */
  readonly $height?: string;
  /** Width to height, as CSS. */
  readonly $ratio?: string;
  /** Corner radius, as CSS. Default 6 px. */
  readonly $round?: string;
}

/** A box of a picture, a button, a switch. */
export const Bone = styled.span.attrs({ 'aria-hidden': true })<BoneProps>`
  ${boneStyles}
  display: block;
  flex: none;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = 'auto' }) => $height};
  ${({ $ratio }) => $ratio !== undefined && `aspect-ratio: ${$ratio};`}
  border-radius: ${({ $round = '6px' }) => $round};
`;

/** As high as a button. Its words are not known, or do nothing yet. */
export const ButtonBone = styled(Bone).attrs<BoneProps>(({ $height = '44px' }) => ({
  $height,
  $round: radius.control,
}))``;
