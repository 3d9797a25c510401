import { Card, color, desk, font, space, styled } from '@poku/kit';

export const Hero = styled(Card)`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  padding: ${space(5)} ${space(4)};
  background: var(--poku-pattern), ${color('header')};
  color: ${color('onHeader')};
`;
/** Where they come from. */
export const Shares = styled.div`
  display: grid;
  gap: ${space(1.5)};
  width: 100%;
  margin-top: ${space(2)};
`;
export const Label = styled.h2`
  ${font('body')}
`;
/** On a desk own points and those at partners stand beside each other. */
export const Columns = styled.div`
  display: grid;
  gap: ${space(6)};
  align-items: start;
  ${desk} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(8)};
  }
`;
