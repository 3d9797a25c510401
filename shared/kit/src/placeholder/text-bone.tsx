import { font, type FontName, space, styled } from '@poku/kit';
import { boneStyles } from './bone';

export interface TextBoneProps {
  /** Size of the type that comes. Default `body`. */
  readonly $font?: FontName;
  /** As CSS. Default all of the line. */
  readonly $width?: string;
}

/** A line of text on its way, as high as the line: it grows with the text size. */
export const TextBone = styled.span.attrs({ 'aria-hidden': true })<TextBoneProps>`
  ${({ $font = 'body' }) => font($font)}
  display: block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  &::before {
    ${boneStyles}
    content: '';
    display: inline-block;
    width: 100%;
    height: 0.8em;
    border-radius: 4px;
    vertical-align: middle;
  }
`;

const Lines = styled.span<{ readonly $gap: number }>`
  display: grid;
  gap: ${({ $gap }) => space($gap)};
`;

export interface TextLinesProps {
  readonly count: number;
  /** Size of the type that comes. Default `body`. */
  readonly font?: FontName;
  /** Width of the last line, as CSS. Default `64%`. */
  readonly last?: string;
  /** Distance of the lines in steps of 4 px. Default none. */
  readonly gap?: number;
}

/** A paragraph on its way. */
export const TextLines = ({ count, font: size = 'body', last = '64%', gap = 0 }: TextLinesProps) => (
  <Lines $gap={gap} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <TextBone key={index} $font={size} $width={index === count - 1 ? last : '100%'} />
    ))}
  </Lines>
);

const Words = styled.span<{ readonly $font: FontName }>`
  ${({ $font }) => font($font)}
  display: block;
  > span {
    ${boneStyles}
    display: inline-block;
    width: 3.3em;
    height: 0.8em;
    margin-inline-end: 0.4em;
    border-radius: 4px;
    vertical-align: middle;
  }
`;

export interface WordBonesProps {
  /** Of seven letters and a space. */
  readonly count: number;
  /** Size of the type that comes. Default `body`. */
  readonly font?: FontName;
}

/** A text on its way, of about so many words: it takes more lines where these are short. */
export const WordBones = ({ count, font: size = 'body' }: WordBonesProps) => (
  <Words $font={size} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <span key={index} />
    ))}
  </Words>
);
