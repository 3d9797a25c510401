import { css } from '../styled';
import { color, font, forcedColours, radius, shadow, space } from '../theme';

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

/** A small `linkTile` with an icon above its name. */
export const iconTile = css`
  ${linkTile}
  ${font('caption', 'bold')}
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space(1)};
  min-height: 72px;
  padding: ${space(2)} ${space(1)};
  text-align: center;
  overflow-wrap: anywhere;
  svg {
    color: ${color('primary')};
  }
`;
