import { color, font, space, styled, tabularNumbers } from '@poku/kit';

export const Title = styled.h2`
  ${font('heading', 'bold')}
`;
export const Name = styled.p`
  ${font('body', 'bold')}
  overflow-wrap: anywhere;
`;
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  padding-block: ${space(3)};
  border-block: 1px solid ${color('line')};
  dt {
    color: ${color('inkMuted')};
  }
`;
/** A label and its value, at the two ends of a line. */
export const Fact = styled.div`
  ${tabularNumbers}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(3)};
  > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
export const Parts = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  list-style: none;
`;
