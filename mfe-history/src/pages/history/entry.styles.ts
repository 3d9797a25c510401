import { Caption, color, desk, font, space, styled, tabularNumbers } from '@poku/kit';

export const Row = styled.li`
  padding: ${space(3)} ${space(4)};
`;
/** Picture, words, amount; with large text the amount stands below the words. */
export const Main = styled.div<{ $pictureWidth: number }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: start;
  > :first-child {
    flex: none;
    width: ${({ $pictureWidth }) => $pictureWidth}px;
  }
`;
export const Words = styled.div`
  flex: 1 1 5rem;
  min-width: 0;
  overflow-wrap: anywhere;
  ${desk} {
    flex-basis: 8rem;
  }
`;
export const Name = styled.p`
  ${font('body', 'bold')}
`;
export const Muted = styled(Caption)`
  ${tabularNumbers}
`;
/** Its parts stay on one line. */
export const Whole = styled.span`
  white-space: nowrap;
`;
export const End = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space(1)};
  margin-inline-start: auto;
`;
/** How an amount looks. */
export type AmountTone = 'success' | 'ink' | 'inkMuted';

/** Green what came in; what failed changed nothing and is muted. */
export const Amount = styled.p<{ $tone: AmountTone }>`
  ${font('body', 'bold')}
  ${tabularNumbers}
  color: ${({ $tone }) => color($tone)};
  white-space: nowrap;
`;
