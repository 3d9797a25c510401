import { color, font, radius, space, styled, tabularNumbers } from '@poku/kit';

export const Root = styled.div`
  display: grid;
  gap: ${space(4)};
  padding-top: ${space(1)};
`;
/** As high as both of its lines, before they are there. */
export const Sum = styled.div`
  display: grid;
  align-content: center;
  gap: ${space(1)};
  min-height: 64px;
`;
/** The largest of the card. */
export const Plus = styled.p`
  ${font('title', 'bold')}
  ${tabularNumbers}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;
export const Total = styled.p`
  ${tabularNumbers}
  color: ${color('inkMuted')};
`;
export const Unlocked = styled.section`
  display: grid;
  gap: ${space(2)};
`;
export const Count = styled.p`
  ${font('body', 'bold')}
`;
export const Bones = styled.div`
  height: 64px;
  border-radius: ${radius.card};
  background: ${color('skeleton')};
`;
export const Actions = styled.div`
  display: grid;
  gap: ${space(1)};
`;
