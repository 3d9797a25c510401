import { css } from '../styled';
import { color, forcedColours, radius, shadow } from '../theme';

/** A link that is a raised surface as a whole. How it lays out what is in it is its own. */
export const linkTile = css`
  border-radius: ${radius.card};
  background: ${color('card')};
  box-shadow: ${shadow};
  color: ${color('ink')};
  text-decoration: none;
  -webkit-tap-highlight-color: transparent;
  &:hover,
  &:active {
    background: ${color('primarySoft')};
  }
  ${forcedColours} {
    border: 1px solid;
  }
`;
