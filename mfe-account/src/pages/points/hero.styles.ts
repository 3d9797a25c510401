import { Card, color, font, space, styled } from '@poku/kit';

export const Hero = styled(Card)`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  padding: ${space(5)} ${space(4)};
  background: var(--poku-pattern), ${color('header')};
  color: ${color('onHeader')};
`;
export const Label = styled.h2`
  ${font('body')}
`;
