import { Caption, color, font, space, styled, tabularNumbers } from '@poku/kit';

export const Row = styled.li`
  padding: ${space(3)} ${space(4)};
`;
/** Picture and words. */
export const Main = styled.div<{ $pictureWidth: number }>`
  display: flex;
  gap: ${space(3)};
  align-items: start;
  > :first-child {
    flex: none;
    width: ${({ $pictureWidth }) => $pictureWidth}px;
  }
`;
export const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;
/** The name, and the amount at its end; with large text the amount stands below. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
`;
export const Name = styled.p`
  ${font('body', 'bold')}
  flex: 1 1 5rem;
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
