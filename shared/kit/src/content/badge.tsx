import { styled } from '../styled';
import { color, type ColorName, font, radius, space } from '../theme';

const looks = {
  neutral: { text: 'inkMuted', ground: 'line' },
  info: { text: 'info', ground: 'infoSoft' },
  success: { text: 'success', ground: 'successSoft' },
  warning: { text: 'warning', ground: 'warningSoft' },
  error: { text: 'error', ground: 'errorSoft' },
  points: { text: 'ink', ground: 'pointsSoft' },
} satisfies Record<string, { readonly text: ColorName; readonly ground: ColorName }>;

/** Tones of a badge. */
export type BadgeTone = keyof typeof looks;

/** A state in a word or two. The word carries the meaning, never the colour alone. */
export const Badge = styled.span<{
  /** Default `neutral`. */
  readonly $tone?: BadgeTone;
}>`
  ${font('caption', 'bold')}
  display: inline-block;
  padding: 2px ${space(2)};
  border-radius: ${radius.pill};
  background: ${({ $tone = 'neutral' }) => color(looks[$tone].ground)};
  color: ${({ $tone = 'neutral' }) => color(looks[$tone].text)};
  white-space: nowrap;
`;
