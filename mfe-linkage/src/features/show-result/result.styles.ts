import { Centered, font, space, styled } from '@poku/kit';

export const Root = styled(Centered)`
  padding-block: ${space(8)};
`;
export const Sentence = styled.p`
  ${font('heading', 'bold')}
  max-width: 32ch;
  text-wrap: balance;
`;
export const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
`;
