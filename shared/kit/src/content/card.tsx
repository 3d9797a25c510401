import { styled } from '../styled';
import { color, forcedColours, radius, shadow, space } from '../theme';

/** A raised surface. `as="section"` or `as="article"` where it is one. */
export const Card = styled.div<{
  /** Inner distance in steps of 4 px. Default 4 (16 px). */
  readonly $padding?: number;
}>`
  padding: ${({ $padding = 4 }) => space($padding)};
  border-radius: ${radius.card};
  background: ${color('card')};
  box-shadow: ${shadow};
  min-width: 0;
  ${forcedColours} {
    border: 1px solid;
  }
`;
