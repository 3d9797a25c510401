import { Link } from '../router';
import { css, styled } from '../styled';
import { focusRing, font } from '../theme';

/** Makes a card the target of the `CardLink` in it: gives the link its area and shows its focus around the card. */
export const cardLinkArea = css`
  position: relative;
  &:has(a:focus-visible) {
    ${focusRing}
  }
`;

/** The link of a card with `cardLinkArea`; a press anywhere on the card follows it. What has a `z-index` lies above it. */
export const CardLink = styled(Link)`
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

/** Name of a card, cut after two lines. */
export const CardName = styled.h3`
  ${font('body', 'bold')}
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
`;
