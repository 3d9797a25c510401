import { css } from '../styled';
import { color, font, forcedColours, linkDecoration, motion, radius, space, touchTarget } from '../theme';

const variants = {
  primary: css`
    background: ${color('primary')};
    color: ${color('onPrimary')};
    &:hover:not([aria-disabled='true'], :disabled),
    &:active:not([aria-disabled='true'], :disabled) {
      background: ${color('primaryPressed')};
    }
  `,
  secondary: css`
    background: ${color('card')};
    color: ${color('primary')};
    border-color: ${color('primary')};
    &:hover:not([aria-disabled='true'], :disabled),
    &:active:not([aria-disabled='true'], :disabled) {
      background: ${color('primarySoft')};
    }
  `,
  text: css`
    background: transparent;
    color: ${color('primary')};
    text-decoration: ${linkDecoration};
    padding-inline: ${space(3)};
    &:hover:not([aria-disabled='true'], :disabled),
    &:active:not([aria-disabled='true'], :disabled) {
      background: ${color('primarySoft')};
    }
  `,
  danger: css`
    background: ${color('error')};
    color: ${color('onError')};
    &:active:not([aria-disabled='true'], :disabled) {
      filter: brightness(0.9);
    }
  `,
};

/** Looks of a button. */
export type ButtonVariant = keyof typeof variants;

/** Style props that a button and a link in its clothes share. */
export interface ButtonStyleProps {
  readonly $variant: ButtonVariant;
  readonly $fullWidth: boolean;
}

/** The common look of `Button` and `ButtonLink`. */
export const buttonStyles = css<ButtonStyleProps>`
  ${font('body', 'bold')}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${touchTarget};
  min-width: ${touchTarget};
  padding: ${space(2)} ${space(5)};
  border: 1.5px solid transparent;
  border-radius: ${radius.control};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  transition: background-color ${motion.quick} ease-out;
  ${({ $variant }) => variants[$variant]}
  ${({ $fullWidth }) => $fullWidth && 'width: 100%;'}
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: ${({ $variant }) => ($variant === 'text' ? 'transparent' : color('line'))};
    border-color: transparent;
    color: ${color('inkMuted')};
    text-decoration: none;
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  ${forcedColours} {
    &[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
    }
  }
`;
