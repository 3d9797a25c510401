import { type MouseEvent, type ReactNode } from 'react';
import { Link, type To } from '../own-router';
import { styled } from '../styled';
import { buttonStyles, type ButtonStyleProps, type ButtonVariant } from './button.styles';

const Root = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

export interface ButtonLinkProps {
  /** An address of the site, or of another one (http, https). */
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
  /** Called before the link is followed; `preventDefault` keeps it from that. */
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Opens beside the site, with no way back into it and no word of where it came from. Default false. */
  readonly newTab?: boolean;
}

/** A link that looks like a button: it leads to a page, so it stays a link. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'primary', fullWidth = false, newTab = false, ...rest } = props;
  const target = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return <Root {...rest} {...target} part={`button-${variant}`} $variant={variant} $fullWidth={fullWidth} />;
}
