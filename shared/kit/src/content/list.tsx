import { styled } from '../styled';
import { color, radius } from '../theme';

/** Rows with a line between them, on one raised surface. Holds `ListItem`s. */
export const List = styled.ul`
  list-style: none;
  border: 1px solid ${color('line')};
  border-radius: ${radius.card};
  background: ${color('card')};
  overflow: hidden;
  > li + li {
    border-top: 1px solid ${color('line')};
  }
`;
