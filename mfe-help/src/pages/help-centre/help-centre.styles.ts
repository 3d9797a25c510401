import { color, focusWidth, font, lineLength, space, styled } from '@poku/kit';

export const Intro = styled.div`
  display: grid;
  gap: ${space(1)};
  max-width: ${lineLength};
`;
export const Question = styled.h2`
  ${font('heading', 'bold')}
`;
export const Guide = styled.p`
  color: ${color('inkMuted')};
`;
/** As wide as a phone's page at most. */
export const Report = styled.div`
  max-width: ${focusWidth};
`;
