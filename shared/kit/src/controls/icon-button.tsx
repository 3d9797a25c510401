import { type ButtonHTMLAttributes, type Ref } from 'react';
import { Icon } from '../icons/icon';
import { type IconName } from '../icons/icon-shapes';
import { css, styled } from '../styled';
import { color, touchTarget } from '../theme';

/** Look of a round target that holds an icon alone; also used for links. */
export const iconButtonStyles = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${touchTarget};
  height: ${touchTarget};
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: inherit;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  &:hover {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -3px;
  }
  /* A heart that is set. */
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
  &:disabled,
  &[aria-disabled='true'] {
    color: ${color('lineStrong')};
    cursor: not-allowed;
  }
`;

const Root = styled.button`
  ${iconButtonStyles}
`;

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'style'> {
  readonly icon: IconName;
  /** What the button does; the icon alone says nothing to a screen reader. */
  readonly label: string;
  /** Fills the shape, whatever its state; one with `aria-pressed` is filled while that is true. Default false. */
  readonly filled?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button of 44 × 44 px that shows an icon alone. */
export function IconButton({ icon, label, filled, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Root {...rest} type={type} aria-label={label}>
      <Icon name={icon} filled={filled} />
    </Root>
  );
}
