import { styled } from '../styled';
import { space } from '../theme';

/** What a page says in its middle: a drawing, words, a button, below each other. Its distance from what is around is its user's. */
export const Centered = styled.div<{
  /** Distance between items in steps of 4 px. Default 4 (16 px). */
  readonly $gap?: number;
}>`
  display: grid;
  justify-items: center;
  gap: ${({ $gap = 4 }) => space($gap)};
  text-align: center;
`;
