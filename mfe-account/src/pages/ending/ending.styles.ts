import { Card, color, focusWidth, font, space, styled } from '@poku/kit';

export const Column = styled.div`
  max-width: ${focusWidth};
  margin: 0 auto;
`;
/** How much ends. */
export const Summary = styled(Card)`
  display: grid;
  gap: ${space(2)};
`;
export const Title = styled.h2`
  ${font('body')}
  color: ${color('inkMuted')};
`;
