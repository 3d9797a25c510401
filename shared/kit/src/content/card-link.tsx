import { type ReactNode } from 'react';
import { Link, type To } from '../own-router';
import { css, styled } from '../styled';
import { color, focusRing, font, forcedColours, radius, shadow } from '../theme';
import { useScopedLink } from './link-scope';

/** A card that is the target of the `CardLink` in it: as high as its row, and with the link's focus around it. */
export const cardLinkArea = css`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  border-radius: ${radius.card};
  background: ${color('card')};
  box-shadow: ${shadow};
  overflow: hidden;
  ${forcedColours} {
    border: 1px solid;
  }
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
  -webkit-tap-highlight-color: transparent;
  &:active::after {
    background: currentColor;
    opacity: 0.08;
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
