import { color, focusWidth, font, space, styled } from '@poku/kit';

export const Root = styled.div`
  display: grid;
  align-content: center;
  gap: ${space(6)};
  max-width: ${focusWidth};
  min-height: min(100dvh, 640px);
  margin: 0 auto;
  padding: ${space(8)} ${space(4)};
`;
export const Words = styled.div`
  display: grid;
  gap: ${space(2)};
  text-align: center;
  text-wrap: balance;
`;
export const Title = styled.h1`
  ${font('title', 'bold')}
`;
export const Text = styled.p`
  color: ${color('inkMuted')};
`;
