import { styled } from '../styled';
import { color, font } from '../theme';

/** A small muted line: a brand, a label, a note. `as="span"` inside running text. */
export const Caption = styled.p`
  ${font('caption')}
  color: ${color('inkMuted')};
`;
