import { font, space, styled } from '@poku/kit';

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
`;
export const Title = styled.h3`
  ${font('body', 'bold')}
`;
