import { type ReactNode } from 'react';
import { Link, type To } from '../own-router';
import { css, styled } from '../styled';
import { focusRing, font } from '../theme';
import { useScopedLink } from './link-scope';

/** Makes a card the target of the `CardLink` in it: gives the link its area and shows its focus around the card. */
export const cardLinkArea = css`
  position: relative;
  &:has(a:focus-visible) {
    ${focusRing}
  }
`;

const look = css`
  color: inherit;
  text-decoration: none;
  outline: none;
  &:focus-visible {
    outline: none;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
const RouterLink = styled(Link)`
  ${look}
`;
const ScopedLink = styled.a`
  ${look}
`;

export interface CardLinkProps {
  readonly to: To;
  readonly children: ReactNode;
}

/** The link of a card with `cardLinkArea`; a press anywhere on the card follows it. What has a `z-index` lies above it. */
export function CardLink({ to, children }: CardLinkProps) {
  const scoped = useScopedLink(to);
  return scoped === null ? (
    <RouterLink to={to}>{children}</RouterLink>
  ) : (
    <ScopedLink {...scoped}>{children}</ScopedLink>
  );
}

/** Name of a card, cut after two lines. */
export const CardName = styled.h3`
  ${font('body', 'bold')}
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
`;
