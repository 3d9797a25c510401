import { Card, focusWidth, font, space, styled } from '@poku/kit';

export const Column = styled.div`
  max-width: ${focusWidth};
  margin: 0 auto;
`;
export const Sheet = styled(Card)`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  text-align: center;
`;
/** The coupon's picture as a round window in the ring. */
export const Window = styled.span`
  width: min(148px, 50vw);
`;
export const Name = styled.h2`
  ${font('heading', 'bold')}
  overflow-wrap: anywhere;
  text-wrap: balance;
`;
export const Far = styled.p`
  ${font('heading', 'bold')}
  text-wrap: balance;
`;
