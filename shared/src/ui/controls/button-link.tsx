import { type ReactNode } from 'react';
import { Link, type To } from '../router';
import { styled } from '../styled';
import { buttonStyles, type ButtonStyleProps, type ButtonVariant } from './button.styles';

const Root = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

/** Props of `ButtonLink`. */
export interface ButtonLinkProps {
  readonly to: To;
  readonly children: ReactNode;
  /** Default `primary`. */
  readonly variant?: ButtonVariant;
  /** Default false. */
  readonly fullWidth?: boolean;
  /** Replaces the entry in the history. Default false. */
  readonly replace?: boolean;
  /** Navigation state for the next page; a page also works without it (D43). */
  readonly state?: unknown;
  readonly onClick?: () => void;
}

/** A link that looks like a button: it leads to a page, so it stays a link. */
export function ButtonLink({ variant = 'primary', fullWidth = false, ...rest }: ButtonLinkProps) {
  return <Root {...rest} $variant={variant} $fullWidth={fullWidth} />;
}
