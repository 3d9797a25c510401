import { color, font, space, styled, tabularNumbers } from '@poku/shared/ui';

/** One row of the history: picture, words, amount. */
export const Row = styled.li`
  padding: ${space(3)} ${space(4)};
`;
export const Main = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: start;
`;
export const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;
export const Name = styled.p`
  ${font('body', 'bold')}
`;
export const Muted = styled.p`
  ${font('caption')}
  ${tabularNumbers}
  color: ${color('inkMuted')};
`;
export const End = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space(1)};
`;
/** Green what came in; what failed changed nothing and is muted. */
export const Amount = styled.p<{ $tone: 'success' | 'ink' | 'inkMuted' }>`
  ${font('body', 'bold')}
  ${tabularNumbers}
  color: ${({ $tone }) => color($tone)};
  white-space: nowrap;
`;
